import { css } from 'lit';

/** The words of a lesson: its text with cards in it, its moves, the table of what can be moved, the list of lessons. */
export const lessonPage = css`
  .lesson-place {
    margin: 0 0 2px;
    color: var(--_fc-pmuted);
    font-size: 13px;
    line-height: 18px;
  }

  .lesson-title {
    margin: 0 0 6px;
    font-weight: 600;
    font-size: 20px;
    line-height: 26px;
    text-wrap: balance;
  }

  .lesson-text {
    margin: 0 0 8px;
    font-size: 15px;
    line-height: 23px;
    overflow-wrap: break-word;
  }

  .lesson-text.after {
    color: var(--_fc-pmuted);
  }

  .token {
    font-weight: 600;
    white-space: nowrap;
  }

  .token.suit-S,
  .token.suit-C {
    color: inherit;
  }

  .root[data-four-color] .token.suit-C {
    color: var(--_fc-clubs);
  }

  .lesson-moves,
  .lesson-list {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .lesson-moves {
    margin: 4px 0 8px -10px;
  }

  .lesson-move,
  .root .lesson-row {
    display: flex;
    gap: 12px;
    align-items: center;
    min-height: 32px;
    padding: 4px 10px;
  }

  .lesson-number {
    flex: none;
    min-width: 20px;
    color: var(--_fc-pmuted);
    text-align: end;
  }

  .lesson-number .icon {
    width: 16px;
    height: 16px;
    margin-inline-start: auto;
  }

  .lesson-move.done {
    color: var(--_fc-pmuted);
  }

  .lesson-move.current {
    border-radius: 0 8px 8px 0;
    background: color-mix(in srgb, var(--_fc-lesson) 12%, var(--_fc-panel));
    box-shadow: inset 4px 0 var(--_fc-lesson);
    font-weight: 500;
  }

  .lesson-move.current .lesson-number {
    color: inherit;
  }

  .tutorial:not([data-beside]) .lesson-move:not(.current) {
    display: none;
  }

  .list-head {
    margin: 10px 0 2px;
    padding: 0 10px;
    color: var(--_fc-pmuted);
    font-weight: 600;
    font-size: 13px;
    line-height: 17px;
  }

  .lesson-list {
    margin: 0 -10px;
  }

  .lesson-list .lesson-list {
    margin: 0 0 0 32px;
  }

  .root .lesson-row {
    width: 100%;
    min-height: 44px;
    line-height: 18px;
  }

  .root .lesson-row.chapter {
    min-height: 36px;
  }

  .root .lesson-row[aria-current='true'],
  .root .lesson-row[aria-current='step'] {
    background: var(--_fc-field);
    font-weight: 600;
  }

  .lesson-row .icon {
    color: var(--_fc-good);
  }

  .capacity {
    width: 100%;
    margin: 4px 0 8px;
    border-collapse: collapse;
    font-size: 13px;
    line-height: 16px;
  }

  .capacity caption {
    padding-bottom: 4px;
    font-weight: 600;
    text-align: start;
  }

  .capacity :is(th, td) {
    padding: 5px 2px;
    border-top: 1px solid var(--_fc-panel-line);
    text-align: center;
    vertical-align: bottom;
  }

  .capacity thead th {
    border-top: 0;
    color: var(--_fc-pmuted);
    font-weight: 400;
    font-size: 12px;
    line-height: 14px;
  }

  .capacity tr:last-child > th {
    font-weight: 600;
  }
`;
