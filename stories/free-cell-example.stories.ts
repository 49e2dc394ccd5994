import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import '../src/bundled.js';
import './stories.css';

/** Attributes of the tag, and its caption. */
interface ExampleArgs {
  position: string;
  moves: string;
  mode: 'show' | 'try' | 'judge';
  theme: 'auto' | 'light' | 'dark' | 'felt';
  lang: string;
  caption: string;
}

function example({ position, moves, mode, theme, lang, caption }: ExampleArgs): TemplateResult {
  return html`<free-cell-example
    .position=${position}
    .moves=${moves}
    .mode=${mode}
    .theme=${theme}
    lang=${lang}
    ><p slot="caption">${caption}</p></free-cell-example
  >`;
}

const meta: Meta<ExampleArgs> = {
  title: 'free-cell-example',
  render: example,
  args: { theme: 'auto', lang: 'en' },
};
export default meta;

type Story = StoryObj<ExampleArgs>;

/** Legal or not? Yes. */
export const Judge: Story = {
  args: {
    position: '4D TC\n8S JH',
    moves: '12',
    mode: 'judge',
    caption: 'Does the ten of clubs go on the jack of hearts?',
  },
};

/** A run, card by card. */
export const Show: Story = {
  args: {
    position: 'KD 8S 7H 6C\nTC 9D\nKS',
    moves: '12',
    mode: 'show',
    caption: 'Three cards, five single moves.',
  },
};

/** The reader makes the move. */
export const Try: Story = {
  args: {
    position: 'Freecells: 4H - - -\n9C 5S\nJD',
    moves: 'a1',
    mode: 'try',
    theme: 'felt',
    caption: 'Where does the four belong?',
  },
};

/** A position that makes no sense is told, not drawn. */
export const Faulty: Story = {
  args: { position: '4D 4D', moves: '12', mode: 'show', caption: 'Twice the same card.' },
};
