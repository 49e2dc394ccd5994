import type { Messages } from '../../src/i18n/index.js';

/** All 52 cards as `6D`. */
export const CARDS = [...'CDHS'].flatMap((suit) => [...'A23456789TJQK'].map((rank) => rank + suit));
/** Every place on every table, and the foundation without a number. */
const PLACES = [
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((number) => `column-${number}`),
  ...[...'abcdefgk'].map((letter) => `cell-${letter}`),
  ...[1, 2, 3, 4].map((number) => `foundation-${number}`),
  'foundation',
];
const NUMBERS = Array.from({ length: 121 }, (_, number) => number);
const GROUPS = [1, 2, 5, 13];
const HOMES = [0, 1, 2, 3, 51].map((count) => CARDS.slice(0, count));
const SUITS = [...'CDHS'];
const INPUTS = ['abc', '', '-1', '1.5', 'FC1-C4-AAAAAAA-and-more-and-more-and-more', 'a\nb\t<b>'];
/** The longest and the shortest names among them, for what combines several cards. */
const SOME_CARDS = ['QD', 'TH', '4H', 'AS', 'KC', '9C', 'JD'];
const SOME_PLACES = ['column-8', 'cell-k', 'foundation-4'];

type Args = readonly unknown[];

function product<T>(lists: readonly (readonly T[])[]): T[][] {
  return lists.reduce<T[][]>(
    (rows, list) => rows.flatMap((row) => list.map((item) => [...row, item])),
    [[]],
  );
}

const one = (values: Args): Args[] => values.map((value) => [value]);
const fields = (lists: Readonly<Record<string, Args>>): Args[] =>
  product(Object.values(lists)).map((row) => [
    Object.fromEntries(Object.keys(lists).map((key, index) => [key, row[index]])),
  ]);

/** What each function of the dictionary is called with, by its path. */
const ARGUMENTS: Readonly<Record<string, readonly Args[]>> = {
  card: one(CARDS),
  suit: one(SUITS),
  pile: product<unknown>([PLACES, [undefined, null, ...SUITS]]),
  boardName: one([null, 1, 617, 8589934591]),
  'groups.column': product([[1, 8], NUMBERS]),
  'control.columnCard': fields({
    card: CARDS,
    column: [1, 8],
    index: [1, 7],
    count: [1, 2, 7, 19],
    state: ['last', 'run', 'buried'],
  }),
  'control.cellCard': product([CARDS, ['a', 'cell-k']]),
  'control.foundationCard': product<unknown>([CARDS, [1, 4]]),
  'control.emptyCell': one(['b', 'cell-b']),
  'control.emptyColumn': one([1, 8]),
  'control.emptyFoundation': product<unknown>([
    [null, ...SUITS],
    [1, 4],
  ]),
  'counters.moves': one(NUMBERS),
  'counters.undos': one(NUMBERS),
  'counters.cardsLeft': one(NUMBERS),
  'counters.score': one(NUMBERS),
  'counters.rubies': one(NUMBERS),
  'counters.spokenTime': one([...NUMBERS, 3599, 3600, 3661, 7325, 86400, 1.9, -1, NaN]),
  'counters.time': one([...NUMBERS, 3599, 3600, 3661, 7325, 86400, 1.9, -1, NaN]),
  'notices.dealt': product([[null, 1, 8589934591], NUMBERS]),
  'notices.picked': product<unknown>([NUMBERS.slice(1), SOME_CARDS, [0, 1, 6, 20]]),
  'notices.pickedAt': product<unknown>([PLACES, CARDS]),
  'notices.askSuit': one([['S'], ['S', 'H', 'C', 'D']]),
  'notices.moved': [
    ...fields({ card: CARDS, cards: [1], to: PLACES, onto: [null], freeCells: [2], home: [[]] }),
    ...fields({
      card: SOME_CARDS,
      cards: GROUPS,
      to: SOME_PLACES,
      onto: [null, ...SOME_CARDS],
      freeCells: [0, 1, 8],
      home: HOMES,
    }),
  ],
  'notices.collected': one(HOMES.slice(1)),
  'notices.undone': one(NUMBERS),
  'notices.redone': one(NUMBERS),
  'notices.hint': [
    ...product<unknown>([CARDS, PLACES, [null], [1]]),
    ...product<unknown>([SOME_CARDS, SOME_PLACES, [null, ...SOME_CARDS], GROUPS]),
  ],
  'notices.hintSource': product<unknown>([CARDS, GROUPS]),
  'notices.undoLimit': one([1, 2, 5, 21, 100]),
  'notices.dealImpossible': one([11982]),
  'notices.dealUnverified': one([32001, 8589934591]),
  'notices.won': fields({ moves: NUMBERS, seconds: [null, 0, 59, 250, 3661, 86399] }),
  'summaries.state': fields({
    moves: NUMBERS,
    freeCells: [0, 1, 4],
    emptyColumns: [0, 1, 2],
    cardsHome: [0, 1, 22, 52],
  }),
  'summaries.pile': product<unknown>([PLACES, HOMES.slice(0, 4), [undefined, null, 'H']]),
  'summaries.tops': [[[...SOME_CARDS, null]]],
  'summaries.legalTargets': product<unknown>([
    CARDS,
    [PLACES, PLACES.slice(0, 1), PLACES.slice(7)],
  ]),
  'summaries.noLegalTarget': one(CARDS),
  'win.text': product<unknown>([[null, 617], NUMBERS, ['4:10', '1:02:03']]),
  'refusals.game-over': [[]],
  'refusals.bad-notation': [[{}], ...fields({ text: INPUTS })],
  'refusals.no-such-place': fields({ place: [...PLACES, 'cell-z', 'column-9', 'x9', ''] }),
  'refusals.no-such-card': fields({ place: [...PLACES, 'x9'] }),
  'refusals.foundation-final': [[]],
  'refusals.ambiguous': fields({ suits: [['H', 'S'], SUITS] }),
  'refusals.not-available': [
    ...fields({ card: CARDS, buried: [1, 2, 5] }),
    ...fields({ card: ['QD'], buried: NUMBERS.slice(1) }),
  ],
  'refusals.run-broken': fields({ card: CARDS, onto: CARDS }),
  'refusals.groups-off': fields({ cards: NUMBERS }),
  'refusals.ace-home-only': fields({ card: ['AC', 'AD', 'AH', 'AS'] }),
  'refusals.no-cell-to-cell': [[]],
  'refusals.cell-takes-one': fields({ cards: NUMBERS.slice(2) }),
  'refusals.cell-occupied': fields({ card: CARDS }),
  'refusals.cells-full': [[]],
  'refusals.foundation-takes-one': fields({ cards: NUMBERS.slice(2) }),
  'refusals.foundation-suit': fields({ card: CARDS, suit: SUITS }),
  'refusals.foundation-needs': fields({ card: CARDS, needs: CARDS }),
  'refusals.kings-only': fields({ card: CARDS }),
  'refusals.same-color': fields({ card: CARDS, onto: CARDS }),
  'refusals.same-suit-needed': fields({ card: CARDS, onto: CARDS }),
  'refusals.wrong-rank': fields({ card: CARDS, onto: CARDS, kind: ['gap', 'equal', 'upward'] }),
  'refusals.run-too-long': [
    ...fields({ cards: NUMBERS.slice(1), max: [1, 6, 20], cellsToFree: [null, 1] }),
    ...fields({ cards: [7], max: [6], cellsToFree: NUMBERS.slice(1) }),
  ],
  'errors.dealNotANumber': one(INPUTS),
  'errors.dealOutOfRange': product<unknown>([
    ['0', '-5', '40000'],
    [32000, 1000000, 8589934591],
  ]),
  'errors.badCode': one(INPUTS),
  'errors.unknownRules': one(INPUTS),
  'statistics.wins': one(NUMBERS),
  'statistics.played': one(NUMBERS),
  'statistics.streak': one(NUMBERS),
  'statistics.withinPar': one(NUMBERS),
  'statistics.bar': product<unknown>([NUMBERS, ['3–5', '15+']]),
  'statistics.record': product<unknown>([
    [null, 617],
    [0, 20_484, 20_786],
  ]),
  'statistics.percent': one([0, 0.5, 1]),
  'statistics.decimal': one([0, 1.25, 12]),
  'example.move': product<unknown>([NUMBERS.slice(1), NUMBERS.slice(1)]),
  'example.verdict': product<unknown>([
    [false, true],
    [false, true],
  ]),
  'example.broken': [['“XX” is no card']],
  'example.faults.noCard': [[2, 'XX']],
  'example.faults.twice': [[2, 'TC']],
  'example.faults.badLine': [
    [2, 'H-14'],
    [9, null],
  ],
  'example.faults.noMove': [['9z']],
  'example.faults.illegalMove': [['21']],
  'example.fits.run': product<unknown>([NUMBERS.slice(2), [2, 6, 20]]),
  'solver.wentBack': one(NUMBERS.slice(1)),
  'solver.dealWinnable': one([32001, 8589934591]),
  'solver.solution': one(NUMBERS),
  'solver.date': one([0, 20_484, 20_786]),
  'newGame.thisDeal': one([null, 1, 8589934591]),
  'newGame.range': one([1000, 32000, 1000000, 8589934591]),
};

/** One text of a dictionary: `path` is where it comes from (`refusals.same-color.fact`). */
export interface Text {
  readonly path: string;
  readonly text: string;
}

function collect(value: unknown, path: string, into: Map<string, Text>): void {
  if (typeof value === 'function') {
    const calls = ARGUMENTS[path];
    if (!calls) throw new Error(`No arguments known for ${path}: add them to every-text.ts`);
    const call = value as (...args: Args) => unknown;
    for (const args of calls) collect(call(...args), path, into);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      collect(inner, path ? `${path}.${key}` : key, into);
    }
  } else if (typeof value === 'string') {
    into.set(`${path}\n${value}`, { path, text: value });
  } else {
    throw new TypeError(`${path} is no text: ${String(value)}`);
  }
}

/** Every different text of a dictionary, functions called over their range; the language code apart. */
export function everyText(messages: Messages): readonly Text[] {
  const texts = new Map<string, Text>();
  collect({ ...messages, locale: {} }, '', texts);
  return [...texts.values()];
}
