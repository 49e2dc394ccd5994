import { emulateMedia } from '@web/test-runner-commands';
import { expect } from '@open-wc/testing';
import { html, render, type TemplateResult } from 'lit';
import { DECK, rankOf, suitOf, type Card } from '../../src/engine/index.js';
import { icon, ICON_NAMES } from '../../src/view/art/icons.js';
import { GLYPHS, SUIT_PATHS } from '../../src/view/art/deck.js';
import { placePath } from '../../src/view/art/path.js';
import { faceSizeOf } from '../../src/view/art/pips.js';
import { styles } from '../../src/view/styles/index.js';
import { cardFace, type IndexLetters } from '../../src/view/templates/card-face.js';

const RUSSIAN: IndexLetters = { A: 'Т', J: 'В', Q: 'Д', K: 'К' };
const BULGARIAN: IndexLetters = { A: 'А', J: 'В', Q: 'Д', K: 'П' };

let host: HTMLElement;

/** Renders into a shadow root with the widget's styles, as the element does. */
function show(
  content: TemplateResult,
  theme = 'light',
  attributes: readonly string[] = [],
): HTMLElement {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = styles.flatMap(({ styleSheet }) => styleSheet ?? []);
  render(html`<div class="root" data-theme=${theme}>${content}</div>`, root);
  const element = root.querySelector<HTMLElement>('.root');
  if (element === null) throw new Error('no root');
  for (const name of attributes) element.toggleAttribute(name, true);
  return element;
}

interface Look {
  readonly width?: number;
  readonly strip?: number;
  readonly className?: string;
  readonly letters?: IndexLetters | null;
  readonly theme?: string;
  readonly attributes?: readonly string[];
}

function showCard(card: Card, look: Look = {}): HTMLElement {
  const { width = 100, letters = null, className = '' } = look;
  const height = Math.round(1.4 * width);
  const strip = look.strip ?? height;
  const size = faceSizeOf(width);
  const root = show(
    html`<div class=${`card ${className}`}>${cardFace(card, { size, letters })}</div>`,
    look.theme,
    look.attributes,
  );
  root.style.setProperty('--_fc-w', `${width}px`);
  root.style.setProperty('--_fc-h', `${height}px`);
  const element = find(root, '.card');
  element.style.setProperty('--_fc-strip', `${strip}px`);
  element.style.setProperty('--_fc-cap', `${Math.min(0.19 * width + 4, 26, 0.72 * strip)}px`);
  return element;
}

function find(root: ParentNode, selector: string): HTMLElement {
  const element = root.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`no ${selector}`);
  return element;
}

function colorOfPip(card: Card, look: Look): string {
  return getComputedStyle(find(showCard(card, look), '.index .pip')).fill;
}

function rankPath(card: Card, letters: IndexLetters | null): string {
  return find(showCard(card, { letters }), '.rank').getAttribute('d') ?? '';
}

beforeEach(() => {
  host = document.createElement('div');
  document.body.append(host);
});

afterEach(async () => {
  host.remove();
  await emulateMedia({ forcedColors: 'none' });
});

describe('card faces', () => {
  it('V7 are small: at most ten elements a card, no style attribute, no text', () => {
    for (const card of DECK) {
      const element = showCard(card);
      expect(element.querySelectorAll('*').length, card).to.be.at.most(10);
      expect(element.querySelector('[style]'), card).to.equal(null);
      expect(element.textContent?.trim(), card).to.equal('');
    }
  });

  it('B110 draws all 52 faces differently, none as text', () => {
    const faces = new Set(DECK.map((card) => showCard(card).innerHTML.replace(/<!--.*?-->/g, '')));
    expect(faces.size).to.equal(52);
  });

  it('shows as many pips as the rank from 72 px, one below, none on courts', () => {
    for (const card of DECK) {
      const rank = rankOf(card);
      const pips = (width: number): number => {
        const path = showCard(card, { width }).querySelector('.art .pip');
        return (path?.getAttribute('d')?.match(/M/g) ?? []).length;
      };
      expect(pips(72), card).to.equal(rank > 10 ? 0 : rank);
      expect(pips(71.5), card).to.equal(rank > 10 ? 0 : 1);
    }
  });

  it('keeps pips and figures below the index and inside the card', () => {
    for (const width of [27, 60, 72, 118]) {
      for (const card of DECK) {
        const element = showCard(card, { width });
        const box = element.getBoundingClientRect();
        const index = find(element, '.index').getBoundingClientRect();
        for (const part of element.querySelectorAll('.art path')) {
          const shape = part.getBoundingClientRect();
          const name = `${card} at ${width}`;
          expect(shape.top, name).to.be.at.least(index.bottom - 0.2 * index.height);
          expect(shape.bottom, name).to.be.at.most(box.bottom + 0.5);
          expect(shape.left, name).to.be.at.least(box.left);
          expect(shape.right, name).to.be.at.most(box.right);
        }
      }
    }
  });

  it('B098 keeps the whole index inside every strip and clear of a ring', () => {
    for (const [width, strips] of [
      [25.5, [8, 24, 36]],
      [27, [12, 24, 38]],
      [41.5, [12, 24, 58]],
      [72, [12, 24, 101]],
      [118, [12, 45, 165]],
    ] as const) {
      for (const strip of strips) {
        for (const card of DECK) {
          const element = showCard(card, { width, strip });
          const box = element.getBoundingClientRect();
          const index = find(element, '.index').getBoundingClientRect();
          const name = `${card} at ${width}, strip ${strip}`;
          expect(index.bottom - box.top, name).to.be.at.most(strip);
          expect(index.left - box.left, name).to.be.at.least(width < 64 ? 2 : 3);
          expect(index.right, name).to.be.at.most(box.right);
        }
      }
    }
  });

  it('sizes the index by custom properties alone', () => {
    const element = showCard('TH', { width: 100 });
    const index = find(element, '.index');
    expect(index.getBoundingClientRect().height).to.be.closeTo(23, 0.1);
    element.style.setProperty('--_fc-cap', '10px');
    expect(index.getBoundingClientRect().height).to.be.closeTo(10, 0.1);
  });

  it('puts the index right for the left hand', () => {
    const box = (attributes: readonly string[]): DOMRect =>
      find(showCard('6D', { attributes }), '.index').getBoundingClientRect();
    const plain = box([]);
    const mirrored = box(['data-mirrored']);
    expect(plain.left).to.be.below(mirrored.left);
    expect(plain.width).to.be.closeTo(mirrored.width, 0.1);
  });

  it('draws the letters of a language, and Latin ones where nobody has drawn its own', () => {
    expect(rankPath('AS', RUSSIAN)).to.equal(GLYPHS['Т']?.path);
    expect(rankPath('JS', RUSSIAN)).to.equal(GLYPHS['В']?.path);
    expect(rankPath('QS', RUSSIAN)).to.equal(GLYPHS['Д']?.path);
    expect(rankPath('KS', RUSSIAN)).to.equal(GLYPHS['K']?.path);
    expect(rankPath('AS', BULGARIAN)).to.equal(GLYPHS['A']?.path);
    expect(rankPath('KS', BULGARIAN)).to.equal(GLYPHS['П']?.path);
    expect(rankPath('TS', RUSSIAN)).to.equal(GLYPHS['10']?.path);
    expect(rankPath('QS', { ...RUSSIAN, Q: 'Ω' })).to.equal(GLYPHS['Q']?.path);
  });

  it('hides the art of a covered card, keeps its index, and shows the art again at once', () => {
    const element = showCard('KH', { className: 'covered' });
    const art = find(element, '.art');
    expect(getComputedStyle(art).visibility).to.equal('hidden');
    expect(getComputedStyle(find(element, '.index')).visibility).to.equal('visible');
    element.classList.remove('covered');
    expect(getComputedStyle(art).visibility).to.equal('visible');
  });

  it('paints the line over the art', () => {
    const line = getComputedStyle(showCard('KH'), '::after');
    expect(line.position).to.equal('absolute');
    expect(line.borderTopWidth).to.equal('1px');
    expect(line.borderTopColor).to.equal('rgb(116, 130, 121)');
  });

  it('takes the suit colours of the theme, four where asked for', () => {
    expect(colorOfPip('6H', {})).to.equal('rgb(192, 24, 43)');
    expect(colorOfPip('6D', { theme: 'dark' })).to.equal('rgb(255, 107, 112)');
    expect(colorOfPip('6S', { theme: 'felt' })).to.equal('rgb(27, 27, 31)');
    const four = ['data-four-color'];
    expect(colorOfPip('6D', { attributes: four })).to.equal('rgb(11, 63, 214)');
    expect(colorOfPip('6C', { attributes: four })).to.equal('rgb(0, 128, 90)');
  });

  it('takes colours from the page', () => {
    host.style.setProperty('--fc-red', 'rgb(1, 2, 3)');
    expect(colorOfPip('6H', {})).to.equal('rgb(1, 2, 3)');
    host.style.setProperty('--_fc-red', 'rgb(9, 9, 9)');
    expect(colorOfPip('6H', {})).to.equal('rgb(1, 2, 3)');
  });

  it('tells suits apart without colours: red ones hollow and underlined in forced colours', async () => {
    await emulateMedia({ forcedColors: 'active' });
    for (const card of ['6S', '6H', '6C', '6D'] as const) {
      const element = showCard(card);
      const pip = getComputedStyle(find(element, '.art .pip'));
      const index = getComputedStyle(find(element, '.index'));
      const isRed = suitOf(card) === 'H' || suitOf(card) === 'D';
      expect(pip.fill === index.color, card).to.equal(!isRed);
      expect(pip.stroke === index.color, card).to.equal(isRed);
      expect(Number.parseFloat(index.borderBottomWidth) > 0, card).to.equal(isRed);
    }
  });
});

describe('paths', () => {
  const SVG = 'http://www.w3.org/2000/svg';

  function boxOf(path: string): DOMRect {
    const svg = document.createElementNS(SVG, 'svg');
    const shape = document.createElementNS(SVG, 'path');
    shape.setAttribute('d', path);
    svg.append(shape);
    document.body.append(svg);
    const box = shape.getBBox();
    svg.remove();
    return box;
  }

  it('scale and move without changing their shape', () => {
    for (const [suit, path] of Object.entries(SUIT_PATHS)) {
      const box = boxOf(path);
      const placed = boxOf(placePath(path, 200, -30, 0.5));
      expect(placed.x, suit).to.be.closeTo(200 + box.x / 2, 0.1);
      expect(placed.y, suit).to.be.closeTo(-30 + box.y / 2, 0.1);
      expect(placed.width, suit).to.be.closeTo(box.width / 2, 0.1);
      expect(placed.height, suit).to.be.closeTo(box.height / 2, 0.1);
    }
  });

  it('understand absolute and relative arcs, horizontals and verticals', () => {
    const path = 'M10 10h20v20H10V10zM50 50a5 8 0 0 1 10 0A5 8 0 1 1 50 50z';
    const placed = placePath(path, 5, 7, 2);
    expect(placed).to.equal('M25 27h40v40H25V27zM105 107a10 16 0 0 1 20 0A10 16 0 1 1 105 107z');
  });

  it('of icons stay in their box of 20', () => {
    for (const name of ICON_NAMES) {
      const path = find(show(icon(name)), '.icon path').getAttribute('d') ?? '';
      const box = boxOf(path);
      expect(box.x, name).to.be.at.least(0.8);
      expect(box.y, name).to.be.at.least(0.8);
      expect(box.x + box.width, name).to.be.at.most(19.2);
      expect(box.y + box.height, name).to.be.at.most(19.2);
    }
  });
});
