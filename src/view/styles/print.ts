import { css } from 'lit';

/**
 * On paper: the position in black on white with the number of the deal; nothing to press, nothing marked. No script
 * lays out anew for a sheet, so what was laid out for the screen (`--_fc-board-w`, `--_fc-board-h`) shrinks to its
 * width, and the box to what is left of the height, whatever the page reserved on the screen.
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

    /* As specific as an example's own. */
    .root:not(:has(> .fault)) {
      /* A number out of two lengths: the tangent of an angle whose tangent is their ratio. */
      --_fc-fit: min(1, tan(atan2(100cqi, var(--_fc-board-w))));

      position: relative;
      inset: auto;
      inline-size: min(100%, var(--_fc-board-w));
      block-size: calc(var(--_fc-board-h) * var(--_fc-fit));
      margin-inline: auto;
      /* Also keeps a sheet from ending in the middle of it. */
      contain: size layout paint style;
    }

    .root > section,
    .root.example > .fc-stage {
      position: absolute;
      inset: 0 auto auto 0;
      width: var(--_fc-board-w);
      height: var(--_fc-board-h);
      transform: scale(var(--_fc-fit));
      transform-origin: 0 0;
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
    .marks,
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
