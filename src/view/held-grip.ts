import type { Grip, Interaction } from '../interaction/index.js';

/** What is selected or in the hand right now. */
export function heldGrip(interaction: Interaction): Grip | null {
  switch (interaction.kind) {
    case 'armed':
    case 'dragging':
      return interaction.grip;
    case 'pressed':
      return interaction.held?.grip ?? null;
    default:
      return null;
  }
}
