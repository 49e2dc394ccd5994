import { css } from 'lit';

/** Numbers, one bar chart without axes, records. */
export const statistics = css`
  .numbers,
  .chart {
    display: flex;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .numbers {
    flex-wrap: wrap;
    gap: 8px 12px;
  }

  .numbers > li {
    flex: 1 1 80px;
  }

  .numbers b {
    display: block;
    font-weight: 600;
    font-size: 26px;
    line-height: 32px;
  }

  .chart-head {
    display: flex;
    gap: 12px;
    justify-content: space-between;
    margin-top: 18px;
  }

  .chart-title {
    margin: 0;
    font-weight: 600;
    font-size: 14px;
    line-height: 20px;
  }

  .chart-key {
    color: var(--_fc-pmuted);
    font-size: 13px;
  }

  .chart-key::before {
    display: inline-block;
    width: 10px;
    height: 10px;
    margin-right: 6px;
    border-radius: 2px;
    background: var(--_fc-accent);
    content: '';
  }

  .chart {
    gap: clamp(3px, 2.5%, 12px);
    align-items: flex-end;
    height: 140px;
  }

  .bar-group {
    display: flex;
    flex: 1 1 0;
    flex-direction: column;
    align-items: stretch;
    justify-content: flex-end;
    min-width: 0;
    height: 100%;
    font-size: 12px;
    line-height: 16px;
    text-align: center;
    white-space: nowrap;
  }

  .bar-value,
  .bar-range {
    color: var(--_fc-pmuted);
  }

  .bar-body {
    flex: none;
    /* What the two lines of text leave. */
    height: calc(var(--_fc-share) * (100% - 40px));
    min-height: 1px;
    border-radius: 3px 3px 0 0;
    background: color-mix(in srgb, var(--_fc-accent) 38%, var(--_fc-panel));
  }

  .median .bar-body {
    background: var(--_fc-accent);
  }

  .median .bar-value {
    color: inherit;
    font-weight: 600;
  }

  .bar-range {
    padding-top: 4px;
    border-top: 1px solid var(--_fc-panel-line);
    margin-inline: -6px;
    letter-spacing: -0.02em;
  }

  .statistics .setting {
    flex-wrap: nowrap;
    min-height: 44px;
  }

  .statistics .text-button.plain {
    padding-inline: 10px;
    border-color: transparent;
  }

  .root:is([data-tier='mini'], [data-tier='tiny']) .numbers > li {
    flex-basis: 40%;
  }

  /* No room for every range: each second one says enough. */
  .root:is([data-tier='mini'], [data-tier='tiny']) .bar-group:nth-child(even) .bar-range {
    color: transparent;
  }

  .statistics .setting b {
    font-weight: 600;
  }

  .file-button {
    display: inline-flex;
    position: relative;
    align-items: center;
    justify-content: center;
    border-radius: 8px;
    cursor: pointer;
  }

  .root .file {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  .file-button:focus-within:has(:focus-visible) {
    outline: 2px solid var(--_fc-focus-a);
    outline-offset: -2px;
    box-shadow: inset 0 0 0 4px var(--_fc-focus-b);
  }

  @media (forced-colors: active) {
    .bar-body,
    .chart-key::before {
      forced-color-adjust: none;
      border: 1px solid CanvasText;
      background: Canvas;
    }

    .median .bar-body,
    .chart-key::before {
      background: CanvasText;
    }
  }
`;
