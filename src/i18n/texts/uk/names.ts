import { capitalize, cellLetter, isSuit, parseCard, parsePlace } from '../../format.js';
import type { RankKey, SuitKey } from '../../format.js';
import type { Messages } from '../../messages.js';
import { counted } from '../../plural.js';
import type { PluralForms } from '../../plural.js';

/** A rank's cases as the texts need them: genitive after «після», «з»; accusative after «на». */
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
  2: feminine('двійка', 'двійки'),
  3: feminine('трійка', 'трійки'),
  4: feminine('четвірка', 'четвірки'),
  5: feminine('п’ятірка', 'п’ятірки'),
  6: feminine('шістка', 'шістки'),
  7: feminine('сімка', 'сімки'),
  8: feminine('вісімка', 'вісімки'),
  9: feminine('дев’ятка', 'дев’ятки'),
  T: feminine('десятка', 'десятки'),
  J: masculine('валет', 'валета'),
  Q: feminine('дама', 'дами'),
  K: masculine('король', 'короля'),
};
const SUITS: Readonly<Record<SuitKey, { readonly name: string; readonly genitive: string }>> = {
  C: { name: 'трефи', genitive: 'треф' },
  D: { name: 'бубни', genitive: 'бубон' },
  H: { name: 'чирви', genitive: 'чирв' },
  S: { name: 'піки', genitive: 'пік' },
};

type Case = 'name' | 'genitive' | 'accusative';

function cardIn(card: string, grammaticalCase: Case): string {
  const parts = parseCard(card);
  if (!parts) return card;
  return `${RANKS[parts.rank][grammaticalCase]} ${SUITS[parts.suit].genitive}`;
}

/** «шістка бубон», «туз пік». */
export const cardName = (card: string): string => cardIn(card, 'name');
/** «шістки бубон», «туза пік». */
export const cardGenitive = (card: string): string => cardIn(card, 'genitive');
/** «шістку бубон», «туза пік»: after «на». */
export const cardAccusative = (card: string): string => cardIn(card, 'accusative');

/** «валет», «шістка». */
export const rankName = (rank: RankKey): string => RANKS[rank].name;

/** The form that agrees with the card: «верхній» with «туз», «верхня» with «шістка». */
export function agree(card: string, masculineForm: string, feminineForm: string): string {
  const parts = parseCard(card);
  return parts && RANKS[parts.rank].masculine ? masculineForm : feminineForm;
}

/** «бубни». */
export const suitName = (suit: string): string => (isSuit(suit) ? SUITS[suit].name : suit);
/** «бубон»: «базова стопка бубон». */
export const suitGenitive = (suit: string): string => (isSuit(suit) ? SUITS[suit].genitive : suit);

/** «колонка 3», «комірка b», «базова стопка чирв». */
export function pileName(pile: string, suit?: string | null): string {
  const place = parsePlace(pile);
  if (place?.kind === 'column') return `колонка ${place.number}`;
  if (place?.kind === 'cell') return `комірка ${place.letter}`;
  if (place?.kind !== 'foundation') return pile;
  if (suit) return `базова стопка ${suitGenitive(suit)}`;
  return place.number === null ? 'базова стопка' : `базова стопка ${place.number}`;
}

/** «комірка b», given `b` or `cell-b`. */
export const cellName = (cell: string): string => `комірка ${cellLetter(cell)}`;

const CARDS: PluralForms = { one: 'карта', few: 'карти', many: 'карт', other: 'карти' };
const MOVES: PluralForms = { one: 'хід', few: 'ходи', many: 'ходів', other: 'ходу' };

/** «7 карт». */
export const countCards = (count: number): string => counted('uk', count, CARDS);
/** «92 ходи». */
export const countMoves = (count: number): string => counted('uk', count, MOVES);

/** Names of cards, suits and places as the dictionary offers them. */
export const names: Pick<Messages, 'card' | 'suit' | 'pile' | 'indexLetters'> = {
  indexLetters: { A: 'Т', J: 'В', Q: 'Д', K: 'К' },
  card: (card) => capitalize(cardName(card)),
  suit: suitName,
  pile: pileName,
};
