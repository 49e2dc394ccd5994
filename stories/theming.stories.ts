import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { reach, sized, START, type GameArgs } from './game.js';

const meta: Meta<GameArgs> = {
  title: 'free-cell-game/Theming',
  args: { ...START, theme: 'light' },
  play: reach('82 52', '[data-card="6C"]'),
};
export default meta;

type Story = StoryObj<GameArgs>;

/** A magazine: paper, serifs, square corners; nothing but `--fc-…` on the page. */
export const Magazine: Story = { render: sized('box-magazine') };

/** A children's site: a sunny table, soft corners, a bold outline by `::part()`. */
export const Playground: Story = {
  render: sized('box-playground'),
  args: { 'four-color': true, 'no-timer': true },
};

/** A terminal: one green on black, letters of equal width. */
export const Terminal: Story = { render: sized('box-terminal'), args: { theme: 'dark' } };
