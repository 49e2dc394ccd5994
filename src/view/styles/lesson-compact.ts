import { css } from 'lit';

/**
 * A lesson in a low box. `data-compact` on `.tutorial`: the panel `beside` the board is narrow; or the buttons stand in
 * the bar, and the words on a small `sheet`, or in the `gutter` between the piles.
 */
export const lessonCompact = css`
  .next-label + .icon {
    display: none;
  }

  .tutorial[data-compact='beside'] .lesson-head {
    justify-content: flex-end;
    min-height: 44px;
    padding: 0 4px;
  }

  /* The way out has the room; the lesson has its name above the board. */
  .tutorial[data-compact='beside'] .lesson-head h2 {
    display: none;
  }

  .tutorial[data-compact='beside'] .lesson-body {
    padding: 10px 12px 8px;
  }

  .tutorial[data-compact] .lesson-title {
    margin-bottom: 4px;
    font-size: 16px;
    line-height: 20px;
  }

  .tutorial[data-compact] .lesson-text {
    margin-bottom: 6px;
    font-size: 14px;
    line-height: 19px;
  }

  .tutorial[data-compact] .lesson-answer {
    min-height: 44px;
    padding: 2px 8px;
    font-size: 13px;
    line-height: 16px;
  }

  .root .tutorial[data-compact] .lesson-answer .text-button {
    min-width: 84px;
    min-height: 36px;
    padding: 4px 8px;
  }

  .tutorial[data-compact] .answer-buttons {
    gap: 8px;
  }

  .tutorial[data-compact] .lesson-footer {
    gap: 2px;
    min-height: 48px;
    padding: 2px 4px;
  }

  .tutorial[data-compact] .lesson-dots {
    display: none;
  }

  .root .tutorial[data-compact] .lesson-footer .tool {
    min-width: 36px;
    padding: 0;
  }

  .root .tutorial[data-compact] .lesson-next {
    min-height: 40px;
    margin-inline-start: auto;
    padding: 2px 6px;
  }

  .tutorial:is([data-compact='sheet'], [data-compact='gutter']) {
    grid-template-rows: calc(100% - var(--_fc-lesson-panel)) minmax(0, 1fr) auto;
  }

  /* On paper there are no words. */
  @media screen {
    .tutorial:is([data-compact='sheet'], [data-compact='gutter']) .lesson-panel {
      display: contents;
    }
  }

  .tutorial:is([data-compact='sheet'], [data-compact='gutter']) .lesson-footer {
    position: absolute;
    inset: 0 44px auto;
    min-height: 44px;
    padding: 0;
    border: 0;
  }

  .tutorial:is([data-compact='sheet'], [data-compact='gutter']) .lesson-bar {
    padding: 0;
  }

  /* Its place is taken, and the step has a title of its own; it can still be heard. */
  .tutorial:is([data-compact='sheet'], [data-compact='gutter']) .lesson-name {
    opacity: 0;
  }

  .root[data-tier='tiny']
    .tutorial:is([data-compact='sheet'], [data-compact='gutter'])
    .lesson-next {
    min-width: 44px;
  }

  .root[data-tier='tiny']
    .tutorial:is([data-compact='sheet'], [data-compact='gutter'])
    .next-label {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  .root[data-tier='tiny']
    .tutorial:is([data-compact='sheet'], [data-compact='gutter'])
    .next-label
    + .icon {
    display: block;
    margin: auto;
  }

  .tutorial:is([data-compact='sheet'], [data-compact='gutter']) :is(.lesson-body, .lesson-answer) {
    background: var(--_fc-panel);
    color: var(--_fc-pink);
  }

  .tutorial:is([data-compact='sheet'], [data-compact='gutter']) .lesson-body {
    padding: 4px 12px 0;
    border-top: 1px solid var(--_fc-panel-line);
  }

  .tutorial:is([data-compact='sheet'], [data-compact='gutter']) .lesson-place,
  .tutorial[data-compact='sheet']:has(.lesson-answer) .lesson-title {
    display: none;
  }

  .tutorial[data-compact='sheet'] .lesson-answer {
    min-height: 40px;
    max-height: calc(var(--_fc-lesson-panel) / 2);
    padding-block: 0;
  }

  .root[data-tier='tiny']
    .tutorial:is([data-compact='sheet'], [data-compact='gutter'])
    .lesson-text {
    margin-bottom: 4px;
    font-size: 13px;
    line-height: 17px;
  }

  .tutorial[data-compact='gutter'][data-folded] .lesson-body {
    position: absolute;
    inset: var(--_fc-lesson-gutter-y) 0 auto;
    z-index: 2;
    height: var(--_fc-lesson-gutter);
    padding-block: 0;
    border-block: 0;
  }

  /* The board shows the move. */
  .tutorial[data-compact='gutter'][data-folded] .lesson-moves {
    display: none;
  }

  /* Three lines. */
  .tutorial[data-compact='gutter'][data-folded] .lesson-text {
    margin-bottom: 0;
    font-size: 13px;
    line-height: calc(var(--_fc-lesson-gutter) / 3);
  }

  .tutorial:is([data-compact='sheet'], [data-compact='gutter'])[data-listed] .lesson-body {
    position: absolute;
    inset: 44px 0 0;
    z-index: 2;
    height: auto;
  }
`;
