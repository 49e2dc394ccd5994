import type { TutorialPage } from '../../page.js';

/** Lessons about the rules: from `moving` to `runs`. */
export const rulePages = {
  'columns.rule': {
    title: 'One lower, other colour',
    text: 'In a column a card goes on a card that is one rank higher and of the other colour. {QC} goes on {KH}, {TD} on {JS}, {7S} on {8D}, {2H} on {3C}.',
    after: 'Black on red, red on black, always one step down.',
  },
} satisfies Readonly<Record<string, TutorialPage>>;
