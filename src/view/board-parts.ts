import { FcBoard } from './fc-board.js';
import { FcMessage } from './fc-message.js';
import { defineInner } from './inner-element.js';

const TAGS = { board: '', message: '' };

/** A private element of a table, not yet in the document. */
export function createPart(tag: string, className: string): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  return element;
}

/** A board for a table or a lesson. Its tag is registered with the first one, not when the module is imported. */
export function createBoard(): FcBoard {
  TAGS.board ||= defineInner('fc-board', FcBoard);
  const board = createPart(TAGS.board, 'board') as FcBoard;
  board.setAttribute('part', 'board');
  return board;
}

/** The message line of a board. */
export function createMessageLine(): FcMessage {
  TAGS.message ||= defineInner('fc-message', FcMessage);
  return createPart(TAGS.message, 'gutter') as FcMessage;
}
