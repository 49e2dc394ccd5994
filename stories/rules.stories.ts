import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { game, type GameArgs } from './game.js';

const meta: Meta<GameArgs> = {
  title: 'free-cell-game/Rules',
  render: game,
  args: { deal: '617', 'hint-button': true, tutorial: '' },
};
export default meta;

type Story = StoryObj<GameArgs>;

/** The default. */
export const Standard: Story = { args: { rules: 'standard' } };

/** A tap moves a card to the first place that fits. */
export const OneTap: Story = { args: { rules: 'one-tap' } };

/** One card at a time; aces go home only. */
export const SingleCard: Story = { args: { rules: 'single-card' } };

/** As on the desktop of the nineties. */
export const Classic: Story = { args: { rules: 'classic' } };

/** Points, and cards that come back from home. */
export const Scored: Story = { args: { rules: 'scored' } };

/** The same with two cells. */
export const ScoredTwoCells: Story = { args: { rules: 'scored', cells: '2' } };

/** Columns build down by suit. */
export const BakersGame: Story = { args: { rules: 'bakers-game' } };

/** Eight cells, kings into empty columns. */
export const EightOff: Story = { args: { rules: 'eight-off' } };
