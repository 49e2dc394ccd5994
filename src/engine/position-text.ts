import { RANKS, cardOf, isCard, rankOf, suitOf } from './card.js';
import type { Card, Suit } from './card.js';
import { COLUMN_COUNT } from './pile.js';
import { markSound, requirePosition } from './position-check.js';
import { EMPTY_COLUMN, freezePosition, homeRank } from './position.js';
import type { Position } from './position.js';
import { requireRules } from './profile-check.js';
import { standard } from './profiles/standard.js';
import type { RuleProfile } from './rule-profile.js';
import { layOutText, quote, shorten, syntaxError } from './text-lines.js';
import type { TextLine } from './text-lines.js';

/** The order in which fc-solve writes foundations. */
const WRITTEN_SUITS: readonly Suit[] = ['H', 'C', 'D', 'S'];
/** The board order of foundations that belong to no suit by themselves. */
const FREE_SUITS: readonly Suit[] = ['S', 'H', 'C', 'D'];

/** Cells in slots of four characters, empty ones left blank: what fc-solve itself writes. */
const CELL_SLOTS = /^(?: {2}(?:[^\s*-]{2}| {2}))+\s*$/;
const FOUNDATION_TOKEN = /^([CDHS])-(0|A|[2-9]|10|[TJQK])$/;

/** Takes a card of the text in, refusing what is none and what lies somewhere already. */
type CardReader = (token: string, line: TextLine) => Card;

/**
 * Reads the text that fc-solve and PySolFC write: `Foundations: H-0 C-0 D-0 S-0`, `Freecells: - - - -` (either may
 * be left out), then a line a column, deepest card first. `10H` is read as well as `TH`, lower case as well as
 * upper, a `:` before a column; a lone `:` or a blank line is an empty column, columns left out are empty, as are
 * cells. Cards may be missing. Foundations come in the board order of the rules.
 * @throws SyntaxError saying in which line for what can't be read, a card that is there twice, more columns than
 * eight or more cells than the rules have; TypeError or RangeError for rules that are none
 */
export function parsePosition(text: string, rules: RuleProfile = standard): Position {
  requireRules(rules);
  if (typeof text !== 'string') throw new SyntaxError('position: it must be a text');
  const layout = layOutText(text);
  const home = layout.foundations === null ? new Map<Suit, number>() : readHome(layout.foundations);
  const readCard = createCardReader(home);
  const cells = layout.cells === null ? [] : readCells(layout.cells, readCard, rules);
  const columns = layout.columns.map((line) =>
    Object.freeze(readTokens(line).map((token) => readCard(token, line))),
  );
  const suits = rules.foundations === 'free' ? FREE_SUITS : rules.foundations;
  return markSound(
    freezePosition(
      [...columns, ...Array<readonly Card[]>(COLUMN_COUNT - columns.length).fill(EMPTY_COLUMN)],
      [...cells, ...Array<null>(rules.cells - cells.length).fill(null)],
      suits.map((suit) => {
        const rank = home.get(suit) ?? 0;
        return rank === 0 ? null : cardOf(rank, suit);
      }),
    ),
  );
}

function createCardReader(home: ReadonlyMap<Suit, number>): CardReader {
  const seen = new Set<Card>();
  return (token, line) => {
    const card = token.toUpperCase().replace(/^10/, 'T');
    if (!isCard(card))
      throw syntaxError(line, `${quote(token)} is no card`, shorten(token), 'no-card');
    if (seen.has(card) || rankOf(card) <= (home.get(suitOf(card)) ?? 0)) {
      throw syntaxError(line, `${card} is there twice`, card, 'twice');
    }
    seen.add(card);
    return card;
  };
}

function readTokens(line: TextLine): readonly string[] {
  return line.content.split(/\s+/).filter((token) => token !== '');
}

/** How far each suit is home; suits left out are not begun. */
function readHome(line: TextLine): ReadonlyMap<Suit, number> {
  const home = new Map<Suit, number>();
  for (const token of readTokens(line)) {
    const parts = FOUNDATION_TOKEN.exec(token.toUpperCase());
    if (parts === null)
      throw syntaxError(line, `${quote(token)} is no foundation, as H-0 or H-A is`, shorten(token));
    const suit = parts[1] as Suit;
    const rank = parts[2]?.replace('10', 'T');
    if (home.has(suit)) throw syntaxError(line, `the foundation of ${suit} is there twice`);
    // "0" is among no ranks, which makes it rank 0.
    home.set(suit, RANKS.findIndex((one) => one === rank) + 1);
  }
  return home;
}

function readCells(
  line: TextLine,
  readCard: CardReader,
  rules: RuleProfile,
): readonly (Card | null)[] {
  const slots = CELL_SLOTS.test(line.content)
    ? (line.content.trimEnd().match(/ {2}../g) ?? []).map((slot) => slot.trim())
    : readTokens(line);
  if (slots.length > rules.cells) {
    throw syntaxError(
      line,
      `${String(slots.length)} cells, where the rules "${rules.id}" have ${String(rules.cells)}`,
    );
  }
  return slots.map((slot) => (/^[*-]?$/.test(slot) ? null : readCard(slot, line)));
}

/**
 * Writes a position as {@link parsePosition}, fc-solve and PySolFC read it, without a line break at the end;
 * an empty column is a lone `:`, which no editor strips.
 * @throws TypeError or RangeError where the position is none
 */
export function formatPosition(position: Position): string {
  const p = requirePosition(position);
  const foundations = WRITTEN_SUITS.map((suit) => `${suit}-${RANKS[homeRank(p, suit) - 1] ?? '0'}`);
  return [
    `Foundations: ${foundations.join(' ')}`,
    ['Freecells:', ...p.cells.map((card) => card ?? '-')].join(' '),
    ...p.columns.map((column) => (column.length === 0 ? ':' : column.join(' '))),
  ].join('\n');
}
