import { css } from 'lit';

/**
 * The element's box, and a wall against the page's inherited styles.
 * Its sizes are the ones a page reserves before the script is there (README); decision 54 says why each is there.
 */
export const root = css`
  :host {
    display: block;
    /* Either of these holds the layers inside, should the page take the other away. */
    position: relative;
    contain: layout style;
    /* In columns of text, and on paper, it lies in one of them. */
    break-inside: avoid;
    min-block-size: 480px;
    max-inline-size: 100%;
  }

  /* The wished height, apart from the least one; and a width that gives way in a parent that shrinks to fit. */
  :host::before {
    content: '';
    display: grid;
    grid-template-columns: minmax(240px, 640px);
    aspect-ratio: 5/4;
  }

  :host([hidden]) {
    display: none;
  }

  .root {
    /* Also un-hides and switches the pointer back on: so what must get through is inherited by name. */
    all: initial;
    display: block;
    position: absolute;
    inset: 0;
    direction: ltr;
    unicode-bidi: isolate;
    visibility: inherit;
    pointer-events: inherit;
    color-scheme: inherit;
    forced-color-adjust: inherit;
    print-color-adjust: inherit;
    box-sizing: border-box;
    overflow: clip;
    border-radius: var(--_fc-radius);
    background: var(--_fc-table);
    color: var(--_fc-ink);
    font: 400 14px/20px var(--_fc-font);
    font-variant-numeric: tabular-nums;
    text-size-adjust: 100%;
    -webkit-text-size-adjust: 100%;
    -webkit-tap-highlight-color: transparent;
    -webkit-touch-callout: none;
    -webkit-user-select: none;
    user-select: none;
    cursor: default;
  }

  .root[data-theme='light'],
  .root[data-theme='felt'] {
    color-scheme: light;
  }

  .root[data-theme='dark'] {
    color-scheme: dark;
  }

  .root *,
  .root *::before,
  .root *::after {
    box-sizing: border-box;
  }

  .root button {
    margin: 0;
    padding: 0;
    border: 0;
    border-radius: 8px;
    background: none;
    color: inherit;
    font: inherit;
    letter-spacing: inherit;
    text-transform: none;
    text-align: inherit;
    appearance: none;
    cursor: pointer;
    touch-action: manipulation;
  }

  /* A press on one is a press on what lies behind it. */
  .root button:disabled {
    pointer-events: none;
  }

  /* What gets the focus is scrolled to with room for what a page has along its edges. */
  .root :is(button, input, [tabindex]) {
    scroll-margin-block: 96px;
  }

  .root :focus {
    outline: none;
  }

  .root :focus-visible {
    outline: 2px solid var(--_fc-focus-a);
    outline-offset: -2px;
    box-shadow: inset 0 0 0 4px var(--_fc-focus-b);
  }

  .icon {
    display: block;
    flex: none;
    width: 20px;
    height: 20px;
    overflow: visible;
    fill: none;
    stroke: currentcolor;
    stroke-width: 1.6;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  /* Its texts come and go with every move: none of them reaches the layout around it. */
  .visually-hidden[role='status'] {
    inset: 0 auto auto 0;
    contain: strict;
  }

  .visually-hidden {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
