import {
  moveCursor,
  readKey,
  type Cursor,
  type KeyCommand,
  type KeyPress,
} from '../interaction/index.js';
import type { Dispatch, Table } from './context.js';
import type { FcBoard } from './fc-board.js';
import { heldGrip } from './held-grip.js';
import type { Settings } from './settings.js';

/** Text fields keep their keys, wherever they are inside the widget. */
function isEditable(event: KeyboardEvent): boolean {
  const target = event.composedPath()[0];
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}

function toPress(event: KeyboardEvent): KeyPress {
  return {
    key: event.key,
    code: event.code,
    ctrl: event.ctrlKey,
    alt: event.altKey,
    meta: event.metaKey,
    shift: event.shiftKey,
    isComposing: event.isComposing,
    repeat: event.repeat,
    editable: isEditable(event),
  };
}

/** Commands that work wherever the focus is inside the widget. */
function isGlobal(command: KeyCommand, event: KeyboardEvent): boolean {
  return (command.type === 'undo' || command.type === 'redo') && (event.ctrlKey || event.metaKey);
}

/** Commands that only look and tell. */
function isReading({ type }: KeyCommand): boolean {
  return type === 'cursor' || type.startsWith('read-');
}

/** What keys work on. */
export interface KeyScene {
  readonly board: FcBoard;
  readonly table: Table;
  readonly settings: Settings;
  readonly dispatch: Dispatch;
}

function obey(command: KeyCommand, scene: KeyScene): boolean {
  const { board, table, settings, dispatch } = scene;
  const { position, rules } = table.state;
  switch (command.type) {
    case 'cursor': {
      const { mirrored } = settings;
      let { cursor } = board;
      let last: Cursor;
      // Past the piles that an example hasn't got.
      do {
        last = cursor;
        cursor = moveCursor(last, command.key, position, rules, { mirrored });
      } while (cursor !== last && !board.shows(cursor.pile));
      if (board.shows(cursor.pile)) board.placeCursor(cursor);
      return true;
    }
    case 'activate':
      // The focused button's own click does it.
      return false;
    case 'escape': {
      if (board.dismissPeek()) return true;
      const isBusy = board.interaction.kind !== 'idle';
      if (isBusy) board.send({ type: 'escape' });
      return isBusy;
    }
    case 'undo':
    case 'redo':
      dispatch({ type: command.type });
      return true;
    case 'hint':
      if (settings.hintButton) dispatch({ type: 'hint' });
      return settings.hintButton;
    case 'collect':
      if (rules.extras.includes('collect')) dispatch({ type: 'collect' });
      else board.send({ type: 'place', place: 'foundation' });
      return true;
    case 'more':
    case 'fewer':
      board.send({ type: command.type });
      return true;
    case 'place':
    case 'suit':
      board.send(command);
      return true;
    case 'ignore':
      return true;
    default:
      board.speak(command.type);
      return true;
  }
}

/** Answers a key pressed inside the widget; whatever it does is kept from the page. */
export function answerKey(event: KeyboardEvent, scene: KeyScene): void {
  const { board, table, settings } = scene;
  if (event.defaultPrevented) return;
  const command = readKey(toPress(event), {
    keys: settings.keys,
    cells: table.state.rules.cells,
    held: heldGrip(board.interaction)?.count ?? 0,
    expectsSuit: board.interaction.kind === 'choosing-suit',
  });
  if (command === null || !(board.hasFocus || isGlobal(command, event))) return;
  if (settings.readonly && !isReading(command)) return;
  if (!obey(command, scene)) return;
  event.preventDefault();
  event.stopPropagation();
}
