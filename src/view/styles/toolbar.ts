import { css } from 'lit';

/** The bar over the table and the rail beside it. Targets are 44 px; `data-tier` on `.root` says what there is room for. */
export const toolbar = css`
  .toolbar {
    display: block;
  }

  .bar {
    display: flex;
    position: absolute;
    inset: 0 auto auto 0;
    /* The board's layers span the whole widget. */
    z-index: 1;
    align-items: center;
    /* A number that changes lays out nothing but the bar. */
    contain: layout size style;
    font-weight: 500;
    white-space: nowrap;
  }

  .root .tool {
    display: flex;
    flex: 0 0 auto;
    gap: 8px;
    align-items: center;
    justify-content: center;
    min-width: 44px;
    height: 44px;
    padding: 0 10px;
  }

  .root .tool:is(:disabled, [aria-disabled='true']) {
    opacity: 0.42;
  }

  .rule {
    flex: none;
    width: 1px;
    height: 20px;
    margin: 0 8px;
    background: var(--_fc-hairline);
  }

  .spring {
    flex: 1 1 0;
  }

  /* What has no room gives way to the buttons: a number wraps out of sight as a whole, the last one first. */
  .counters {
    display: flex;
    flex: 0 1 auto;
    flex-wrap: wrap;
    min-width: 0;
    height: 20px;
    overflow: clip;
    gap: 0 16px;
    align-items: baseline;
    padding-inline: 10px;
    color: var(--_fc-muted);
    font-weight: 400;
  }

  .counter b,
  .timer {
    color: var(--_fc-ink);
    font-weight: 600;
  }

  /* An unseen text of the greatest width keeps the room: a number stands at its word, and alone where it begins. */
  [data-room] {
    display: inline-grid;
    justify-items: start;
  }

  [data-room]::before {
    grid-area: 1 / 1;
    visibility: hidden;
    content: attr(data-room);
  }

  .count {
    grid-area: 1 / 1;
    font-style: normal;
  }

  /* It begins with a blank. */
  .word {
    white-space: pre;
  }

  .counter b:has(~ .word),
  .root:not([data-mirrored]) .bar .counter:has(.word) ~ .timer > [data-room] {
    justify-items: end;
  }

  .counter .icon {
    display: inline-block;
    width: 13px;
    height: 13px;
    margin-right: 3px;
    vertical-align: -1px;
    stroke-width: 2;
  }

  .ruby {
    display: inline-block;
    width: 13px;
    height: 13px;
    margin-right: 4px;
    vertical-align: -1px;
    overflow: visible;
  }

  .ruby-flight {
    position: absolute;
    top: 0;
    left: 0;
    z-index: 3;
    pointer-events: none;
  }

  .ruby-flight .ruby {
    width: 100%;
    height: 100%;
    margin: 0;
  }

  .ruby.earned {
    animation: fc-pop 400ms 500ms ease-out;
  }

  @keyframes fc-pop {
    40% {
      transform: scale(1.5);
    }
  }

  .ruby-body {
    fill: var(--_fc-ruby);
  }

  .ruby-light {
    fill: #fff;
    opacity: 0.42;
  }

  .ruby-shade {
    fill: #000;
    opacity: 0.24;
  }

  .rail {
    flex-direction: column;
    padding-block: 6px;
  }

  .rail .tool {
    width: 44px;
    padding: 0;
  }

  /* Without words. */
  .counters:has(.visually-hidden) {
    gap: 0 10px;
    padding-inline: 8px;
  }

  .root[data-tier='mini'] .counters,
  .root[data-tier='tiny'] .counters {
    gap: 0 6px;
    padding-inline: 7px;
    font-size: 13px;
  }

  .root[data-tier='tiny'] .counters {
    gap: 0 4px;
    padding-inline: 3px;
    font-size: 12px;
  }

  .root[data-tier='mini'] .timer,
  .root[data-tier='tiny'] .timer {
    color: var(--_fc-muted);
    font-weight: 400;
  }

  @media (hover: hover) {
    .root .tool:not(:disabled, [aria-disabled='true']):hover {
      background: color-mix(in srgb, currentcolor 8%, transparent);
    }
  }

  @media (prefers-reduced-motion: reduce) {
    .ruby.earned {
      animation: none;
    }
  }
`;
