import { countHome, formatMove } from '../engine/index.js';
import {
  FcDealEvent,
  FcMoveEvent,
  FcStuckEvent,
  FcUndoEvent,
  FcWinEvent,
  type FreeCellEvent,
} from '../events/index.js';
import {
  gameCodeOf,
  scoreOf,
  statusOf,
  stuckKindOf,
  type GameState,
  type HistoryEntry,
} from '../state/index.js';
import { verifyDeal } from './verified.js';

/** Who asked for a change: the page's own calls are silent but for what the page can't know. */
export type Origin = 'player' | 'page';

/** What happened to a game, as far as the page and the player are told; `load`: one from another time came back. */
export type Change = 'deal' | 'load' | 'restart' | 'play' | 'undo' | 'redo';

type Events = readonly FreeCellEvent<unknown>[];

function dealEvent(state: GameState): FcDealEvent {
  const { deal, rules } = state;
  return new FcDealEvent({
    deal,
    code: gameCodeOf(state),
    rules: rules.id,
    cells: rules.cells,
    verified: verifyDeal(deal, rules),
  });
}

function moveEvents(state: GameState, entry: HistoryEntry): Events {
  const score = scoreOf(state);
  const shared = {
    moveCount: state.counters.moves,
    ...(score === null ? {} : { score }),
    cardsHome: countHome(state.position),
  };
  const events: FreeCellEvent<unknown>[] = [
    new FcMoveEvent({
      notation: entry.notation,
      cards: entry.cards,
      from: entry.from,
      to: entry.to,
      count: entry.cards.length,
      steps: entry.steps,
      source: entry.source === 'solution' ? 'solution' : 'user',
      ...shared,
    }),
  ];
  if (entry.auto.length > 0) {
    events.push(
      new FcMoveEvent({
        notation: entry.auto.map(formatMove).join(' '),
        cards: entry.autoCards,
        from: null,
        to: null,
        count: entry.autoCards.length,
        steps: entry.auto,
        source: 'auto',
        ...shared,
      }),
    );
  }
  return events;
}

function winEvent(state: GameState, timeMs: number): FcWinEvent {
  const { deal, rules, counters } = state;
  return new FcWinEvent({
    deal,
    rules: rules.id,
    moves: counters.moves,
    undos: counters.undos,
    hints: counters.hints,
    timeMs: Math.round(timeMs),
    score: scoreOf(state),
  });
}

/** What a change of the game tells the page, in order. */
export function eventsOf(
  change: Change,
  previous: GameState | null,
  state: GameState,
  origin: Origin,
  timeMs: number,
): Events {
  // A game that comes back as won was won before, and told then.
  if (change === 'load') return [dealEvent(state)];
  const events: FreeCellEvent<unknown>[] = [];
  if (change === 'deal' || change === 'restart') events.push(dealEvent(state));
  const entry = state.past.at(-1);
  if (origin === 'player') {
    if (change === 'play' && entry !== undefined) events.push(...moveEvents(state, entry));
    if (change === 'undo' || change === 'redo') {
      events.push(new FcUndoEvent({ direction: change, moveCount: state.counters.moves }));
    }
  }
  const isForward = change === 'play' || change === 'redo';
  const stuck = origin === 'player' && isForward ? stuckKindOf(state) : null;
  if (stuck !== null) events.push(new FcStuckEvent({ kind: stuck }));
  const wasWon = previous !== null && statusOf(previous) === 'won';
  if (statusOf(state) === 'won' && !wasWon) events.push(winEvent(state, timeMs));
  return events;
}
