import { css } from 'lit';

/** An example in an article: as high as its piles need, with the answers below them and the caption in the page's type. */
export const example = css`
  :host {
    contain: layout style;
    container-type: inline-size;
    min-block-size: 0;
  }

  :host::before {
    content: none;
  }

  :host([hidden]) {
    display: none;
  }

  .root.example {
    display: flex;
    flex-direction: column;
    position: relative;
    inset: auto;
    justify-content: center;
  }

  .example .stage {
    position: relative;
    height: var(--_fc-board-h);
  }

  .example .fc-stage {
    display: block;
    height: var(--_fc-board-h);
  }

  .answer {
    display: flex;
    gap: 4px 12px;
    align-items: center;
    justify-content: center;
    height: 64px;
    margin-bottom: 8px;
    padding: 0 16px;
    overflow: auto;
  }

  .root[data-tier='mini'] .answer {
    height: 84px;
    padding: 0 10px;
    line-height: 18px;
  }

  .root[data-tier='tiny'] .answer {
    gap: 4px;
    height: 104px;
    padding: 0 6px;
    line-height: 17px;
  }

  .root .answer .text-button {
    min-width: 104px;
    background: var(--_fc-panel);
    color: var(--_fc-pink);
  }

  .root .text-button.with-icon {
    display: flex;
    gap: 8px;
    align-items: center;
    justify-content: center;
  }

  .root[data-tier='tiny'] .answer .text-button {
    min-width: 0;
    padding-inline: 12px;
  }

  /* The word says it. */
  .root[data-tier='tiny'] .with-icon .icon {
    display: none;
  }

  .answer-count {
    color: var(--_fc-muted);
  }

  .example[data-theme='felt'] {
    --_fc-verdict-bad: #ffd0c7;
    --_fc-verdict-good: #d7f3e4;
  }

  .fault {
    display: flex;
    gap: 10px;
    align-items: center;
    margin: 0;
    padding: 16px;
    font-weight: 500;
  }

  .caption {
    margin-block-start: 0.5em;
  }

  @media print {
    .answer {
      display: none;
    }
  }
`;
