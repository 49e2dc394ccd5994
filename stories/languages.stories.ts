import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { game, reach, START, type GameArgs } from './game.js';

const meta: Meta<GameArgs> = {
  title: 'free-cell-game/Languages',
  render: game,
  args: START,
  play: reach('82 52', '[data-card="6C"]', '[data-card="JH"]'),
};
export default meta;

type Story = StoryObj<GameArgs>;

export const English: Story = { args: { lang: 'en' } };
export const Russian: Story = { args: { lang: 'ru', indices: 'local' } };
export const Ukrainian: Story = { args: { lang: 'uk', indices: 'local' } };
export const Bulgarian: Story = { args: { lang: 'bg', indices: 'local' } };
