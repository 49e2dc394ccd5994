import { css } from 'lit';

/** What the solver shows: the quiet sign, the solution player's buttons, the levels of a random deal. */
export const advice = css`
  .sign {
    display: inline-flex;
    gap: 5px;
    align-items: center;
    margin-inline: 8px;
    color: var(--_fc-muted);
    white-space: nowrap;
  }

  .sign .icon {
    width: 14px;
    height: 14px;
  }

  .sign[data-verdict='winnable'] .icon {
    color: var(--_fc-good);
  }

  .sign[data-verdict='unwinnable'] .icon {
    color: var(--_fc-bad);
  }

  /* Nothing is known yet: the words change, their place does not. */
  .sign:not([data-verdict]) {
    opacity: 0.6;
  }

  .root .message-action:has(.icon) {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-width: 32px;
    min-height: 28px;
    text-decoration: none;
  }

  .message-box.notice .message-action .icon {
    width: 18px;
    height: 18px;
    stroke-width: 1.8;
  }

  .levels {
    flex: 1 0 100%;
    min-width: 0;
    margin: 0;
    padding: 0 0 6px 32px;
    border: 0;
  }

  .levels .segments {
    width: max-content;
  }

  .root:is([data-tier='mini'], [data-tier='tiny']) .levels {
    padding-inline-start: 0;
  }
`;
