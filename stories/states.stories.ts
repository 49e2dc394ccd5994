import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { game, reach, START, type GameArgs } from './game.js';
import { NEARLY_STUCK_590, NINETEEN_1301, SOLUTION_617 } from './positions.js';

const meta: Meta<GameArgs> = { title: 'free-cell-game/States', render: game, args: START };
export default meta;

type Story = StoryObj<GameArgs>;

const OPENING = '82 52';

/** Nothing has been played yet: there is nothing to undo. */
export const Start: Story = {};

/** A bar along what moved, a small ring where it came from. */
export const LastMove: Story = { play: reach(OPENING) };

/** One ring around the run, and every place it may go to. */
export const Selected: Story = { play: reach(OPENING, '[data-card="6C"]') };

/** What the hint suggests: 1 is to go to 2. */
export const Hint: Story = { play: reach(OPENING, '[data-action="hint"]') };

/** Why a move isn't legal, and what to do instead. */
export const Refused: Story = { play: reach(OPENING, '[data-card="6C"]', '[data-card="JH"]') };

/** Nineteen cards in a column: they squeeze together, and every index stays whole. */
export const LongColumn: Story = { args: { deal: '1301' }, play: reach(NINETEEN_1301) };

/** No move is left. */
export const Stuck: Story = {
  args: { deal: '590' },
  play: reach(NEARLY_STUCK_590, '[data-pile="column-6"]', '[data-pile="cell-b"]'),
};

/** All cards are home. */
export const Won: Story = { play: reach(SOLUTION_617) };

/** The solution, ready to be played, and the buttons for it. */
export const Solution: Story = {
  args: { rules: 'one-tap' },
  play: reach('', '[data-action="menu"]', '[data-action="solution"]'),
};

/** Nothing is searched for until someone asks; then the answer stands in the message line. */
export const CanItBeWon: Story = {
  args: { rules: 'one-tap' },
  play: reach('4c 3b 3a 1d', '[data-action="check"]'),
};

/** The dialog where the rules have levels and the deal of the day. */
export const NewGameWithLevels: Story = {
  args: { rules: 'one-tap' },
  play: reach('', '[data-action="new-game"]'),
};

/** The dialog of the first button. */
export const NewGame: Story = { play: reach('', '[data-action="new-game"]') };

/** What the player may choose. */
export const Settings: Story = {
  play: reach('', '[data-action="menu"]', '[data-action="settings"]'),
};

/** What is counted, where the page lets games be remembered. */
export const Statistics: Story = {
  args: { storage: 'session', 'storage-key': 'story' },
  play: reach('', '[data-action="menu"]', '[data-action="statistics"]'),
};

/** The rules over the table. */
export const Rules: Story = { args: { tutorial: 'open' } };

/** What the bar has no room for. */
export const Menu: Story = { play: reach('', '[data-action="menu"]') };

/** A deal that can't be read: the game says so and stays as it was. */
export const BadDeal: Story = {
  play: ({ canvasElement }) => {
    canvasElement.querySelector('free-cell-game')?.setAttribute('deal', 'three');
  },
};

/** Nobody can play. */
export const ReadOnly: Story = { args: { readonly: true, 'hint-button': false } };
