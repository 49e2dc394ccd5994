import { expect } from '@open-wc/testing';
import type { FreeCellGame } from '../../src/index.js';
import {
  actionOf,
  controlOf,
  fixtureGame,
  inside,
  messageOf,
  placeOf,
} from '../helpers/fixture-game.js';
import { typeMove } from '../helpers/keys.js';
import { centerOf } from '../helpers/mouse.js';

const INHERITED = `body { line-height: 3; letter-spacing: .4em; word-spacing: 1em; text-transform: uppercase;
  text-align: right; text-indent: 2em; font: italic 30px serif; white-space: pre; cursor: none; color: lime;
  visibility: visible; text-shadow: 2px 2px red; font-variant: small-caps; list-style: square;
  -webkit-text-fill-color: blue; quotes: none; hyphens: auto; word-break: break-all; user-select: text;
  font-feature-settings: "smcp"; tab-size: 1; caret-color: red; accent-color: red; border-collapse: collapse }`;
const UNIVERSAL = `* { box-sizing: content-box !important; margin: 9px; padding: 3px; max-width: 40px;
  transition: all 2s; animation: x 1s; outline: 3px solid; border: 5px solid red !important;
  font-size: 40px !important; letter-spacing: 5px !important; float: right }
  button { display: none !important; background: red !important; transform: rotate(45deg) }
  section, div { position: static !important } svg, path { fill: lime !important; width: 9px }
  free-cell-game { margin: 0; padding: 0; width: 640px; height: 512px; max-width: none; float: none;
    border: 0 !important }`;
const PRIVATE = `:root { --_fc-w: 999px; --_fc-h: 3px; --_fc-table: red; --_fc-card-radius: 50px;
  --_fc-font: cursive; --_fc-cap: 99px; --_fc-ring: 30px }`;

/** What matters of an inner element: where it is in the game, and how its text and shape are set. */
const PROPERTIES = [
  'animationName',
  'backgroundColor',
  'borderTopWidth',
  'boxSizing',
  'color',
  'cursor',
  'display',
  'fontFamily',
  'fontSize',
  'fontStyle',
  'fontVariantCaps',
  'letterSpacing',
  'lineHeight',
  'marginTop',
  'maxWidth',
  'outlineStyle',
  'paddingLeft',
  'pointerEvents',
  'textAlign',
  'textIndent',
  'textShadow',
  'textTransform',
  'userSelect',
  'visibility',
  'whiteSpace',
  'wordBreak',
  'wordSpacing',
  'webkitTextFillColor',
] as const;

function pictureOf(game: FreeCellGame): Record<string, string> {
  const host = game.getBoundingClientRect();
  const nodes = game.renderRoot.querySelectorAll<HTMLElement>(
    '.root, [part], .label, .counter, .control, .card path, .panel *',
  );
  const picture: Record<string, string> = {};
  nodes.forEach((node, index) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    const box = [x - host.x, y - host.y, width, height].map((value) => Math.round(value * 10) / 10);
    const style = getComputedStyle(node);
    const looks = PROPERTIES.map((property) => `${property}: ${style[property]}`);
    picture[`${index} ${node.localName}.${node.getAttribute('class') ?? ''}`] = [
      box.join(' '),
      ...looks,
    ].join('; ');
  });
  return picture;
}

/** What differs, the first things of it, so that a failure can be read. */
function differences(before: Record<string, string>, after: Record<string, string>): string[] {
  const found = Object.keys({ ...before, ...after }).flatMap((key) => {
    const was = before[key]?.split('; ') ?? [];
    const is = after[key]?.split('; ') ?? ['gone'];
    return is.filter((part) => !was.includes(part)).map((part) => `${key}: ${part}`);
  });
  return found.slice(0, 12);
}

const sheets: HTMLStyleElement[] = [];

function addPageCss(text: string): void {
  const sheet = document.createElement('style');
  sheet.textContent = text;
  document.head.append(sheet);
  sheets.push(sheet);
}

describe('a hostile page', () => {
  afterEach(() => {
    for (const sheet of sheets.splice(0)) sheet.remove();
    document.documentElement.removeAttribute('dir');
    document.documentElement.style.fontSize = '';
  });

  for (const [name, css] of [
    ['B118 inherited styles', INHERITED],
    ['B120 universal selectors and resets', UNIVERSAL],
    ['private custom properties', PRIVATE],
  ] as const) {
    it(`${name} change nothing inside`, async () => {
      const game = await fixtureGame('deal="617" hint-button tutorial');
      actionOf(game, 'new-game').click();
      await game.updateComplete;
      for (const animation of game.shadowRoot?.getAnimations() ?? []) animation.finish();
      const before = pictureOf(game);
      expect(Object.keys(before).length).to.be.greaterThan(200);
      addPageCss(css);
      await new Promise(requestAnimationFrame);
      await new Promise((resolve) => setTimeout(resolve, 30));
      await game.updateComplete;
      expect(differences(before, pictureOf(game))).to.deep.equal([]);
    });
  }

  it('B119 root font sizes change nothing inside', async () => {
    const game = await fixtureGame('deal="617" hint-button tutorial');
    const before = pictureOf(game);
    for (const size of ['6px', '62.5%', '32px']) {
      document.documentElement.style.fontSize = size;
      await new Promise(requestAnimationFrame);
      await game.updateComplete;
      expect(differences(before, pictureOf(game)), size).to.deep.equal([]);
    }
  });

  it('a page written from right to left has the same board', async () => {
    const game = await fixtureGame('deal="617" hint-button tutorial');
    const before = pictureOf(game);
    document.documentElement.dir = 'rtl';
    await new Promise(requestAnimationFrame);
    await game.updateComplete;
    expect(differences(before, pictureOf(game))).to.deep.equal([]);
    expect(placeOf(game, 'column-1').getBoundingClientRect().x).to.be.lessThan(
      placeOf(game, 'column-8').getBoundingClientRect().x,
    );
  });

  it('hides with a hidden ancestor', async () => {
    const game = await fixtureGame();
    const block = game.parentElement;
    block?.style.setProperty('visibility', 'hidden');
    for (const node of game.renderRoot.querySelectorAll('.root, .card, .control, .tool')) {
      expect(getComputedStyle(node).visibility).to.equal('hidden');
    }
  });

  it('lets the pointer through where an ancestor does', async () => {
    const game = await fixtureGame();
    const [x, y] = centerOf(controlOf(game, 'JC'));
    expect(game.shadowRoot?.elementFromPoint(x, y)).to.equal(controlOf(game, 'JC'));
    game.parentElement?.style.setProperty('pointer-events', 'none');
    expect(document.elementFromPoint(x, y)).to.not.equal(game);
  });

  it('lets nothing inside catch a pointer that an ancestor lets through', async () => {
    const game = await fixtureGame();
    game.style.setProperty('pointer-events', 'none');
    game.focus();
    typeMove('12');
    await game.updateComplete;
    expect(messageOf(game)).not.to.equal('');
    const caught = [...game.renderRoot.querySelectorAll('*')].filter(
      (node) => getComputedStyle(node).pointerEvents !== 'none',
    );
    expect(caught).to.deep.equal([]);
  });

  it('changes the colours it is asked to change', async () => {
    const game = await fixtureGame();
    const colorOf = () => getComputedStyle(inside(game, '.root')).backgroundColor;
    addPageCss(':root { --fc-table: rgb(1, 2, 3) }');
    expect(colorOf()).to.equal('rgb(1, 2, 3)');
  });

  it('follows the colour scheme of the page until a theme is set', async () => {
    const game = await fixtureGame();
    const colorOf = () => getComputedStyle(inside(game, '.root')).backgroundColor;
    document.documentElement.style.colorScheme = 'light';
    const light = colorOf();
    document.documentElement.style.colorScheme = 'dark';
    const dark = colorOf();
    expect(light).to.not.equal(dark);
    game.theme = 'light';
    await game.updateComplete;
    expect(colorOf()).to.equal(light);
    document.documentElement.style.colorScheme = '';
  });
});
