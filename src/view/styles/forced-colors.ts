import { css } from 'lit';

/**
 * High-contrast modes of the system. Drawings are not recoloured by the browser, and shadows vanish: faces take the
 * system's two colours by themselves, red suits are hollow, and marks are borders and outlines.
 */
export const forcedColors = css`
  @media (forced-colors: active) {
    .place {
      border: 1px dashed CanvasText;
      background: Canvas;
    }

    .card {
      background: Canvas;
    }

    .card::after {
      border-color: CanvasText;
    }

    .place .ghost,
    .face {
      forced-color-adjust: none;
    }

    .place .ghost {
      stroke: GrayText;
    }

    .face,
    .suit-icon {
      color: CanvasText;
    }

    :is(.suit-H, .suit-D) .pip,
    .suit-icon:is(.suit-H, .suit-D) path {
      fill: Canvas;
      stroke: CanvasText;
      stroke-width: 1.5px;
      vector-effect: non-scaling-stroke;
    }

    /* Where the suit is too small to tell hollow from full, the line below it still says red. */
    .index:is(.suit-H, .suit-D) {
      border-bottom: 1.5px solid CanvasText;
      box-sizing: content-box;
      clip-path: none;
    }

    .token:is(.suit-H, .suit-D) {
      text-decoration: underline 1.5px;
      text-underline-offset: 3px;
    }

    :is(.ink, .gold, .skin) {
      fill: Canvas;
      stroke: CanvasText;
      stroke-width: 1.2px;
      vector-effect: non-scaling-stroke;
    }

    :is(.suit-S, .suit-C) .ink {
      fill: CanvasText;
      stroke: Canvas;
    }

    .mark-selected {
      border: 3px solid Highlight;
    }

    .mark-target {
      border-color: Highlight;
    }

    .mark-target::after {
      forced-color-adjust: none;
      background: Highlight;
    }

    .mark-focus {
      border: 2px solid Canvas;
      outline: 2px solid CanvasText;
    }

    .mark-focus::after {
      border: 2px solid CanvasText;
    }

    .mark-hint.source::before {
      border: 3px solid Canvas;
      outline: 1.5px solid CanvasText;
    }

    .mark-hint.source::after {
      content: '';
      inset: 1px;
      border: 2px solid CanvasText;
      border-radius: inherit;
    }

    .mark-hint.goal::before {
      border-color: Canvas;
    }

    .mark-hint.goal::after {
      border: 3px dashed CanvasText;
    }

    .badge {
      border-color: CanvasText;
      background: Canvas;
      color: CanvasText;
    }

    .mark-last.bar::before {
      forced-color-adjust: none;
      background: CanvasText;
    }

    .mark-last.origin::before {
      border-color: CanvasText;
    }

    .root {
      outline: 1px solid CanvasText;
      outline-offset: -1px;
    }

    .rule {
      forced-color-adjust: none;
      background: CanvasText;
    }

    .root :is(.tool, .menu-row):is(:disabled, [aria-disabled='true']) {
      opacity: 1;
      color: GrayText;
    }

    .message-box .icon {
      color: inherit;
    }

    .message-box.quiet {
      border-color: Canvas;
    }

    .root :focus-visible {
      outline: 2px solid CanvasText;
    }

    .root input[type='radio']:checked {
      border-color: Highlight;
    }

    .segment > input:checked + span,
    .root .switch:checked {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }

    .root .switch::after {
      forced-color-adjust: none;
      background: CanvasText;
    }

    .root .switch:checked::after {
      background: HighlightText;
    }
  }
`;
