import { html, nothing, type TemplateResult } from 'lit';
import type { Card, Suit } from '../../engine/index.js';
import { rankOf, suitOf } from '../../engine/index.js';
import { court, isFigure } from '../art/courts.js';
import { GLYPH_ALIASES, GLYPHS, SUIT_PATHS, type Glyph } from '../art/deck.js';
import { placePath } from '../art/path.js';
import { bustWidth, pipsOf, type FaceSize } from '../art/pips.js';

/** Characters that stand for ace, jack, queen and king. */
export type IndexLetters = Readonly<Record<'A' | 'J' | 'Q' | 'K', string>>;

/** How faces are drawn. */
export interface FaceOptions {
  /** From `faceSizeOf(width of the cards)`. */
  readonly size: FaceSize;
  /** Letters of the language, or null for A J Q K. */
  readonly letters: IndexLetters | null;
  /** False: the index only, for a card of which nothing more was ever seen. */
  readonly hasArt?: boolean;
}

/** Size of the suit in the index and its distance from the rank, in hundredths of the cap height. */
const INDEX_SUIT = 92;
const INDEX_GAP = 20;

function glyphOf(card: Card, letters: IndexLetters | null): Glyph | undefined {
  const rank = card.charAt(0);
  const latin = rank === 'T' ? '10' : rank;
  const text = rank === 'A' || isFigure(rank) ? (letters?.[rank] ?? latin) : latin;
  // A language may bring letters that nobody has drawn.
  return GLYPHS[GLYPH_ALIASES[text] ?? text] ?? GLYPHS[latin];
}

function index(card: Card, suit: Suit, letters: IndexLetters | null): unknown {
  const glyph = glyphOf(card, letters);
  if (glyph === undefined) return nothing;
  const x = glyph.width + INDEX_GAP;
  const y = (100 - INDEX_SUIT) / 2;
  return html`<svg
    class=${`face index suit-${suit}${glyph.isCut === true ? ' cut' : ''}`}
    viewBox=${`0 0 ${x + INDEX_SUIT} 100`}
  >
    <path class="rank" d=${glyph.path}></path>
    <path
      class="pip"
      transform=${`translate(${x} ${y}) scale(${INDEX_SUIT / 100})`}
      d=${SUIT_PATHS[suit]}
    ></path>
  </svg>`;
}

function art(card: Card, suit: Suit, size: FaceSize): TemplateResult {
  const rank = card.charAt(0);
  const className = `face art suit-${suit}`;
  if (isFigure(rank)) return court(rank, className, bustWidth(size));
  const pips = pipsOf(rankOf(card), size).map((pip) =>
    placePath(SUIT_PATHS[suit], pip.x - pip.size / 2, pip.y - pip.size / 2, pip.size / 100),
  );
  return html`<svg class=${className} viewBox="0 0 100 140">
    <path class="pip" d=${pips.join('')}></path>
  </svg>`;
}

/**
 * What is drawn on a card: its index, and below it pips or a figure. One path holds all pips, which keeps a board
 * small. The card element around it carries `--_fc-cap` and `--_fc-strip` (px); `covered` on it hides all but the index.
 */
export function cardFace(
  card: Card,
  { size, letters, hasArt = true }: FaceOptions,
): TemplateResult {
  const suit = suitOf(card);
  return html`${index(card, suit, letters)}${hasArt ? art(card, suit, size) : nothing}`;
}
