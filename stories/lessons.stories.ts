import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { game, START, type GameArgs } from './game.js';

const meta: Meta<GameArgs> = {
  title: 'free-cell-game/Lessons',
  render: game,
  args: START,
};
export default meta;

type Story = StoryObj<GameArgs>;

/** The panel beside the board: an example move, its path, its single moves. */
export const Runs: Story = { args: { tutorial: 'runs' } };

/** "Legal or not?" in the language's letters. */
export const Mistakes: Story = { args: { tutorial: 'mistakes', lang: 'ru', indices: 'local' } };

/** The short first round for beginners. */
export const FirstRound: Story = { args: { tutorial: 'open', rules: 'single-card' } };

/** A whole game, move by move. */
export const WorkedGame: Story = { args: { tutorial: 'game', theme: 'dark' } };
