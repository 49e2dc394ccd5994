import { capitalize } from '../format.js';

/** The case in which a card stands in its sentence, for those who hear it: nominative, accusative, genitive, dative, instrumental, prepositional. */
export type CardCase = 'n' | 'a' | 'g' | 'd' | 'i' | 'p';

/** A piece of a text: words, or what is drawn as on the cards. */
export type RichPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'card'; readonly card: string; readonly grammaticalCase: CardCase }
  | { readonly kind: 'rank'; readonly rank: string }
  | { readonly kind: 'suit'; readonly suit: string };

const TOKEN = /\{([A2-9TJQK])?([CDHS])?(?::([agdip]))?\}/g;

/**
 * Takes a text of a lesson apart. `{8S}` is a card, drawn as rank and pip; `{8S:a}`, `{8S:g}` … the same in another case;
 * `{Q}` the letter of a rank as on the cards; `{H}` a suit's pip.
 */
export function splitRichText(text: string): readonly RichPart[] {
  const parts: RichPart[] = [];
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    const [token, rank, suit, grammaticalCase = 'n'] = match;
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) });
    end = match.index + token.length;
    if (rank !== undefined && suit !== undefined) {
      parts.push({ kind: 'card', card: rank + suit, grammaticalCase: grammaticalCase as CardCase });
    } else if (rank !== undefined) parts.push({ kind: 'rank', rank });
    else if (suit !== undefined) parts.push({ kind: 'suit', suit });
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}

/** How a language says what the tokens stand for. */
export interface TokenWords {
  readonly card: (card: string, grammaticalCase: CardCase) => string;
  readonly rank: (rank: string) => string;
  readonly suit: (suit: string) => string;
}

/** The text in words alone, for ears: a name at the start of a sentence begins with a capital letter. */
export function speakRichText(text: string, words: TokenWords): string {
  let said = '';
  for (const part of splitRichText(text)) {
    if (part.kind === 'text') said += part.text;
    else {
      const word = wordOf(part, words);
      said += /(?:^|[.!?…]\s+)$/.test(said) ? capitalize(word) : word;
    }
  }
  return said;
}

function wordOf(part: Exclude<RichPart, { kind: 'text' }>, words: TokenWords): string {
  if (part.kind === 'card') return words.card(part.card, part.grammaticalCase);
  return part.kind === 'rank' ? words.rank(part.rank) : words.suit(part.suit);
}
