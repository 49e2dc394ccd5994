import { css } from 'lit';

/** What dialogs are filled in with: rows with radio buttons, fields, segments and switches. */
export const form = css`
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    align-items: center;
    justify-content: space-between;
    min-height: 52px;
    margin-inline: -12px;
    padding: 6px 12px;
    border-radius: 8px;
  }

  .row:has(> .row-label > input:checked) {
    background: var(--_fc-field);
  }

  .row-label {
    display: flex;
    flex: 1 1 auto;
    gap: 12px;
    align-items: center;
    min-height: 40px;
  }

  .row-text {
    display: block;
    min-width: 0;
  }

  .row .panel-error {
    flex: 1 0 100%;
    margin: 0;
  }

  .panel-rows {
    margin-top: 8px;
    border-top: 1px solid var(--_fc-panel-line);
  }

  .panel-text {
    margin: 0;
  }

  .setting {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 12px;
    align-items: center;
    justify-content: space-between;
    min-width: 0;
    min-height: 48px;
    margin: 0;
    padding: 5px 0;
    border: 0;
  }

  .setting + .setting {
    border-top: 1px solid var(--_fc-panel-line);
  }

  .setting:disabled {
    opacity: 0.42;
  }

  /* A legend is no flex item unless it floats. */
  .setting > legend {
    float: left;
    padding: 0;
  }

  label.setting > .row-text {
    flex: 1 1 0;
  }

  .segments {
    display: flex;
    flex: 0 1 auto;
    flex-wrap: wrap;
    gap: 1px;
    max-width: 100%;
    overflow: clip;
    border: 1px solid var(--_fc-control-line);
    border-radius: 8px;
  }

  /* Names stay whole: what has no room stands in another row. Lines between neighbours coincide, those outside are clipped. */
  .segment {
    display: flex;
    position: relative;
    flex: 1 1 auto;
    min-width: 36px;
    outline: 1px solid var(--_fc-control-line);
    white-space: nowrap;
  }

  .root .segment input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border: 0;
    border-radius: 0;
    opacity: 0;
  }

  .segment > span {
    flex: 1 1 auto;
    padding: 7px 13px;
    text-align: center;
  }

  .segment > input:checked + span {
    background: var(--_fc-accent);
    color: var(--_fc-accent-ink);
    font-weight: 600;
  }

  .segment > input:focus-visible + span {
    outline: 2px solid var(--_fc-focus-a);
    outline-offset: -2px;
    box-shadow: inset 0 0 0 4px var(--_fc-focus-b);
  }

  .root .switch {
    flex: none;
    position: relative;
    width: 40px;
    height: 24px;
    margin: 0;
    border: 2px solid var(--_fc-control-line);
    border-radius: 12px;
    background: var(--_fc-panel);
    appearance: none;
  }

  .root .switch::after {
    position: absolute;
    top: 3px;
    left: 3px;
    width: 14px;
    height: 14px;
    border-radius: 50%;
    background: var(--_fc-control-line);
    content: '';
    transition: transform 120ms;
  }

  .root .switch:checked {
    border-color: var(--_fc-accent);
    background: var(--_fc-accent);
  }

  .root .switch:checked::after {
    background: var(--_fc-accent-ink);
    transform: translateX(16px);
  }

  .root .switch:focus-visible {
    outline: 2px solid var(--_fc-focus-a);
    outline-offset: 2px;
    box-shadow: 0 0 0 2px var(--_fc-focus-b);
  }

  .row-note,
  .panel-note {
    display: block;
    color: var(--_fc-pmuted);
    font-size: 13px;
    line-height: 17px;
  }

  .root input[type='radio'] {
    flex: none;
    width: 20px;
    height: 20px;
    margin: 0;
    border: 2px solid var(--_fc-control-line);
    border-radius: 50%;
    background: var(--_fc-panel);
    appearance: none;
  }

  .root input[type='radio']:checked {
    border: 6px solid var(--_fc-accent);
  }

  .root .field {
    width: min(196px, 100%);
    height: 40px;
    margin: 0;
    padding: 0 12px;
    border: 1px solid var(--_fc-control-line);
    border-radius: 8px;
    background: var(--_fc-panel);
    color: var(--_fc-pink);
    /* A smaller text makes a phone zoom the page on focus. */
    font: 400 16px/20px var(--_fc-font);
    -webkit-user-select: text;
    user-select: text;
    appearance: none;
    cursor: text;
  }

  .root .field[aria-invalid='true'] {
    border-color: var(--_fc-bad);
  }

  .panel-error {
    margin: 6px 0 0;
    color: var(--_fc-bad);
    font-size: 13px;
    line-height: 17px;
  }

  .setting > .text-button {
    min-height: 36px;
    padding-block: 5px;
  }

  .root:is([data-tier='mini'], [data-tier='tiny']) .segments {
    width: 100%;
  }

  .root:is([data-tier='mini'], [data-tier='tiny']) .segment > span {
    padding-inline: 4px;
    font-size: 13px;
  }

  @media (prefers-reduced-motion: reduce) {
    .root .switch::after {
      transition: none;
    }
  }
`;
