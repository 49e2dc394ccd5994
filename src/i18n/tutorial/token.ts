import type { CardCase } from './rich-text.js';

/** The token of a card in a text, in the case of its sentence. */
export const token = (card: string, grammaticalCase: CardCase = 'n'): string =>
  grammaticalCase === 'n' ? `{${card}}` : `{${card}:${grammaticalCase}}`;
