import { expect, fixture, waitUntil } from '@open-wc/testing';
import '../../src/index.js';
import type { FreeCellExample } from '../../src/index.js';
import { textIn } from '../helpers/lessons.js';

const PAIR = '4D TC\n8S JH';

async function fixtureExample(attributes: string): Promise<FreeCellExample> {
  const example = await fixture<FreeCellExample>(
    `<free-cell-example lang="en" position="${PAIR}" moves="12" ${attributes}></free-cell-example>`,
  );
  await waitUntil(() => example.renderRoot.querySelector('.cards') !== null);
  await example.updateComplete;
  return example;
}

describe('view/example.attributes', () => {
  it('puts a card that was away back in its place', async () => {
    const example = await fixtureExample('');
    const spotOf = (card: string) => {
      const face = example.renderRoot.querySelector<HTMLElement>(`[data-face="${card}"]`);
      return face?.style.transform;
    };
    const spot = spotOf('4D');
    expect(spot).to.match(/^translate/);
    example.position = PAIR.replace('4D ', '');
    await example.updateComplete;
    expect(spotOf('4D')).to.equal(undefined);
    example.position = PAIR;
    await example.updateComplete;
    expect(spotOf('4D')).to.equal(spot);
  });

  it('takes an attribute that is taken away for its default', async () => {
    const example = await fixtureExample('rules="classic"');
    example.removeAttribute('rules');
    await example.updateComplete;
    expect(example.rules).to.equal('standard');
    expect(example.renderRoot.querySelector('.fault')).to.equal(null);
    example.removeAttribute('moves');
    await example.updateComplete;
    example.removeAttribute('position');
    await example.updateComplete;
    expect([example.moves, example.position]).to.deep.equal(['', '']);
    expect(textIn(example, '.fault')).to.not.equal('');
  });
});
