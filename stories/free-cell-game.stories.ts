import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { game, START, type GameArgs } from './game.js';

const choice = (...options: string[]) => ({ control: 'select', options }) as const;

const meta: Meta<GameArgs> = {
  title: 'free-cell-game',
  component: 'free-cell-game',
  render: game,
  args: START,
  argTypes: {
    rules: choice(
      'standard',
      'one-tap',
      'single-card',
      'classic',
      'scored',
      'bakers-game',
      'eight-off',
    ),
    lang: choice('en', 'ru', 'uk', 'bg'),
  },
};
export default meta;

/** The tag as a page would write it. */
export const Start: StoryObj<GameArgs> = {};
