/*
 * What the styles expect of the templates (all in one shadow root):
 *
 * .root        data-theme, data-tier, data-side, data-mirrored, data-four-color, data-won (boolean ones by presence);
 *              custom properties from the layout: --_fc-w, --_fc-h, --_fc-ring, --_fc-card-radius (px)
 * .card        transform from the board; --_fc-cap and --_fc-strip (px); classes covered, selected, target, lifted
 * .place       kind (cell, foundation, column); place, size by transform, width, height
 * .mark        mark-selected; mark-target, mark-last.origin with `empty` on an empty place; mark-last.bar;
 *              mark-hint.source, mark-hint.goal with a .badge; mark-focus; place and size as above
 * .veil        in .cards; .mark-lesson with .lesson-lines (brackets, or `way`) in .marks
 * .control     `movable` where a finger drags instead of scrolling
 */
import type { CSSResult } from 'lit';
import { advice } from './advice.js';
import { board } from './board.js';
import { card } from './card.js';
import { form } from './form.js';
import { forcedColors } from './forced-colors.js';
import { lesson } from './lesson.js';
import { marks } from './marks.js';
import { message } from './message.js';
import { panel } from './panel.js';
import { print } from './print.js';
import { root } from './root.js';
import { statistics } from './statistics.js';
import { tokens } from './tokens.js';
import { toolbar } from './toolbar.js';
import { win } from './win.js';

/** All styles of the widget, in the order in which they may override each other. */
export const styles: CSSResult[] = [
  tokens,
  root,
  board,
  card,
  marks,
  lesson,
  toolbar,
  message,
  panel,
  form,
  statistics,
  advice,
  win,
  forcedColors,
  print,
];
