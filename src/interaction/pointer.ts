import type { PileId } from '../engine/index.js';
import type { Point } from '../layout/index.js';
import { pickAt, tryDrop } from './grip.js';
import {
  IDLE,
  type Armed,
  type Input,
  type Interaction,
  type Outcome,
  type PointerKind,
  type World,
} from './interaction.js';
import { drop, dropAndRefuse, play, refuse, stay } from './outcome.js';
import { isBelowCards, tap } from './tap.js';

/** How far a pointer may wander and still tap; a tap is a distance, never a time. */
const SLOP_PX: Readonly<Record<PointerKind, number>> = { mouse: 6, pen: 6, touch: 12 };

type Pressed = Extract<Interaction, { kind: 'pressed' }>;
type Dragging = Extract<Interaction, { kind: 'dragging' }>;
type InputOf<Type extends Input['type']> = Extract<Input, { type: Type }>;

/** What to fall back to when a press comes to nothing. */
function heldOf(interaction: Interaction): Armed | null {
  if (interaction.kind === 'armed') return interaction;
  return interaction.kind === 'pressed' ? interaction.held : null;
}

/** Ends a press without a tap: the selection from before stands again. */
function abandon(pressed: Pressed): Outcome {
  return stay(pressed.held ?? IDLE);
}

/** A pointer goes down. A second one means something else is going on (a pinch), so it ends what the first began. */
export function press(interaction: Interaction, input: InputOf<'press'>, world: World): Outcome {
  if (interaction.kind === 'dragging') return drop();
  if (interaction.kind === 'pressed' && interaction.pointerId !== input.pointerId) {
    return abandon(interaction);
  }
  const { pointerId, pointer, target, at } = input;
  const picked = target === null || isBelowCards(target, world) ? null : pickAt(target, world);
  return stay({
    kind: 'pressed',
    pointerId,
    pointer,
    target,
    at,
    grip: picked?.legal ? picked.grip : null,
    held: heldOf(interaction),
    strayed: false,
  });
}

function hasStrayed({ at, pointer }: Pressed, point: Point): boolean {
  return Math.hypot(point.x - at.x, point.y - at.y) > SLOP_PX[pointer];
}

/** A pointer moves: beyond the slop it drags what can be lifted. */
export function movePointer(interaction: Interaction, input: InputOf<'pointer-move'>): Outcome {
  const { pointerId, at } = input;
  if (interaction.kind === 'dragging' && interaction.pointerId === pointerId) {
    return stay({ ...interaction, at });
  }
  if (interaction.kind !== 'pressed' || interaction.pointerId !== pointerId) {
    return stay(interaction);
  }
  if (interaction.strayed || !hasStrayed(interaction, at)) return stay(interaction);
  const { grip } = interaction;
  if (grip === null) return stay({ ...interaction, strayed: true });
  return {
    interaction: { kind: 'dragging', pointerId, grip, start: interaction.at, at },
    intents: [{ type: 'picked', grip }],
  };
}

/**
 * Where dragged cards land: the nearest pile that takes them, unless their own is nearer. Nothing near, or their own
 * pile: they just go back; else the nearest pile's reason is told.
 */
function dropOn({ grip }: Dragging, drops: readonly PileId[], world: World): Outcome {
  const own = drops.indexOf(grip.pile);
  const meant = own === -1 ? drops : drops.slice(0, own);
  const verdicts = meant.map((pile) => tryDrop(grip, pile, world));
  for (const verdict of verdicts) if (verdict.legal) return play(verdict.move);
  const nearest = verdicts[0];
  return nearest === undefined || nearest.legal ? drop() : dropAndRefuse(nearest.refusal);
}

/** A try to drag what can't be lifted is owed a reason; the bare table is not. */
function explainStray(pressed: Pressed, world: World): Outcome {
  const { target } = pressed;
  const isCard = target !== null && target.index >= 0;
  const picked = isCard ? pickAt(target, world) : null;
  if (picked === null || picked.legal) return abandon(pressed);
  return refuse(pressed.held ?? IDLE, picked.refusal);
}

/** A pointer goes up: a drop, or a tap if it hasn't gone far. */
export function release(
  interaction: Interaction,
  input: InputOf<'release'>,
  world: World,
): Outcome {
  if (interaction.kind === 'dragging' && interaction.pointerId === input.pointerId) {
    return dropOn(interaction, input.drops, world);
  }
  if (interaction.kind !== 'pressed' || interaction.pointerId !== input.pointerId) {
    return stay(interaction);
  }
  if (interaction.strayed) return explainStray(interaction, world);
  const manner = { by: 'pointer', double: input.double } as const;
  return tap(interaction.target, interaction.held, manner, world);
}

/** The browser or the hand took the pointer away: nothing happened. */
export function cancelPointer(interaction: Interaction, input: InputOf<'pointer-cancel'>): Outcome {
  if (interaction.kind === 'dragging' && interaction.pointerId === input.pointerId) return drop();
  if (interaction.kind === 'pressed' && interaction.pointerId === input.pointerId) {
    return abandon(interaction);
  }
  return stay(interaction);
}
