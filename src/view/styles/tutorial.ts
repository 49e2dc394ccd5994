import { css } from 'lit';

/**
 * The tutorial over the widget: a board with its panel beside it, or with a sheet below where the widget is narrow.
 * `data-beside`, `data-folded` on `.tutorial`; sizes come from its frame. Loaded with the first lesson.
 */
export const tutorial = css`
  .tutorial {
    display: grid;
    position: absolute;
    inset: 0;
    z-index: 12;
    grid-template: 1fr auto / 100%;
    width: 100%;
    max-width: none;
    height: 100%;
    max-height: none;
    margin: 0;
    padding: 0;
    overflow: hidden;
    border: 0;
    border-radius: var(--_fc-radius);
    background: var(--_fc-table);
    color: var(--_fc-ink);
    animation: fc-fade 120ms;
  }

  .tutorial:modal {
    position: fixed;
    inset: var(--_fc-modal-y) auto auto var(--_fc-modal-x);
    width: var(--_fc-modal-w);
    height: var(--_fc-modal-h);
  }

  .tutorial::backdrop {
    background: none;
  }

  .tutorial[data-beside] {
    grid-template: 100% / 1fr var(--_fc-lesson-panel);
  }

  .lesson-board {
    position: relative;
    min-width: 0;
    min-height: 0;
  }

  .lesson-bar {
    display: flex;
    position: absolute;
    inset: 0 0 auto;
    z-index: 1;
    gap: 4px;
    align-items: center;
    height: 52px;
    padding: 0 12px;
    font-weight: 600;
    pointer-events: none;
  }

  .root .lesson-bar .tool {
    font-weight: 500;
    pointer-events: auto;
  }

  .lesson-name {
    flex: 1 1 auto;
    min-width: 0;
  }

  .lesson-bar .lesson-name {
    line-height: 18px;
    text-wrap: balance;
  }

  .tutorial .stage {
    position: absolute;
    inset: 0;
  }

  .lesson-panel {
    display: flex;
    flex-direction: column;
    min-width: 0;
    min-height: 0;
    overflow: hidden;
    background: var(--_fc-panel);
    color: var(--_fc-pink);
  }

  .tutorial[data-beside] .lesson-panel {
    border-inline-start: 1px solid var(--_fc-panel-line);
  }

  .tutorial:not([data-beside]) .lesson-panel {
    position: absolute;
    inset: auto 0 0;
    z-index: 2;
    height: var(--_fc-lesson-panel);
    border-top: 1px solid var(--_fc-panel-line);
    border-radius: min(14px, var(--_fc-radius)) min(14px, var(--_fc-radius)) 0 0;
  }

  .tutorial:not([data-beside])[data-folded] .lesson-panel {
    height: var(--_fc-lesson-folded);
  }

  /* The list has all the room below the bar. */
  .tutorial:not([data-beside])[data-listed] .lesson-panel {
    height: calc(100% - 52px);
  }

  .root:is([data-tier='mini'], [data-tier='tiny'])
    .tutorial:not([data-beside])[data-listed]
    .lesson-panel {
    height: calc(100% - 44px);
  }

  .lesson-head {
    display: flex;
    flex: none;
    gap: 8px;
    align-items: center;
    justify-content: space-between;
    min-height: 52px;
    padding: 4px 8px 4px 22px;
    border-bottom: 1px solid var(--_fc-panel-line);
  }

  .lesson-head h2,
  .lesson-bar h2 {
    margin: 0;
    font-weight: 600;
    font-size: 14px;
    line-height: 20px;
  }

  .root .lesson-head .tool {
    white-space: nowrap;
  }

  .lesson-body {
    flex: 1 1 0;
    min-height: 0;
    padding: 18px 22px 12px;
    overflow: hidden auto;
    overscroll-behavior: contain;
    touch-action: pan-y;
    -webkit-user-select: text;
    user-select: text;
  }

  .tutorial:not([data-beside]) .lesson-body {
    padding: 12px 18px 8px;
  }

  .lesson-answer {
    display: flex;
    flex: none;
    gap: 12px;
    align-items: safe center;
    justify-content: center;
    min-height: 76px;
    max-height: 50%;
    padding: 6px 16px;
    overflow: hidden auto;
    border-top: 1px solid var(--_fc-panel-line);
    line-height: 18px;
  }

  .tutorial:not([data-beside]) .lesson-answer {
    min-height: 56px;
    padding-block: 4px;
    font-size: 13px;
    line-height: 16px;
  }

  .root:is([data-tier='mini'], [data-tier='tiny']) .lesson-bar {
    height: 44px;
    padding: 0 4px;
  }

  .root:is([data-tier='mini'], [data-tier='tiny']) .lesson-title {
    font-size: 18px;
    line-height: 23px;
  }

  /* The question above its answers, as a whole. */
  .tutorial:not([data-beside]) .lesson-panel:has(.lesson-answer) .lesson-place,
  .root[data-tier='tiny'] .lesson-panel:has(.lesson-answer) .lesson-title {
    display: none;
  }

  .tutorial:not([data-beside]) .lesson-panel:has(.lesson-answer) .lesson-text {
    font-size: 14px;
    line-height: 20px;
  }

  /* Two lines, so that the cards are seen. */
  .tutorial:not([data-beside])[data-folded] :is(.lesson-place, .lesson-title) {
    display: none;
  }

  .tutorial:not([data-beside])[data-folded] .lesson-body {
    display: flex;
    flex-direction: column;
    padding-block: 8px 4px;
  }

  .tutorial:not([data-beside])[data-folded] .lesson-moves {
    order: -1;
    margin: -4px 0 2px -10px;
  }

  .tutorial:not([data-beside])[data-folded] .lesson-text {
    font-size: 14px;
    line-height: 20px;
  }

  @media (hover: hover) {
    .root .lesson-row:hover {
      background: color-mix(in srgb, currentcolor 7%, transparent);
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    .tutorial:not([data-beside]) .lesson-panel {
      transition: height 120ms;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    .tutorial {
      animation: none;
    }
  }

  @media (forced-colors: active) {
    .lesson-move.current {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
