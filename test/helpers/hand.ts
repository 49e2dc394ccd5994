import {
  applyMove,
  formatMove,
  type InputMode,
  type PileId,
  type Position,
  type RuleProfile,
} from '../../src/engine/index.js';
import {
  IDLE,
  transition,
  type Input,
  type Intent,
  type Interaction,
  type Target,
} from '../../src/interaction/index.js';

const FAR = { x: 500, y: 500 };
const HERE = { x: 100, y: 100 };

/** A player at a table: does things by pointer and keys and notes what comes of it. */
export class Hand {
  interaction: Interaction = IDLE;
  position: Position;
  readonly rules: RuleProfile;
  readonly input: InputMode;

  constructor(rules: RuleProfile, position: Position, input: InputMode = rules.input) {
    this.rules = rules;
    this.position = position;
    this.input = input;
  }

  /** One input; a move that comes of it is played. */
  do(input: Input): readonly Intent[] {
    const { rules, position } = this;
    const outcome = transition(this.interaction, input, { rules, position, input: this.input });
    this.interaction = outcome.interaction;
    for (const intent of outcome.intents) {
      if (intent.type === 'move') this.position = applyMove(this.position, intent.move, rules);
    }
    return outcome.intents;
  }

  /** Several inputs; what came of all of them. */
  all(...inputs: readonly Input[]): readonly Intent[] {
    return inputs.flatMap((input) => this.do(input));
  }

  tap(pile: PileId | null, index = -1, { double = false } = {}): readonly Intent[] {
    const target = pile === null ? null : { pile, index };
    return this.all(
      { type: 'press', pointerId: 1, pointer: 'mouse', target, at: HERE },
      { type: 'release', pointerId: 1, drops: [], double },
    );
  }

  /** Taps the last card of a pile, or its empty place. */
  tapLast(pile: PileId, double = false): readonly Intent[] {
    return this.tap(pile, this.lastIndex(pile), { double });
  }

  lift(pile: PileId, index: number, pointerId = 1): readonly Intent[] {
    return this.all(
      { type: 'press', pointerId, pointer: 'mouse', target: { pile, index }, at: HERE },
      { type: 'pointer-move', pointerId, at: FAR },
    );
  }

  drag(pile: PileId, index: number, ...drops: readonly PileId[]): readonly Intent[] {
    const lifted = this.lift(pile, index);
    return [...lifted, ...this.do({ type: 'release', pointerId: 1, drops, double: false })];
  }

  enter(target: Target): readonly Intent[] {
    return this.do({ type: 'activate', target });
  }

  /** Names places by their letters and digits, as keys do: `3a`, `5h`. */
  keys(text: string): readonly Intent[] {
    return [...text].flatMap((key) => this.do({ type: 'place', place: placeOf(key) }));
  }

  private lastIndex(pile: PileId): number {
    const index = Number(pile.slice(-1)) - 1;
    if (pile.startsWith('column')) return (this.position.columns[index]?.length ?? 0) - 1;
    return pile.startsWith('cell') || this.position.foundations[index] != null ? 0 : -1;
  }
}

function placeOf(key: string): PileId | 'foundation' {
  if (key === 'h') return 'foundation';
  return (/[1-8]/.test(key) ? `column-${key}` : `cell-${key}`) as PileId;
}

/** Intents in short: `4a`, `picked 3`, `dropped`, `refused wrong-rank`, `collect`. */
export function brief(intents: readonly Intent[]): readonly string[] {
  return intents.map((intent) => {
    switch (intent.type) {
      case 'move':
        return formatMove(intent.move);
      case 'refuse':
        return `refused ${intent.refusal.reason}`;
      case 'picked':
        return `picked ${intent.grip.cards.join(' ')}`;
      default:
        return intent.type;
    }
  });
}
