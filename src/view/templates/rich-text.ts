import { html, nothing, type TemplateResult } from 'lit';
import type { Suit } from '../../engine/index.js';
import { splitRichText, type TutorialTexts } from '../../i18n/index.js';
import { suitIcon } from '../art/deck.js';
import type { IndexLetters } from './card-face.js';

/** How cards in a text are written and read out. */
export interface RichTextOptions {
  readonly texts: TutorialTexts;
  /** Letters of the language, or null for A J Q K. */
  readonly letters: IndexLetters | null;
}

function rankText(rank: string, letters: IndexLetters | null): string {
  if (rank === 'T') return '10';
  return (letters as Readonly<Record<string, string>> | null)?.[rank] ?? rank;
}

/** A text of a lesson: cards in it are drawn as rank and pip, and read out by their names. */
export function richText(text: string, { texts, letters }: RichTextOptions): readonly unknown[] {
  return splitRichText(text).map((part): unknown => {
    switch (part.kind) {
      case 'text':
        return part.text;
      case 'rank':
        return token(texts.spoken(`{${part.rank}}`), '', rankText(part.rank, letters), null);
      case 'suit':
        return token(texts.spoken(`{${part.suit}}`), part.suit, '', part.suit as Suit);
      case 'card': {
        const [rank = '', suit = 'S'] = part.card;
        const mark = part.grammaticalCase === 'n' ? '' : `:${part.grammaticalCase}`;
        const name = texts.spoken(`{${part.card}${mark}}`);
        return token(name, suit, rankText(rank, letters), suit as Suit);
      }
    }
  });
}

/** One that says nothing by itself stands beside its name. */
function token(name: string, suit: string, rank: string, pip: Suit | null): TemplateResult {
  const isSilent = name === '';
  return html`<span
    class="token suit-${suit}"
    role=${isSilent ? nothing : 'img'}
    aria-label=${isSilent ? nothing : name}
    aria-hidden=${isSilent ? 'true' : nothing}
    >${rank}${pip === null ? nothing : suitIcon(pip, `suit-icon token-pip suit-${suit}`)}</span
  >`;
}
