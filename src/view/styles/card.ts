import { css } from 'lit';

/**
 * Cards. `--_fc-w`, `--_fc-h` and `--_fc-card-radius` come from the board, `--_fc-cap` and `--_fc-strip` from each card,
 * so that a new size changes no node. The card's line lies over its art.
 */
export const card = css`
  .card {
    --_fc-ground: var(--_fc-card);

    width: var(--_fc-w);
    height: var(--_fc-h);
    border-radius: var(--_fc-card-radius);
    background: var(--_fc-ground);
    contain: strict;
    /* How long a flight takes is said by each card. */
    transition: transform 0s cubic-bezier(0.2, 0, 0, 1);
  }

  .card::after {
    content: '';
    position: absolute;
    inset: 0;
    border: var(--_fc-line) solid var(--_fc-card-line);
    /* Not inherited: else all that is in a card is styled anew in every frame of its flight. */
    border-radius: var(--_fc-card-radius);
  }

  .card.selected {
    --_fc-ground: var(--_fc-select-card);
  }

  .card.target {
    --_fc-ground: color-mix(in srgb, var(--_fc-target) 9%, var(--_fc-card));
  }

  .face {
    display: block;
    position: absolute;
    overflow: visible;
    pointer-events: none;
  }

  .suit-S {
    color: var(--_fc-spades);
  }

  .suit-H {
    color: var(--_fc-hearts);
  }

  .suit-C {
    color: var(--_fc-clubs);
  }

  .suit-D {
    color: var(--_fc-diamonds);
  }

  .index {
    top: min(max(3px, 0.06 * var(--_fc-w)), 0.15 * var(--_fc-strip));
    left: max(3px, 0.065 * var(--_fc-w));
    height: var(--_fc-cap);
  }

  .root[data-mirrored] .index {
    right: max(3px, 0.065 * var(--_fc-w));
    left: auto;
  }

  /* Diagonals end level with the cap height; sideways nothing is cut. */
  .index.cut {
    clip-path: inset(0 -4px);
  }

  .rank {
    fill: none;
    stroke: currentcolor;
    stroke-width: clamp(13px, 21px - 0.32 * var(--_fc-cap), 19px);
    stroke-linecap: butt;
    stroke-linejoin: miter;
    stroke-miterlimit: 1.8;
  }

  .pip {
    fill: currentcolor;
  }

  .art {
    inset: 0;
    width: 100%;
    height: 100%;
  }

  .ink {
    fill: var(--_fc-court-ink);
  }

  .gold {
    fill: var(--_fc-court);
  }

  /* Faces are bare card in light themes; a dark card must not turn into a photographic negative. */
  .skin {
    fill: var(--fc-face, light-dark(var(--_fc-ground), #efe8da));
  }

  /* While the card that covers it is still on its way, the art stays; it is there before that one leaves. */
  .card.covered:not([data-awaits]) .art {
    visibility: hidden;
  }

  /* Shown while a pointer or the focus rests on it: above its column, however often the cards on it have moved. */
  .card.peeked {
    z-index: 2147483647 !important;
  }

  /* A fan in the hand throws one shadow, around its outline: each card's falls on the card below it. */
  .card.lifted {
    contain: layout style size;
    will-change: transform;
    box-shadow: 0 2px 4px #0006;
  }

  .card.lifted .art {
    clip-path: inset(0 round var(--_fc-card-radius));
  }

  .suit-icon {
    display: inline-block;
    width: 0.8em;
    height: 0.8em;
    margin-inline: 0.06em;
    vertical-align: -0.06em;
    fill: currentcolor;
  }

  @media (prefers-contrast: more) {
    .card.lifted {
      box-shadow: none;
    }
  }
`;
