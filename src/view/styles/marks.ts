import { css } from 'lit';

/**
 * What lies over the cards to point something out. Shapes differ first, colours second; none reaches an index,
 * and none more than 3 px beyond its card.
 */
export const marks = css`
  /* Rings, dots and badges have one middle, so that a badge covers whatever is under it: right of the widest index. */
  .marks {
    --_fc-badge: clamp(13px, 0.22 * var(--_fc-w), 22px);
    --_fc-badge-inset: max(
      -3px,
      min(0.16 * var(--_fc-w) - 0.5 * var(--_fc-badge), 0.4 * var(--_fc-w) - 16.4px)
    );
    --_fc-dot: max(6px, 0.13 * var(--_fc-w));
    --_fc-dot-inset: calc(var(--_fc-badge-inset) + 0.5 * var(--_fc-badge) - 0.5 * var(--_fc-dot));
  }

  /* There a ten leaves no room for either: a dot goes over the edge, a badge to the other end. */
  .root[data-tier='tiny'] .marks {
    --_fc-dot-inset: -3px;
  }

  .mark {
    border-radius: var(--_fc-card-radius);
  }

  .mark::before,
  .mark::after {
    position: absolute;
    pointer-events: none;
  }

  .mark-selected {
    border: var(--_fc-ring) solid var(--_fc-select);
  }

  .mark-target {
    --_fc-mark: var(--_fc-target);

    border: 2px solid var(--_fc-mark);
  }

  .mark-target.empty {
    --_fc-mark: var(--_fc-target-on-table);
  }

  /* Round things measure whole px, or they come out oval. */
  .mark-target::after,
  .mark-last.origin::before {
    content: '';
    top: var(--_fc-dot-inset);
    right: var(--_fc-dot-inset);
    width: var(--_fc-dot);
    width: round(var(--_fc-dot), 1px);
    aspect-ratio: 1;
    border-radius: 50%;
  }

  .mark-target::after {
    margin: -2px;
    background: var(--_fc-mark);
  }

  .mark-target.empty::after {
    inset: 0;
    margin: auto;
  }

  .root[data-mirrored] .mark-target:not(.empty)::after,
  .root[data-mirrored] .mark-last.origin::before {
    right: auto;
    left: var(--_fc-dot-inset);
  }

  /* A line outside, a line inside, and between them a gap of the other colour. */
  .mark-focus {
    --_fc-focus-gap: calc(var(--_fc-ring) - 0.5px);

    border: var(--_fc-focus-gap) solid var(--_fc-focus-b);
    outline: 2px solid var(--_fc-focus-a);
  }

  .mark-focus::after {
    content: '';
    inset: 0;
    border: 1.5px solid var(--_fc-focus-a);
    border-radius: max(1px, var(--_fc-card-radius) - var(--_fc-ring));
  }

  /* A covered card: nothing inside its strip but at the ends, where no index is. */
  .mark-focus.strip {
    border-width: 0 var(--_fc-focus-gap);
    border-radius: var(--_fc-card-radius) var(--_fc-card-radius) 0 0;
  }

  .mark-focus.strip::after {
    border-width: 0;
  }

  .mark-hint::before {
    content: '';
    inset: -2px;
    border-radius: calc(var(--_fc-card-radius) + 2px);
  }

  .mark-hint.source::before {
    border: calc(var(--_fc-ring) + 1px) solid var(--_fc-hint);
    outline: 1px solid var(--_fc-hint-edge);
    box-shadow: inset 0 0 0 1px var(--_fc-hint-edge);
  }

  .mark-hint.goal::before {
    inset: -2.5px;
    border: calc(var(--_fc-ring) + 1.5px) solid var(--_fc-hint-edge);
  }

  .mark-hint.goal::after {
    content: '';
    inset: -2px;
    border: calc(var(--_fc-ring) + 0.5px) dashed var(--_fc-hint);
    border-radius: calc(var(--_fc-card-radius) + 2px);
  }

  .badge {
    display: grid;
    position: absolute;
    top: var(--_fc-badge-inset);
    right: var(--_fc-badge-inset);
    z-index: 1;
    place-items: center;
    width: var(--_fc-badge);
    width: round(var(--_fc-badge), 1px);
    aspect-ratio: 1;
    border: 1px solid var(--_fc-hint-edge);
    border-radius: 50%;
    background: var(--_fc-hint);
    color: var(--_fc-hint-edge);
    font-weight: 700;
    font-size: clamp(10px, 0.13 * var(--_fc-w), 13px);
    line-height: 1;
  }

  .root[data-mirrored] .badge {
    right: auto;
    left: var(--_fc-badge-inset);
  }

  .root[data-tier='tiny'] .badge {
    top: auto;
    bottom: var(--_fc-badge-inset);
  }

  .mark-last {
    --_fc-mark: var(--_fc-last);
  }

  .mark-last.empty {
    --_fc-mark: var(--_fc-last-on-table);
  }

  .mark-last.bar::before {
    content: '';
    inset: 4px auto 4px -2px;
    width: 4px;
    border-radius: 2px;
    background: var(--_fc-mark);
  }

  .root[data-mirrored] .mark-last.bar::before {
    right: -2px;
    left: auto;
  }

  .mark-last.origin::before {
    border: clamp(2px, 0.03 * var(--_fc-w), 3px) solid var(--_fc-mark);
  }

  @media (prefers-reduced-motion: no-preference) {
    .mark-hint::before,
    .mark-hint::after {
      animation: fc-hint-pulse 600ms ease-in-out 2;
    }
  }

  @keyframes fc-hint-pulse {
    50% {
      opacity: 0.45;
    }
  }
`;
