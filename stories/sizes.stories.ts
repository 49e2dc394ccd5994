import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { sized, START, type GameArgs } from './game.js';

const meta: Meta<GameArgs> = { title: 'free-cell-game/Sizes', args: START };
export default meta;

type Story = StoryObj<GameArgs>;

/** The narrowest. */
export const Width240: Story = { render: sized('box-240') };

/** A small phone. */
export const Width320: Story = { render: sized('box-320') };

/** A phone. */
export const Width375: Story = { render: sized('box-375') };

/** A column of text. */
export const Width640: Story = { render: sized('box-640') };

/** A wide article: the buttons have labels. */
export const Width1000: Story = { render: sized('box-1000') };

/** A phone on its side: the cells go left, the foundations right, the bar becomes a rail. */
export const Side: Story = { render: sized('box-landscape') };

/** The same with a longer language. */
export const Width375Ukrainian: Story = { args: { lang: 'uk' }, render: sized('box-375') };
