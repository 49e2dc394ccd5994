import type { BoardLayout } from '../layout/index.js';
import type { CssVars } from './directives/css-vars.js';

const known = new WeakMap<BoardLayout, CssVars>();

/** The layout's sizes for the style sheets; whatever stands at a place is positioned by itself. */
export function tableVars(layout: BoardLayout): CssVars {
  let vars = known.get(layout);
  if (vars === undefined) known.set(layout, (vars = varsOf(layout)));
  return vars;
}

function varsOf({ width, height, card, ring, message }: BoardLayout): CssVars {
  return {
    '--_fc-board-w': `${width}px`,
    '--_fc-board-h': `${height}px`,
    '--_fc-w': `${card.width}px`,
    '--_fc-h': `${card.height}px`,
    '--_fc-card-radius': `${card.radius}px`,
    '--_fc-ring': `${ring}px`,
    '--_fc-gutter': `${message.height}px`,
  };
}
