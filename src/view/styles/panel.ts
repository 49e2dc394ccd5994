import { css } from 'lit';

/**
 * What lies over the table: dialogs in the middle of a wide widget, sheets across a narrow one, the menu at its button.
 * A panel never grows beyond the widget; its body scrolls.
 */
export const panel = css`
  .panel-scrim,
  .menu-scrim {
    position: absolute;
    inset: 0;
    z-index: 10;
  }

  .panel-scrim {
    background: color-mix(in srgb, var(--_fc-table) var(--_fc-scrim), transparent);
  }

  .panel {
    display: flex;
    position: absolute;
    inset: 12px;
    z-index: 11;
    flex-direction: column;
    width: min(460px, 100% - 24px);
    height: fit-content;
    max-height: calc(100% - 24px);
    margin: auto;
    overflow: hidden;
    border: 1px solid var(--_fc-panel-line);
    border-radius: var(--_fc-radius);
    background: var(--_fc-panel);
    color: var(--_fc-pink);
    animation: fc-fade 120ms;
  }

  .panel-head {
    display: flex;
    flex: none;
    gap: 8px;
    align-items: center;
    justify-content: space-between;
    padding: 8px 9px 4px 24px;
  }

  .panel-title {
    margin: 0;
    font-weight: 600;
    font-size: 18px;
    line-height: 24px;
  }

  .panel-body {
    flex: 0 1 auto;
    min-height: 0;
    margin: 0;
    padding: 0 24px 20px;
    overflow: auto;
    overscroll-behavior: contain;
    touch-action: pan-y;
  }

  .panel-actions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
    justify-content: flex-end;
    margin-top: 12px;
    padding-top: 12px;
    border-top: 1px solid var(--_fc-panel-line);
  }

  .panel-actions .panel-note {
    flex: 1 1 120px;
  }

  .root .text-button {
    min-height: 44px;
    padding: 8px 17px;
    border: 1px solid var(--_fc-control-line);
    color: inherit;
    font-weight: 600;
    text-align: center;
  }

  .root .text-button:disabled {
    opacity: 0.42;
  }

  .root .text-button.primary {
    border-color: var(--_fc-accent);
    background: var(--_fc-accent);
    color: var(--_fc-accent-ink);
  }

  .menu {
    position: absolute;
    top: 48px;
    right: 8px;
    z-index: 11;
    min-width: 200px;
    max-width: calc(100% - 16px);
    max-height: calc(100% - 56px);
    padding: 4px;
    overflow: auto;
    overscroll-behavior: contain;
    border: 1px solid var(--_fc-panel-line);
    border-radius: min(12px, var(--_fc-radius));
    background: var(--_fc-panel);
    color: var(--_fc-pink);
    animation: fc-fade 120ms;
  }

  .root[data-side] .menu {
    top: auto;
    right: auto;
    bottom: 6px;
    left: 52px;
    max-height: calc(100% - 12px);
  }

  .root[data-mirrored] .menu {
    right: auto;
    left: 8px;
  }

  .root[data-mirrored][data-side] .menu {
    right: 52px;
    left: auto;
  }

  .root .menu-row {
    display: flex;
    gap: 12px;
    align-items: center;
    width: 100%;
    min-height: 44px;
    padding: 4px 14px 4px 12px;
  }

  .root .menu-row:disabled {
    opacity: 0.42;
  }

  .root:is([data-tier='mini'], [data-tier='tiny']) .panel {
    inset: auto 0 0;
    width: 100%;
    max-height: calc(100% - 8px);
    border-width: 1px 0 0;
    border-radius: min(14px, var(--_fc-radius)) min(14px, var(--_fc-radius)) 0 0;
    animation-name: fc-rise;
  }

  .root:is([data-tier='mini'], [data-tier='tiny']) :is(.panel-head, .panel-body) {
    padding-left: 16px;
  }

  .root:is([data-tier='mini'], [data-tier='tiny']) .panel-body {
    padding-right: 16px;
  }

  .root:is([data-tier='mini'], [data-tier='tiny']) .panel-head {
    padding-right: 4px;
  }

  .root:is([data-tier='mini'], [data-tier='tiny']) .panel-actions .panel-note {
    flex-basis: 100%;
  }

  @keyframes fc-rise {
    from {
      opacity: 0;
      transform: translateY(12px);
    }
  }

  @media (hover: hover) {
    .root :is(.menu-row, .text-button:not(.primary)):not(:disabled):hover {
      background: color-mix(in srgb, currentcolor 7%, transparent);
    }
  }

  @media (prefers-reduced-motion: reduce) {
    .panel,
    .menu {
      animation: none;
    }
  }
`;
