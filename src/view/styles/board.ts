import { css } from 'lit';

/**
 * The table's layers, all in coordinates of the widget: empty places, cards, marks, and on top the transparent
 * controls. Layers are isolated, so that no card in flight gets above a mark or a control.
 */
export const board = css`
  .board {
    display: block;
    position: absolute;
    inset: 0;
    contain: layout style;
    touch-action: manipulation;
  }

  /* What is in the hand passes above the bar and the message line, too. A second finger there lets go of it. */
  .board:has(.lifted) {
    z-index: 3;
  }

  .places,
  .cards,
  .marks,
  .controls {
    position: absolute;
    inset: 0;
    isolation: isolate;
    /* What a move changes in one layer is laid out by itself. */
    contain: layout size style;
  }

  /* And what changes in one pile's controls. The boundary must have a place and a size of its own. */
  .controls > [role='group'] {
    position: absolute;
    inset: 0 auto auto 0;
    width: 1px;
    height: 1px;
    contain: layout size style;
  }

  .places,
  .cards,
  .marks {
    pointer-events: none;
  }

  .place,
  .card,
  .mark,
  .control {
    position: absolute;
    inset: 0 auto auto 0;
  }

  .place {
    border: var(--_fc-line) solid var(--_fc-slot-line);
    border-radius: var(--_fc-card-radius);
    background: var(--_fc-slot);
    transition: opacity 200ms;
  }

  .place.column {
    background: none;
  }

  .place .ghost {
    position: absolute;
    inset: 0;
    width: 45%;
    height: 100%;
    margin: auto;
    overflow: visible;
    fill: none;
    stroke: var(--_fc-ghost);
  }

  .place .ghost path {
    stroke-width: clamp(1px, 0.022 * var(--_fc-w), 2.5px);
    vector-effect: non-scaling-stroke;
  }

  /* As large as a card; one that is partly covered says its height itself. */
  .root .control {
    width: var(--_fc-w);
    height: var(--_fc-h);
    border-radius: var(--_fc-card-radius);
    cursor: default;
  }

  .root .control.movable {
    cursor: grab;
    /* It is dragged and never scrolls the page; two fingers zoom from wherever they are. */
    touch-action: pinch-zoom;
  }

  /* The focused control is shown by a mark, which follows the shape of the card instead of the visible strip. */
  .root .control:focus-visible {
    outline: none;
    box-shadow: none;
  }
`;
