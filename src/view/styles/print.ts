import { css } from 'lit';

/**
 * On paper: the position in black on white with the number of the deal; nothing to press, nothing marked. No script
 * lays out anew for a sheet, so what was laid out for the screen (`--_fc-board-w`, `--_fc-board-h`) shrinks to what one
 * sheet has room for, and the box to that, whatever the page reserved on the screen. An open lesson is its board with
 * all its words below.
 */
export const print = css`
  @media print {
    :host {
      block-size: auto !important;
      min-block-size: 0 !important;
      max-block-size: none !important;
      aspect-ratio: auto !important;
      break-inside: avoid;
    }

    /* Says only how wide the box would be. */
    :host::before {
      aspect-ratio: auto !important;
    }

    /* As specific as an example's own. */
    .root:not(:has(> .fault)) {
      /* Numbers out of two lengths: the tangent of an angle whose tangent is their ratio. */
      --_fc-ratio: tan(atan2(var(--_fc-board-w), var(--_fc-board-h)));

      position: relative;
      inset: auto;
      inline-size: min(100%, var(--_fc-board-w), 90vh * var(--_fc-ratio));
      aspect-ratio: var(--_fc-ratio);
      margin-inline: auto;
      /* Also keeps a sheet from ending in the middle of it. */
      contain: size layout paint style;
      container-type: inline-size;
    }

    .root > section,
    .root.example > .fc-stage {
      --_fc-fit: tan(atan2(100cqi, var(--_fc-board-w)));

      position: absolute;
      inset: 0 auto auto 0;
      width: var(--_fc-board-w);
      height: var(--_fc-board-h);
      transform: scale(var(--_fc-fit));
      transform-origin: 0 0;
    }

    .root:has(> section .tutorial) {
      inline-size: auto;
      aspect-ratio: auto;
      contain: style;
    }

    /* Its styles come after these, and say more the smaller the box is. */
    .root > section:has(.tutorial),
    .tutorial,
    .tutorial .lesson-panel {
      display: block !important;
      position: static !important;
      width: auto !important;
      height: auto !important;
      border: 0 !important;
      transform: none;
      animation: none !important;
    }

    /* A modal one lies over the page where the widget was seen; room is kept for it there. */
    .root .tutorial:modal {
      width: 100cqi !important;
    }

    .root:has(> section .tutorial:modal) {
      block-size: calc(2 * var(--_fc-board-h));
    }

    .root .tutorial .stage {
      position: relative;
      inset: auto;
      width: var(--_fc-board-w);
      height: var(--_fc-board-h);
      margin-inline: auto;
      zoom: min(1, tan(atan2(100cqi, var(--_fc-board-w))));
      break-inside: avoid;
    }

    .root .tutorial .lesson-body {
      overflow: visible;
    }

    /* As specific as the themes that it overrides. */
    .root[class] {
      color-scheme: light;
      print-color-adjust: exact;
      --_fc-table: #fff;
      --_fc-slot: #fff;
      --_fc-ink: #000;
      --_fc-muted: #000;
      --_fc-ghost: #666;
      --_fc-slot-line: #666;
      --_fc-card: #fff;
      --_fc-card-line: #333;
      --_fc-black: #000;
      --_fc-red: #c0182b;
    }

    .root .tool,
    .rule,
    .root:not(:has(.tutorial)) .marks,
    .root .tutorial :is(.veil, .lesson-bar, .lesson-head, .lesson-answer button, .lesson-footer),
    .win-actions,
    .panel,
    .panel-scrim,
    .menu,
    .menu-scrim,
    .message-box {
      display: none;
    }

    .card.selected,
    .card.target {
      --_fc-ground: var(--_fc-card);
    }
  }
`;
