import { html, type TemplateResult } from 'lit';

/** The cards with a figure. */
export type Figure = 'J' | 'Q' | 'K';

/**
 * Busts in a box of 100 × 100, standing on its bottom edge, drawn from back to front.
 * `ink` is the suit's colour, `gold` the one ochre, `face` the skin, which is the card itself in light themes.
 * They carry no letter, so that they fit the letters of any language.
 */
const FIGURES: Readonly<Record<Figure, (className: string, viewBox: string) => TemplateResult>> = {
  K: (className, viewBox) =>
    html`<svg class=${className} viewBox=${viewBox} preserveAspectRatio="xMidYMax">
      <path class="ink" d="M4 100C6 80 24 71 50 71s44 9 46 29z"></path>
      <path class="gold" d="M32 73h36L57 100H43z"></path>
      <path class="ink" d="M29 34h42v28c0 16-12 18-21 30-9-12-21-14-21-30z"></path>
      <path
        class="skin"
        d="M34 38h32v12c-2 6-6 8-9 7s-4-3-7-3-4 2-7 3-7-1-9-7zM43 65h14v3q-7 3-14 0z"
      ></path>
      <path class="gold" d="M29 38 22 9l16 12L50 3l12 18L78 9l-7 29q-21-6-42 0z"></path>
    </svg>`,
  Q: (className, viewBox) =>
    html`<svg class=${className} viewBox=${viewBox} preserveAspectRatio="xMidYMax">
      <path class="ink" d="M50 14c26 0 31 26 27 60H23c-4-34 1-60 27-60z"></path>
      <path class="gold" d="M8 100c2-18 14-28 42-28s40 10 42 28z"></path>
      <path
        class="skin"
        d="M43 58h14v14q10 4 15 6L50 97 28 78q5-2 15-6zM34 38h32v10a16 20 0 0 1-32 0z"
      ></path>
      <path class="gold" d="M30 40l-4-22 12 9L50 9l12 18 12-9-4 22q-20-8-40 0z"></path>
    </svg>`,
  J: (className, viewBox) =>
    html`<svg class=${className} viewBox=${viewBox} preserveAspectRatio="xMidYMax">
      <path class="ink" d="M8 100c2-20 16-30 42-30s40 10 42 30z"></path>
      <path class="gold" d="M40 70h20L36 100H18z"></path>
      <path class="ink" d="M27 34h46v32H27z"></path>
      <path class="skin" d="M43 56h14v14l-7 8-7-8zM35 40h30v8a15 18 0 0 1-30 0z"></path>
      <path class="gold" d="M22 38c0-18 12-27 30-27 16 0 26 9 26 27z"></path>
      <path class="ink" d="M70 22c2-12 10-19 22-20 0 14-6 24-18 30z"></path>
    </svg>`,
};

/** Face box, in its own units, and how wide a bust is on it by size of card. */
const FACE_WIDTH = 100;
const FACE_HEIGHT = 140;

/** The figure of a court card, standing on the lower edge of the face; `bustWidth` in units of the face's 100. */
export function court(figure: Figure, className: string, bustWidth: number): TemplateResult {
  const unit = 100 / bustWidth;
  const viewBox = [
    (-(FACE_WIDTH - bustWidth) / 2) * unit,
    -(FACE_HEIGHT - bustWidth) * unit,
    FACE_WIDTH * unit,
    FACE_HEIGHT * unit,
  ];
  return FIGURES[figure](className, viewBox.map((value) => value.toFixed(2)).join(' '));
}

/** Narrows a card's first character to a figure. */
export function isFigure(rank: string): rank is Figure {
  return rank === 'J' || rank === 'Q' || rank === 'K';
}
