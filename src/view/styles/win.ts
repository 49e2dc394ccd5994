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
    padding-bottom: min(16%, 120px);
    text-align: center;
    animation: fc-fade 200ms 200ms backwards;
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

  .root[data-won] .place.cell {
    opacity: 0.45;
  }

  .root[data-won] .place.column {
    opacity: 0;
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
