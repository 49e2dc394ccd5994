import { css } from 'lit';

/** The end of a won game: the kings stay, the rest steps back, a few quiet words. */
export const win = css`
  .win {
    display: flex;
    position: absolute;
    inset: 0 auto auto 0;
    z-index: 1;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    padding-block: 4px;
    container-type: inline-size;
    text-align: center;
    animation: fc-win 200ms var(--_fc-landed) backwards;
  }

  /* Under the gutter, and a little above the middle of the rest, as far as there is room for it. */
  .win::before,
  .win::after {
    content: '';
    flex: 0 1 var(--_fc-gutter);
  }

  .win::after {
    flex-basis: min(16cqi, 120px);
  }

  .win-title {
    margin: 0;
    font-weight: 600;
    font-size: 26px;
    line-height: 32px;
  }

  /* Browsers show a focus that a script sets, whatever hand made the last move. */
  .root .win-title:not(.by-key):focus-visible {
    outline: none;
    box-shadow: none;
  }

  .win-text {
    margin: 8px 12px 0;
    color: var(--_fc-muted);
    font-size: 15px;
    line-height: 20px;
  }

  .win-actions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    justify-content: center;
    margin-top: 20px;
  }

  /* The words below say it, and need its room. */
  .root[data-won] .idle {
    visibility: hidden;
  }

  .root[data-won] .place.cell {
    opacity: 0.45;
  }

  .root[data-won] .place.column {
    opacity: 0;
  }

  /* Nobody presses what can't be seen yet. */
  @keyframes fc-win {
    from {
      opacity: 0;
      pointer-events: none;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    .win {
      animation: none;
    }

    .place {
      transition: none;
    }
  }
`;
