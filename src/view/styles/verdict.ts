import { css } from 'lit';

/** Questions and what came of them, in examples and lessons alike. */
export const verdict = css`
  .answer-buttons {
    display: flex;
    gap: 12px;
  }

  .root .answer-buttons .text-button {
    min-width: 104px;
  }

  .answer-text {
    margin: 0;
    overflow-wrap: break-word;
    -webkit-user-select: text;
    user-select: text;
  }

  .answer-text b {
    font-weight: 600;
  }

  .verdict {
    display: flex;
    flex: 0 1 auto;
    gap: 10px;
    align-items: center;
    min-width: 0;
    animation: fc-fade 120ms;
  }

  .verdict .icon {
    stroke-width: 2;
  }

  .verdict.refusal .icon {
    color: var(--_fc-verdict-bad, var(--_fc-bad));
  }

  .verdict.tick .icon {
    color: var(--_fc-verdict-good, var(--_fc-good));
  }

  .root .tool[aria-disabled='true'] {
    opacity: 0.42;
  }

  @media (prefers-reduced-motion: reduce) {
    .verdict {
      animation: none;
    }
  }
`;
