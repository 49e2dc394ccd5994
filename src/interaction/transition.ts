import { kindOf } from '../engine/index.js';
import { isGripValid, pickAt, pileLength, tryDrop } from './grip.js';
import {
  IDLE,
  type Armed,
  type Input,
  type Interaction,
  type Outcome,
  type Target,
  type World,
} from './interaction.js';
import { namePlace, nameSuit, resizeGrip } from './keys.js';
import { drop, play, refuse, stay } from './outcome.js';
import { cancelPointer, movePointer, press, release } from './pointer.js';
import { tap } from './tap.js';

/** What is left when fingers let go: the selection, if there is one. */
function settle(interaction: Interaction): Interaction {
  if (interaction.kind === 'pressed') return interaction.held ?? IDLE;
  return interaction.kind === 'choosing-suit' ? IDLE : interaction;
}

function armedOf(interaction: Interaction): Armed | null {
  const settled = settle(interaction);
  return settled.kind === 'armed' ? settled : null;
}

/** Right click or long press, as the profile has it: a card goes home, or from the felt all that fit do. */
function answerContext(interaction: Interaction, target: Target | null, world: World): Outcome {
  const settled = settle(interaction);
  if (settled.kind === 'dragging') return stay(settled);
  const { rules } = world;
  if (target === null || target.index < 0) {
    return rules.contextFelt === 'collect'
      ? { interaction: settled, intents: [{ type: 'collect' }] }
      : stay(settled);
  }
  if (rules.contextCard === 'none' || kindOf(target.pile) === 'foundation') return stay(settled);
  const picked = pickAt(target, world);
  if (!picked.legal) return refuse(settled, picked.refusal);
  const home = tryDrop(picked.grip, 'foundation', world);
  return home.legal ? play(home.move) : refuse(settled, home.refusal);
}

/** Whether a right click or long press there does anything; elsewhere the browser's own menu stays. */
export function hasContextAction(target: Target | null, { position, rules }: World): boolean {
  const isCard = target !== null && target.index >= 0 && pileLength(position, target.pile) > 0;
  if (!isCard) return rules.contextFelt !== 'none';
  return rules.contextCard !== 'none' && kindOf(target.pile) !== 'foundation';
}

/** Takes one step back: ends the press, or else empties the hand or drops the question. */
function escape(interaction: Interaction): Outcome {
  const isHolding = ['armed', 'dragging', 'choosing-suit'].includes(interaction.kind);
  return isHolding ? drop() : stay(settle(interaction));
}

/** The table changed under the hand: cards that are no longer where they were lifted slip out of it. */
function adapt(interaction: Interaction, world: World): Outcome {
  switch (interaction.kind) {
    case 'idle':
      return stay(interaction);
    case 'choosing-suit':
      return stay(IDLE);
    case 'pressed': {
      const held = interaction.held && isGripValid(interaction.held.grip, world);
      const isSame = interaction.grip === null || isGripValid(interaction.grip, world);
      if (isSame && held !== false) return stay(interaction);
      // What was pressed is another card now: the press can't mean it any more.
      return held === false ? drop() : stay(settle(interaction));
    }
    case 'armed':
    case 'dragging':
      return isGripValid(interaction.grip, world) ? stay(interaction) : drop();
  }
}

/**
 * One step of the machine for pointer, tap, keys and assistive clicks: pure and total. Whatever the order of inputs,
 * only moves that are legal in the world given come out, in canonical spelling.
 */
export function transition(interaction: Interaction, input: Input, world: World): Outcome {
  switch (input.type) {
    case 'press':
      return press(interaction, input, world);
    case 'pointer-move':
      return movePointer(interaction, input);
    case 'release':
      return release(interaction, input, world);
    case 'pointer-cancel':
      return cancelPointer(interaction, input);
    case 'context':
      return answerContext(interaction, input.target, world);
    case 'escape':
      return escape(interaction);
    case 'position-changed':
      return adapt(interaction, world);
    default:
      return interaction.kind === 'dragging'
        ? stay(interaction)
        : answerKey(interaction, input, world);
  }
}

type KeyInput = Extract<Input, { type: 'activate' | 'place' | 'suit' | 'more' | 'fewer' }>;

/** Keys and assistive clicks; they end a press that is going on, as a tap elsewhere would. */
function answerKey(interaction: Interaction, input: KeyInput, world: World): Outcome {
  const armed = armedOf(interaction);
  switch (input.type) {
    case 'activate':
      return tap(input.target, armed, { by: 'keyboard', double: false }, world);
    case 'place':
      return namePlace(input.place, armed, world);
    case 'suit':
      return interaction.kind === 'choosing-suit' ? nameSuit(input.suit, world) : stay(interaction);
    case 'more':
    case 'fewer':
      return armed === null
        ? stay(settle(interaction))
        : resizeGrip(armed, input.type === 'more' ? 1 : -1, world);
  }
}
