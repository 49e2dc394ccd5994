import { expect } from '@open-wc/testing';
import { styles } from '../../src/view/styles/index.js';

type Rgb = readonly [number, number, number];

const THEMES = ['light', 'felt', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** Colour on colour and the contrast that the design promises, by theme (null: no promise there). */
const PAIRS: readonly (readonly [string, string, Readonly<Record<Theme, number | null>>])[] = [
  ['ink', 'table', { light: 12.05, felt: 6.28, dark: 14.24 }],
  ['muted', 'table', { light: 5.9, felt: 4.95, dark: 8.85 }],
  ['slot-line', 'table', { light: 3.31, felt: 3.18, dark: 4.07 }],
  ['slot-line', 'slot', { light: 3.15, felt: 3.66, dark: 4.34 }],
  ['ghost', 'slot', { light: 3.15, felt: 3.12, dark: 3.24 }],
  ['card-line', 'card', { light: 4.03, felt: 3.22, dark: 3.81 }],
  ['card-line', 'table', { light: 3.17, felt: null, dark: 4.49 }],
  ['black', 'card', { light: 17.17, felt: 17.17, dark: 12.07 }],
  ['red', 'card', { light: 6.16, felt: 6.16, dark: 4.93 }],
  ['select', 'select-card', { light: 5.53, felt: 5.53, dark: 6.54 }],
  ['black', 'select-card', { light: 14.42, felt: 14.42, dark: 11.32 }],
  ['red', 'select-card', { light: 5.18, felt: 5.18, dark: 4.62 }],
  ['target-on-table', 'table', { light: 5.19, felt: 6.28, dark: 8.22 }],
  ['hint', 'hint-edge', { light: 8.83, felt: 8.83, dark: 10.79 }],
  ['focus', 'focus-edge', { light: 11.77, felt: 11.77, dark: 11.77 }],
  ['lesson', 'lesson-edge', { light: 7.07, felt: 7.07, dark: 9.15 }],
  ['last', 'card', { light: 5.71, felt: 5.71, dark: 7.36 }],
  ['last-on-table', 'slot', { light: 4.28, felt: 5.6, dark: 9.25 }],
  ['accent', 'accent-ink', { light: 7.24, felt: 7.24, dark: 9.96 }],
  ['bad', 'panel', { light: 6.69, felt: 6.69, dark: 7.58 }],
  ['pmuted', 'panel', { light: 6.39, felt: 6.39, dark: 4.5 }],
  ['control-line', 'panel', { light: 4, felt: 4, dark: 4 }],
];

/** Suits of the four-colour deck on a card. */
const FOUR = ['spades', 'hearts', 'clubs', 'diamonds'] as const;

function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

function contrast(a: Rgb, b: Rgb): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

let host: HTMLElement;
let probe: HTMLElement;
let root: HTMLElement;

beforeEach(() => {
  host = document.createElement('div');
  document.body.append(host);
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = styles.flatMap(({ styleSheet }) => styleSheet ?? []);
  root = document.createElement('div');
  root.className = 'root';
  probe = document.createElement('div');
  root.append(probe);
  shadow.append(root);
});

afterEach(() => {
  host.remove();
});

function colorOf(token: string): Rgb {
  probe.style.setProperty('background-color', `var(--_fc-${token})`);
  const { backgroundColor } = getComputedStyle(probe);
  // A mixed colour is told in parts of 1.
  const scale = backgroundColor.startsWith('color(') ? 255 : 1;
  const numbers =
    backgroundColor.match(/\d+(\.\d+)?(e-?\d+)?/g)?.map((channel) => Number(channel) * scale) ?? [];
  const [r, g, b, alpha] = numbers;
  if (r === undefined || g === undefined || b === undefined || alpha === 0) {
    throw new Error(`--_fc-${token} is no colour`);
  }
  return [r, g, b];
}

describe('tokens', () => {
  for (const theme of THEMES) {
    it(`have the contrasts that the design promises in ${theme}`, () => {
      root.dataset['theme'] = theme;
      for (const [a, b, promised] of PAIRS) {
        const least = promised[theme];
        if (least === null) continue;
        const found = contrast(colorOf(a), colorOf(b));
        expect(found, `${a} on ${b}`).to.be.at.least(least - 0.01);
      }
    });

    it(`keep four suit colours readable in ${theme}`, () => {
      root.dataset['theme'] = theme;
      root.toggleAttribute('data-four-color', true);
      const colors = FOUR.map(colorOf);
      expect(new Set(colors.map(String)).size).to.equal(4);
      for (const color of colors) expect(contrast(color, colorOf('card'))).to.be.at.least(4.5);
    });
  }

  it("follow the page's colour scheme in auto, and it alone", () => {
    root.dataset['theme'] = 'auto';
    host.style.setProperty('color-scheme', 'dark');
    expect(colorOf('table')).to.deep.equal([22, 36, 30]);
    host.style.setProperty('color-scheme', 'light');
    expect(colorOf('table')).to.deep.equal([223, 230, 225]);
    root.dataset['theme'] = 'dark';
    expect(colorOf('table')).to.deep.equal([22, 36, 30]);
    host.style.setProperty('color-scheme', 'dark');
    root.dataset['theme'] = 'felt';
    expect(colorOf('table')).to.deep.equal([47, 107, 82]);
    expect(colorOf('card')).to.deep.equal([255, 255, 255]);
  });

  it('mix what a page leaves unset of its table and its ink', () => {
    const TABLES = [
      ['#3a1d4d', '#fff'],
      ['#fff7e8', '#2b1a00'],
      ['#000', '#ddd'],
    ] as const;
    for (const [table, ink] of TABLES) {
      host.style.setProperty('--fc-table', table);
      host.style.setProperty('--fc-ink', ink);
      for (const theme of ['auto', ...THEMES]) {
        root.dataset['theme'] = theme;
        const least = (a: string, b: string, ratio: number): void => {
          const what = `${a} on ${b} of ${table} in ${theme}`;
          expect(contrast(colorOf(a), colorOf(b)), what).to.be.at.least(ratio);
        };
        least('muted', 'table', 4.5);
        least('slot-line', 'table', 3);
        least('slot-line', 'slot', 3);
        least('ghost', 'slot', 3);
        least('target-on-table', 'table', 3);
        least('last-on-table', 'slot', 3);
        expect(contrast(colorOf('slot'), colorOf('table')), 'the slot').to.be.lessThan(1.4);
      }
    }
    host.style.setProperty('--fc-muted', 'rgb(1, 2, 3)');
    expect(colorOf('muted'), 'what the page sets').to.deep.equal([1, 2, 3]);
  });

  it('yield to the page in every theme', () => {
    host.style.setProperty('--fc-table', 'rgb(1, 2, 3)');
    for (const theme of ['auto', ...THEMES]) {
      root.dataset['theme'] = theme;
      expect(colorOf('table'), theme).to.deep.equal([1, 2, 3]);
    }
  });

  it('keep private names from leaking in', () => {
    host.style.setProperty('--_fc-table', 'rgb(1, 2, 3)');
    root.dataset['theme'] = 'light';
    expect(colorOf('table')).to.deep.equal([223, 230, 225]);
  });
});

describe('root', () => {
  it('lets nothing of a hostile page in but what must get through', () => {
    const hostile = {
      'letter-spacing': '5px',
      'text-transform': 'uppercase',
      'text-indent': '3em',
      'font-size': '40px',
      'line-height': '3',
      direction: 'rtl',
      'writing-mode': 'vertical-rl',
      'text-shadow': '2px 2px red',
      'word-spacing': '9px',
      'white-space': 'pre',
      cursor: 'crosshair',
    };
    const names = Object.keys(hostile);
    const read = (): Record<string, string> => {
      const style = getComputedStyle(probe);
      return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]));
    };
    const before = read();
    for (const [name, value] of Object.entries(hostile)) host.style.setProperty(name, value);
    expect(read()).to.deep.equal(before);
  });

  it('stays hidden and out of reach where the page wants that', () => {
    host.style.setProperty('visibility', 'hidden');
    host.style.setProperty('pointer-events', 'none');
    expect(getComputedStyle(probe).visibility).to.equal('hidden');
    expect(getComputedStyle(probe).pointerEvents).to.equal('none');
  });
});
