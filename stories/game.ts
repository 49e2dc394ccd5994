import { html, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import '../src/bundled.js';
import type { FreeCellGame } from '../src/element.js';
import './stories.css';

/** Attributes of the tag, as Storybook's controls have them. */
export interface GameArgs {
  deal?: string;
  rules?: string;
  cells?: string;
  'auto-collect'?: string;
  input?: string;
  theme?: string;
  indices?: string;
  keys?: string;
  animation?: string;
  storage?: string;
  'storage-key'?: string;
  lang?: string;
  tutorial?: string;
  'hint-button'?: boolean;
  'four-color'?: boolean;
  mirrored?: boolean;
  'no-timer'?: boolean;
  readonly?: boolean;
}

/** What all stories begin with: a deal that is known, so that a picture shows the same every time. */
export const START: GameArgs = {
  deal: '617',
  'auto-collect': 'off',
  'hint-button': true,
  tutorial: '',
};

/** The tag with these attributes. */
export function game(args: GameArgs): TemplateResult {
  return html`<free-cell-game
    deal=${ifDefined(args.deal)}
    rules=${ifDefined(args.rules)}
    cells=${ifDefined(args.cells)}
    auto-collect=${ifDefined(args['auto-collect'])}
    input=${ifDefined(args.input)}
    theme=${ifDefined(args.theme)}
    indices=${ifDefined(args.indices)}
    keys=${ifDefined(args.keys)}
    animation=${ifDefined(args.animation)}
    storage=${ifDefined(args.storage)}
    storage-key=${ifDefined(args['storage-key'])}
    lang=${ifDefined(args.lang)}
    tutorial=${ifDefined(args.tutorial)}
    ?hint-button=${args['hint-button']}
    ?four-color=${args['four-color']}
    ?mirrored=${args.mirrored}
    ?no-timer=${args['no-timer']}
    ?readonly=${args.readonly}
  ></free-cell-game>`;
}

/** The same in a box of the given width (a class of stories.css). */
export function sized(box: string): (args: GameArgs) => TemplateResult {
  return (args) => html`<div class=${box}>${game(args)}</div>`;
}

/** A way into a state: plays moves on the story's game, then operates controls as a screen reader does. */
export function reach(moves: string, ...controls: string[]) {
  return async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> => {
    const table = canvasElement.querySelector<FreeCellGame>('free-cell-game');
    if (table === null) throw new Error('The story has no game.');
    for (const move of moves.split(' ').filter(Boolean)) {
      const outcome = table.move(move);
      if (!outcome.ok) throw new Error(`${move}: ${outcome.reason}`);
    }
    for (const control of controls) {
      await table.updateComplete;
      const button = table.shadowRoot?.querySelector<HTMLElement>(control);
      if (!button) throw new Error(`The story's game has no ${control}.`);
      button.click();
    }
    await table.updateComplete;
  };
}
