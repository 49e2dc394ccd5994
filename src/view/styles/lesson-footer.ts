import { css } from 'lit';

/** The buttons below a lesson's page, and the dots that say how far it is. */
export const lessonFooter = css`
  .lesson-footer {
    display: flex;
    flex: none;
    gap: 4px;
    align-items: center;
    min-height: 64px;
    padding: 8px 12px;
    border-top: 1px solid var(--_fc-panel-line);
  }

  .tutorial:not([data-beside]) .lesson-footer {
    min-height: 52px;
    padding-block: 3px;
  }

  .lesson-dots {
    display: flex;
    flex: 1 1 0;
    gap: 5px;
    align-items: center;
    justify-content: center;
    min-width: 0;
    overflow: hidden;
    color: var(--_fc-pmuted);
    white-space: nowrap;
  }

  .dot {
    flex: none;
    width: 8px;
    height: 8px;
    border: 1.5px solid var(--_fc-control-line);
    border-radius: 4px;
  }

  .dot.done {
    background: var(--_fc-control-line);
  }

  .dot.current {
    width: 20px;
    border-color: var(--_fc-accent);
    background: var(--_fc-accent);
  }

  .dot.more {
    width: 5px;
    height: 5px;
  }

  .root .lesson-next {
    flex: 0 1 auto;
    min-width: 0;
    line-height: 17px;
  }

  .root[data-tier='tiny'] .lesson-dots {
    display: none;
  }

  /* Three buttons and the longest word fit in 240 px. */
  .root[data-tier='tiny'] .lesson-footer {
    gap: 2px;
    padding-inline: 6px;
  }

  .root[data-tier='tiny'] .lesson-next {
    margin-inline-start: auto;
    padding-inline: 5px;
  }

  @media (forced-colors: active) {
    .dot.done {
      background: CanvasText;
    }

    .dot.current {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
    }
  }
`;
