import { capitalize, cellLetter, isSuit, parseCard, parsePlace } from '../../format.js';
import type { RankKey, SuitKey } from '../../format.js';
import type { Messages } from '../../messages.js';
import { counted } from '../../plural.js';
import type { PluralForms } from '../../plural.js';

/** A rank's cases as the texts need them: genitive after «после», «с»; accusative after «на». */
interface RankForms {
  readonly name: string;
  readonly genitive: string;
  readonly accusative: string;
  readonly masculine: boolean;
}

const feminine = (name: string, genitive: string): RankForms => ({
  name,
  genitive,
  accusative: name.replace(/а$/, 'у'),
  masculine: false,
});

/** Animate nouns: accusative as genitive («на валета»). */
const masculine = (name: string, genitive: string): RankForms => ({
  name,
  genitive,
  accusative: genitive,
  masculine: true,
});

const RANKS: Readonly<Record<RankKey, RankForms>> = {
  A: masculine('туз', 'туза'),
  2: feminine('двойка', 'двойки'),
  3: feminine('тройка', 'тройки'),
  4: feminine('четвёрка', 'четвёрки'),
  5: feminine('пятёрка', 'пятёрки'),
  6: feminine('шестёрка', 'шестёрки'),
  7: feminine('семёрка', 'семёрки'),
  8: feminine('восьмёрка', 'восьмёрки'),
  9: feminine('девятка', 'девятки'),
  T: feminine('десятка', 'десятки'),
  J: masculine('валет', 'валета'),
  Q: feminine('дама', 'дамы'),
  K: masculine('король', 'короля'),
};
const SUITS: Readonly<Record<SuitKey, { readonly name: string; readonly genitive: string }>> = {
  C: { name: 'трефы', genitive: 'треф' },
  D: { name: 'бубны', genitive: 'бубен' },
  H: { name: 'черви', genitive: 'червей' },
  S: { name: 'пики', genitive: 'пик' },
};

type Case = 'name' | 'genitive' | 'accusative';

function cardIn(card: string, grammaticalCase: Case): string {
  const parts = parseCard(card);
  if (!parts) return card;
  return `${RANKS[parts.rank][grammaticalCase]} ${SUITS[parts.suit].genitive}`;
}

/** «шестёрка бубен», «туз пик». */
export const cardName = (card: string): string => cardIn(card, 'name');
/** «шестёрки бубен», «туза пик». */
export const cardGenitive = (card: string): string => cardIn(card, 'genitive');
/** «шестёрку бубен», «туза пик»: after «на». */
export const cardAccusative = (card: string): string => cardIn(card, 'accusative');

/** «валет», «шестёрка». */
export const rankName = (rank: RankKey): string => RANKS[rank].name;

/** The form that agrees with the card: «открыт» with «туз», «открыта» with «шестёрка». */
export function agree(card: string, masculineForm: string, feminineForm: string): string {
  const parts = parseCard(card);
  return parts && RANKS[parts.rank].masculine ? masculineForm : feminineForm;
}

/** «бубны». */
export const suitName = (suit: string): string => (isSuit(suit) ? SUITS[suit].name : suit);
/** «бубен»: «дом бубен». */
export const suitGenitive = (suit: string): string => (isSuit(suit) ? SUITS[suit].genitive : suit);

/** «столбец 3», «ячейка b», «дом червей». */
export function pileName(pile: string, suit?: string | null): string {
  const place = parsePlace(pile);
  if (place?.kind === 'column') return `столбец ${place.number}`;
  if (place?.kind === 'cell') return `ячейка ${place.letter}`;
  if (place?.kind !== 'foundation') return pile;
  if (suit) return `дом ${suitGenitive(suit)}`;
  return place.number === null ? 'дом' : `дом ${place.number}`;
}

/** «ячейка b», given `b` or `cell-b`. */
export const cellName = (cell: string): string => `ячейка ${cellLetter(cell)}`;

const CARDS: PluralForms = { one: 'карта', few: 'карты', many: 'карт', other: 'карты' };
const MOVES: PluralForms = { one: 'ход', few: 'хода', many: 'ходов', other: 'хода' };

/** «7 карт». */
export const countCards = (count: number): string => counted('ru', count, CARDS);
/** «92 хода». */
export const countMoves = (count: number): string => counted('ru', count, MOVES);

/** Names of cards, suits and places as the dictionary offers them. */
export const names: Pick<Messages, 'card' | 'suit' | 'pile' | 'indexLetters'> = {
  indexLetters: { A: 'Т', J: 'В', Q: 'Д', K: 'К' },
  card: (card) => capitalize(cardName(card)),
  suit: suitName,
  pile: pileName,
};
