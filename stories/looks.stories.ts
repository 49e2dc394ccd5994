import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { game, reach, sized, START, type GameArgs } from './game.js';

const meta: Meta<GameArgs> = {
  title: 'free-cell-game/Looks',
  render: game,
  args: START,
  play: reach('82 52', '[data-card="6C"]'),
};
export default meta;

type Story = StoryObj<GameArgs>;

/** Pale, for a white page. */
export const Light: Story = { args: { theme: 'light' } };

/** For a dark page. */
export const Dark: Story = { args: { theme: 'dark' } };

/** The green table. */
export const Felt: Story = { args: { theme: 'felt' } };

/** `auto` on a page that is dark. */
export const DarkPage: Story = { render: sized('dark-page') };

/** Four suit colours. */
export const FourColors: Story = { args: { 'four-color': true, theme: 'light' } };

/** Four suit colours in the dark. */
export const FourColorsDark: Story = { args: { 'four-color': true, theme: 'dark' } };

/** The letters of the language. */
export const LocalLetters: Story = { args: { indices: 'local', lang: 'ru' } };

/** Cells right, foundations left. */
export const Mirrored: Story = { args: { mirrored: true } };

/** Colours, font and corners of the page. */
export const OwnLook: Story = { args: { theme: 'light' }, render: sized('box-own-look') };
