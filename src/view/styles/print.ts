import { css } from 'lit';

/** On paper: the position in black on white with the number of the deal; nothing to press, nothing marked. */
export const print = css`
  @media print {
    :host {
      break-inside: avoid;
    }

    /* As specific as the themes that it overrides. */
    .root[class] {
      color-scheme: light;
      print-color-adjust: exact;
      --_fc-table: #fff;
      --_fc-slot: #fff;
      --_fc-ink: #000;
      --_fc-muted: #000;
      --_fc-slot-line: #666;
      --_fc-card-line: #333;
    }

    .tool,
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
