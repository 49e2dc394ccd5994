import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { PreferenceBook } from '../../src/services/index.js';

interface Values {
  readonly theme: 'light' | 'dark' | 'felt';
  readonly sound: boolean;
}

function createBook(): PreferenceBook<Values> {
  return new PreferenceBook<Values>({
    theme: (value): value is Values['theme'] =>
      value === 'light' || value === 'dark' || value === 'felt',
    sound: (value): value is boolean => typeof value === 'boolean',
  });
}

describe('services/preferences', () => {
  it('lets the player win over what the page gives at first', () => {
    const book = createBook();
    expect(book.pageGives('theme', 'light')).to.equal('light');
    book.set('theme', 'dark');
    expect(book.pageGives('theme', 'light')).to.equal('dark');
    expect(book.get('theme')).to.equal('dark');
    expect(book.get('sound')).to.equal(undefined);
  });

  it('ends a choice when the page changes that setting, and no other', () => {
    const book = createBook();
    book.pageGives('theme', 'light');
    book.pageGives('sound', true);
    book.set('theme', 'dark');
    book.set('sound', false);
    expect(book.pageGives('theme', 'felt')).to.equal('felt');
    expect(book.get('theme')).to.equal(undefined);
    expect(book.pageGives('sound', true)).to.equal(false);
  });

  it('B137 brings the choices back from what was kept', () => {
    const book = createBook();
    book.set('sound', true);
    book.set('theme', 'felt');
    const again = createBook();
    expect(again.load(JSON.parse(JSON.stringify(book.take())))).to.deep.equal(book.take());
    expect(again.pageGives('theme', 'light')).to.equal('felt');
  });

  it('what was chosen meanwhile wins over what was kept', () => {
    const book = createBook();
    book.set('theme', 'dark');
    book.load({ version: 1, values: { theme: 'felt', sound: true } });
    expect([book.get('theme'), book.get('sound')]).to.deep.equal(['dark', true]);
  });

  it('takes each sound value of an unsound lot, and nothing of what is no lot at all', () => {
    const book = createBook();
    book.load({ version: 1, values: { theme: 'pink', sound: true, other: 1, toString: 'x' } });
    expect(book.take().values).to.deep.equal({ sound: true });
    for (const junk of [null, 1, 'x', [], {}, { version: 2, values: {} }, { version: 1 }]) {
      expect(createBook().load(junk)).to.equal(null);
    }
    fc.assert(fc.property(fc.anything(), (junk) => createBook().load(junk) === null));
  });
});
