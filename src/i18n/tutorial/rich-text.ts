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
 * `{Q}` the letter of a rank as on the cards and `{H}` the pip of a suit, each after its name.
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

/**
 * The text in words alone, for ears. Cards are named, with a capital at the start of a sentence; the letter of a rank and
 * the pip of a suit are left out, since their names stand before them.
 */
export function speakRichText(
  text: string,
  nameCard: (card: string, grammaticalCase: CardCase) => string,
): string {
  let said = '';
  const parts = splitRichText(text);
  for (const [index, part] of parts.entries()) {
    // A row of cards is a list to those who hear it.
    if (part.kind === 'text') said += part.text === ' ' && index > 0 ? ', ' : part.text;
    else if (part.kind === 'card') {
      const name = nameCard(part.card, part.grammaticalCase);
      said += /(?:^|[.!?…]\s+)$/.test(said) ? capitalize(name) : name;
    } else said = said.trimEnd();
  }
  return said;
}
