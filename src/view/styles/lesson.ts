import { css } from 'lit';

/**
 * What a lesson points at: everything else under a veil, brackets at the corners, and a path. No other mark has any of
 * these shapes.
 */
export const lesson = css`
  .veil,
  .lesson-lines {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: visible;
    forced-color-adjust: none;
  }

  /* Over the cards at rest, under those in flight. */
  .veil {
    fill: color-mix(in srgb, var(--_fc-table) var(--_fc-veil), transparent);
  }

  .lesson-lines {
    fill: none;
    stroke: var(--_fc-lesson);
    stroke-width: 3.5px;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .lesson-lines .edge {
    stroke: var(--_fc-lesson-edge);
    stroke-width: 6.5px;
  }

  .root:is([data-tier='mini'], [data-tier='tiny']) .lesson-lines {
    stroke-width: 3px;
  }

  .root:is([data-tier='mini'], [data-tier='tiny']) .lesson-lines .edge {
    stroke-width: 5.5px;
  }

  .still {
    display: none;
  }

  .still-number {
    display: grid;
    position: absolute;
    right: 4px;
    bottom: 4px;
    place-items: center;
    min-width: 20px;
    height: 20px;
    padding: 0 4px;
    border-radius: 10px;
    background: var(--_fc-lesson);
    color: var(--_fc-lesson-edge);
    font-weight: 700;
    font-size: 12px;
    line-height: 1;
  }

  @media (prefers-reduced-motion: reduce) {
    .still {
      display: block;
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    .veil,
    .mark-lesson {
      animation: fc-fade 120ms backwards;
    }

    .mark-lesson.way .line {
      stroke-dasharray: 1 1;
      animation: fc-draw 240ms ease-out backwards;
    }

    .mark-lesson.way :is(.edge, .head) {
      animation: fc-fade 120ms 200ms backwards;
    }
  }

  @keyframes fc-draw {
    from {
      stroke-dashoffset: 1;
    }
  }

  @media (forced-colors: active) {
    .veil {
      fill: color-mix(in srgb, Canvas var(--_fc-veil), transparent);
    }

    .lesson-lines {
      stroke: CanvasText;
    }

    .lesson-lines .edge {
      stroke: Canvas;
    }

    .still-number {
      forced-color-adjust: none;
      background: CanvasText;
      color: Canvas;
    }
  }
`;
