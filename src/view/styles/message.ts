import { css } from 'lit';

/**
 * The line in the gutter. It has its place always, so nothing moves when it speaks; a text too long for the gutter
 * grows downwards over the cards.
 */
export const message = css`
  .message-line {
    display: flex;
    position: absolute;
    inset: 0 auto auto 0;
    z-index: 2;
    align-items: flex-start;
    justify-content: center;
  }

  /* What does not fit goes down, over the cards, never up over the row above. */
  .message {
    display: flex;
    flex: 0 1 auto;
    align-items: center;
    justify-content: center;
    min-width: 0;
    min-height: var(--_fc-gutter);
    line-height: 18px;
  }

  .idle {
    color: var(--_fc-muted);
    white-space: nowrap;
  }

  .idle b {
    font-weight: 600;
  }

  /* No dots between them: each has room to grow. */
  .idle .counters {
    gap: 12px;
    padding: 0;
  }

  .idle :is(b, .timer) {
    color: inherit;
  }

  .idle .timer {
    font-weight: 400;
  }

  .message-box {
    display: flex;
    flex: 0 1 auto;
    gap: 10px;
    align-items: center;
    max-width: 100%;
    border: 1px solid transparent;
    border-radius: 8px;
    animation: fc-fade 120ms;
  }

  .message-box .icon {
    width: 16px;
    height: 16px;
    color: var(--_fc-bad);
    stroke-width: 2;
  }

  .message-box.notice .icon {
    color: var(--_fc-accent);
  }

  .message-box.quiet {
    color: var(--_fc-muted);
    text-align: center;
  }

  .message-box.refusal,
  .message-box.notice {
    min-height: 24px;
    padding: 2px 11px;
    border-color: var(--_fc-control-line);
    background: var(--_fc-panel);
    color: var(--_fc-pink);
    font-weight: 500;
  }

  .fact,
  .remedy {
    display: inline-block;
  }

  .message-actions {
    display: flex;
    flex: 0 1 auto;
    flex-wrap: wrap;
    gap: 0 4px;
  }

  .remedy {
    overflow-wrap: anywhere;
    -webkit-user-select: text;
    user-select: text;
  }

  .code {
    letter-spacing: 0.02em;
    -webkit-user-select: text;
    user-select: text;
    cursor: text;
  }

  .root .message-action {
    flex: none;
    min-width: 24px;
    min-height: 24px;
    padding-inline: 6px;
    color: var(--_fc-accent);
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  /* Seen only with the focus inside; until then it takes no pointer from the cards. */
  .move-box {
    position: absolute;
    inset: 0 auto auto 0;
    z-index: 3;
    opacity: 0;
    color: var(--_fc-pink);
    line-height: 18px;
    pointer-events: none;
  }

  .move-box:focus-within {
    opacity: 1;
    pointer-events: inherit;
  }

  .gutter:has(.move-box :focus) .message {
    opacity: 0;
    pointer-events: none;
  }

  .move-line {
    display: flex;
    gap: 10px;
    align-items: center;
    justify-content: center;
    min-height: calc(100% - 2px);
    margin-top: 1px;
    padding: 2px 11px;
    border: 1px solid var(--_fc-control-line);
    border-radius: 8px;
    background: var(--_fc-panel);
  }

  .move-label {
    flex: none;
    font-weight: 600;
  }

  .root .move-line .field {
    flex: none;
    width: 84px;
    height: 26px;
    padding: 0 8px;
  }

  .move-help {
    flex: 0 1 auto;
    color: var(--_fc-pmuted);
    font-size: 13px;
    line-height: 15px;
  }

  .field[aria-invalid='true'] ~ .move-help {
    color: var(--_fc-bad);
  }

  .root[data-side] .message {
    line-height: 15px;
    font-size: 13px;
  }

  .root:is([data-tier='mini'], [data-tier='tiny']) .message:has(.message-box:not(.quiet)) {
    flex: 1 1 auto;
  }

  .root:is([data-tier='mini'], [data-tier='tiny']) .message-box:not(.quiet) {
    flex: 1 1 auto;
    min-height: calc(var(--_fc-gutter) - 6px);
    padding: 1px 8px;
  }

  .root[data-tier='mini'] .message {
    line-height: 16px;
    font-size: 13px;
  }

  .root[data-tier='tiny'] .message {
    line-height: 14.5px;
    font-size: 12px;
  }

  .root[data-tier='tiny'] .message-box .icon {
    display: none;
  }

  /* No room beside the text: the buttons go below it. */
  .root:is([data-tier='mini'], [data-tier='tiny']) .message-box:has(.message-actions) {
    flex-wrap: wrap;
    gap: 0 10px;
  }

  .root[data-tier='mini'] .message-box:has(.message-actions) .message-text {
    flex: 1 1 0;
    min-width: 40%;
  }

  .root:is([data-tier='mini'], [data-tier='tiny']) .message-actions {
    margin-inline: -6px;
  }

  .root:is([data-tier='mini'], [data-tier='tiny']) .move-label {
    display: none;
  }

  .root:is([data-tier='mini'], [data-tier='tiny']) .move-line {
    gap: 6px;
    justify-content: flex-start;
    padding-inline: 6px;
  }

  .root:is([data-tier='mini'], [data-tier='tiny']) .move-line .field {
    width: 64px;
  }

  .root:is([data-tier='mini'], [data-tier='tiny']) .move-help {
    font-size: 12px;
    line-height: 14px;
  }

  @keyframes fc-fade {
    from {
      opacity: 0;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    .message-box {
      animation: none;
    }
  }
`;
