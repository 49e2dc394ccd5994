import { unsafeStatic } from 'lit/static-html.js';
import { defineBoard } from './fc-board.js';
import { defineMessage } from './fc-message.js';
import { definePanel } from './fc-panel.js';
import { defineToolbar } from './fc-toolbar.js';

type StaticTag = ReturnType<typeof unsafeStatic>;

/** The tags of the private elements, ready for `lit/static-html.js`. */
export interface InnerTags {
  readonly board: StaticTag;
  readonly message: StaticTag;
  readonly panel: StaticTag;
  readonly toolbar: StaticTag;
}

let tags: InnerTags | null = null;

/**
 * Registers the private elements when the first game is built, not when the module is imported: importing has no side
 * effects, and a page may give the class a name of its own.
 */
export function innerTags(): InnerTags {
  return (tags ??= {
    board: unsafeStatic(defineBoard()),
    message: unsafeStatic(defineMessage()),
    panel: unsafeStatic(definePanel()),
    toolbar: unsafeStatic(defineToolbar()),
  });
}
