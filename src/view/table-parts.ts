import { FcBoard } from './fc-board.js';
import { FcMessage } from './fc-message.js';
import { FcPanel } from './fc-panel.js';
import { FcRubies } from './fc-rubies.js';
import { FcToolbar } from './fc-toolbar.js';
import { defineInner } from './inner-element.js';

/** The private elements of one table. */
export interface TableParts {
  readonly toolbar: FcToolbar;
  readonly board: FcBoard;
  readonly rubies: FcRubies;
  readonly message: FcMessage;
  readonly panel: FcPanel;
}

let tags: Readonly<Record<keyof TableParts, string>> | null = null;

/**
 * Registers the private elements with the first table, not when the module is imported: importing has no side effects,
 * and a page may give the public class a name of its own.
 */
function defineParts(): Readonly<Record<keyof TableParts, string>> {
  return (tags ??= {
    toolbar: defineInner('fc-toolbar', FcToolbar),
    board: defineInner('fc-board', FcBoard),
    rubies: defineInner('fc-rubies', FcRubies),
    message: defineInner('fc-message', FcMessage),
    panel: defineInner('fc-panel', FcPanel),
  });
}

function create(tag: string, part: string): HTMLElement {
  const element = document.createElement(tag);
  element.className = part;
  return element;
}

/** The private elements for a new table, not yet in the document. */
export function createParts(): TableParts {
  const { toolbar, board, rubies, message, panel } = defineParts();
  const parts = {
    toolbar: create(toolbar, 'toolbar') as FcToolbar,
    board: create(board, 'board') as FcBoard,
    rubies: create(rubies, 'rubies') as FcRubies,
    message: create(message, 'gutter') as FcMessage,
    panel: create(panel, 'overlay') as FcPanel,
  };
  parts.board.setAttribute('part', 'board');
  parts.rubies.setAttribute('aria-hidden', 'true');
  return parts;
}
