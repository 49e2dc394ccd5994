import { expect, fixture } from '@open-wc/testing';
import '../../src/index.js';

type Size = readonly [width: number, height: number];

/** What stands in the markup below for the element, so that the same box can be made of another one. */
const BOX = '$box';
const PHONE = 358;
const WIDE = 1200;

/** In a narrow parent every one of them gives the room there is; in a wide one the size named here. */
const PARENTS: Readonly<Record<string, readonly [markup: string, wide: Size]>> = {
  block: [BOX, [1200, 960]],
  grid: [`<div style="display: grid">${BOX}</div>`, [1200, 960]],
  'grid of 1fr': [
    `<div style="display: grid; grid-template-columns: 1fr">${BOX}</div>`,
    [1200, 960],
  ],
  'grid that centres': [`<div style="display: grid; place-items: center">${BOX}</div>`, [640, 512]],
  'grid whose tracks are centred': [
    `<div style="display: grid; justify-content: center">${BOX}</div>`,
    [640, 512],
  ],
  'article in a grid': [`<div style="display: grid"><article>${BOX}</article></div>`, [1200, 960]],
  'flex row': [`<div style="display: flex">${BOX}</div>`, [640, 512]],
  'flex column': [`<div style="display: flex; flex-direction: column">${BOX}</div>`, [1200, 960]],
  'flex column that centres': [
    `<div style="display: flex; flex-direction: column; align-items: center">${BOX}</div>`,
    [640, 512],
  ],
  'article in a flex row': [
    `<div style="display: flex"><article>${BOX}</article></div>`,
    [640, 512],
  ],
  fieldset: [`<fieldset style="margin: 0; border: 0; padding: 0">${BOX}</fieldset>`, [1200, 960]],
  'table cell': [
    `<table style="border-spacing: 0"><tr><td style="padding: 0">${BOX}</td></tr></table>`,
    [640, 512],
  ],
  float: [`<div style="float: left">${BOX}</div>`, [640, 512]],
  'inline block': [`<div style="display: inline-block">${BOX}</div>`, [640, 512]],
  'fit-content': [`<div style="width: fit-content">${BOX}</div>`, [640, 512]],
};

/** What a page may say of the element itself, and what comes of it. */
const PAGE_CSS: Readonly<Record<string, readonly [narrow: Size, wide: Size]>> = {
  'max-width: 700px': [
    [PHONE, 480],
    [700, 560],
  ],
  'max-width: none': [
    [PHONE, 480],
    [1200, 960],
  ],
  'width: 700px': [
    [PHONE, 480],
    [700, 560],
  ],
  'max-height: 600px': [
    [PHONE, 480],
    [1200, 600],
  ],
  'min-height: 0': [
    [PHONE, 286.4],
    [1200, 960],
  ],
  'aspect-ratio: 4/3': [
    [PHONE, 480],
    [1200, 900],
  ],
  'min-block-size: 0; block-size: 320px': [
    [PHONE, 320],
    [1200, 320],
  ],
};

/** A text longer than the board is wide. */
const FALLBACK = `<p style="margin: 0">${'The game is on its way. '.repeat(20)}</p>`;

async function sizeIn(width: number, markup: string, tag: string, css = ''): Promise<Size> {
  const box = `<${tag} class="box" deal="617" style="${css}">${FALLBACK}</${tag}>`;
  const outer = await fixture<HTMLElement>(
    `<div style="width: ${width}px">${markup.replace(BOX, box)}</div>`,
  );
  const found = outer.querySelector('.box');
  if (found === null) throw new Error('Nothing in the parent');
  const size = found.getBoundingClientRect();
  return [Math.round(size.width * 10) / 10, Math.round(size.height * 10) / 10];
}

/** The line of the README by which a page reserves the size, for an element that no script knows. */
async function reserve(tag: string): Promise<HTMLStyleElement> {
  const readme = await (await fetch(new URL('../../README.md', import.meta.url))).text();
  const line = /^free-cell-game:where\(:not\(\[hidden\]\)\)\{.*$/m.exec(readme)?.[0];
  if (line === undefined) throw new Error('The README reserves nothing');
  const style = document.createElement('style');
  style.textContent = line.replaceAll('free-cell-game', tag);
  document.head.append(style);
  return style;
}

for (const [tag, whose] of [
  ['free-cell-game', 'the element'],
  ['reserved-box', 'what the README reserves'],
] as const) {
  describe(`the size of ${whose}`, () => {
    let style: HTMLStyleElement | null = null;

    before(async () => {
      if (tag === 'reserved-box') style = await reserve(tag);
    });
    after(() => style?.remove());

    for (const [name, [markup, wide]] of Object.entries(PARENTS)) {
      it(`B097 B104 is no wider than the room in its parent: ${name}`, async () => {
        expect(await sizeIn(PHONE, markup, tag), 'narrow').to.deep.equal([PHONE, 480]);
        expect(await sizeIn(WIDE, markup, tag), 'wide').to.deep.equal(wide);
      });
    }

    it('B097 B104 lets tracks share the room', async () => {
      const two = `<div style="display: grid; grid-template-columns: 1fr 1fr">${BOX}<p></p></div>`;
      expect(await sizeIn(WIDE, two, tag)).to.deep.equal([600, 480]);
    });

    it('is the least with which the board is right where its parent wants least', async () => {
      const least = `<div style="width: min-content">${BOX}</div>`;
      expect(await sizeIn(WIDE, least, tag)).to.deep.equal([240, 480]);
    });

    for (const [css, [narrow, wide]] of Object.entries(PAGE_CSS)) {
      it(`B104 obeys the page: ${css}`, async () => {
        expect(await sizeIn(PHONE, BOX, tag, css), 'narrow').to.deep.equal(narrow);
        expect(await sizeIn(WIDE, BOX, tag, css), 'wide').to.deep.equal(wide);
      });
    }
  });
}

describe('a box that is lower than its width asks for', () => {
  it('does not make the page longer', async () => {
    const outer = await fixture<HTMLElement>(
      `<div style="width: 1200px; overflow: auto"><free-cell-game deal="617"
        style="min-block-size: 0; block-size: 320px"></free-cell-game></div>`,
    );
    await outer.querySelector('free-cell-game')?.updateComplete;
    expect(outer.scrollHeight).to.equal(320);
  });
});

describe("a page's reset of pseudo-elements", () => {
  it('takes nothing of the height', async () => {
    const style = document.createElement('style');
    style.textContent =
      '*, ::before, ::after { box-sizing: border-box; margin: 0; padding: 0; border: 0 solid }';
    document.head.append(style);
    expect(await sizeIn(1000, BOX, 'free-cell-game')).to.deep.equal([1000, 800]);
    style.remove();
  });
});
