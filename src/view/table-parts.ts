import { createBoard, createMessageLine, createPart } from './board-parts.js';
import type { FcBoard } from './fc-board.js';
import type { FcMessage } from './fc-message.js';
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

let tags: Readonly<Record<'toolbar' | 'rubies' | 'panel', string>> | null = null;

/**
 * Registers the private elements with the first table, not when the module is imported: importing has no side effects,
 * and a page may give the public class a name of its own.
 */
function defineParts(): NonNullable<typeof tags> {
  return (tags ??= {
    toolbar: defineInner('fc-toolbar', FcToolbar),
    rubies: defineInner('fc-rubies', FcRubies),
    panel: defineInner('fc-panel', FcPanel),
  });
}

/** The private elements for a new table, not yet in the document. */
export function createParts(): TableParts {
  const { toolbar, rubies, panel } = defineParts();
  const parts = {
    toolbar: createPart(toolbar, 'toolbar') as FcToolbar,
    board: createBoard(),
    rubies: createPart(rubies, 'rubies') as FcRubies,
    message: createMessageLine(),
    panel: createPart(panel, 'overlay') as FcPanel,
  };
  parts.rubies.setAttribute('aria-hidden', 'true');
  return parts;
}
