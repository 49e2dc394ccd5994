import { css } from 'lit';

/**
 * Colours and lines. A page sets `--fc-*`; the widget reads `--_fc-*`, which `.root` always sets, because custom
 * properties get through every reset. `light-dark()` follows the colour scheme that `.root` inherits from the page,
 * or the one that `data-theme` forces; felt is light but for the table.
 * `--_fc-own-*` are for a page that sets the table and perhaps the ink and leaves the rest: mixed of the two, so that all
 * on its table stays readable. Without `--fc-table` they are invalid, and `var()` takes the designed colour.
 */
export const tokens = css`
  .root {
    --_fc-table: var(--fc-table, light-dark(#dfe6e1, #16241e));
    --_fc-ink: var(--fc-ink, light-dark(#1b2822, #eef2ef));
    --_fc-own-muted: color-mix(in srgb, var(--_fc-ink) 82%, var(--fc-table));
    --_fc-own-line: color-mix(in srgb, var(--_fc-ink) 58%, var(--fc-table));
    --_fc-own-hairline: color-mix(in srgb, var(--_fc-ink) 14%, var(--fc-table));
    --_fc-own-slot: color-mix(in srgb, #000 6%, var(--fc-table));
    --_fc-muted: var(--fc-muted, var(--_fc-own-muted, light-dark(#4a5851, #b4c4bb)));
    --_fc-hairline: var(--fc-hairline, var(--_fc-own-hairline, light-dark(#c3cec6, #2e4038)));
    --_fc-slot: var(--fc-slot, var(--_fc-own-slot, light-dark(#d9e1db, #121e19)));
    --_fc-slot-line: var(--fc-slot-line, var(--_fc-own-line, light-dark(#717f77, #6f857b)));
    --_fc-ghost: var(--fc-ghost, var(--_fc-own-line, light-dark(#717f77, #5c7067)));

    --_fc-card: var(--fc-card, light-dark(#fff, #26302b));
    --_fc-card-line: var(--fc-card-line, light-dark(#748279, #7b8b83));
    --_fc-black: var(--fc-black, light-dark(#1b1b1f, #eef2ef));
    --_fc-red: var(--fc-red, light-dark(#c0182b, #ff6b70));
    --_fc-court: var(--fc-court, light-dark(#d8a24a, #c9953f));
    --_fc-court-ink: light-dark(
      color-mix(in srgb, currentcolor var(--fc-court-ink, 100%), var(--_fc-card)),
      color-mix(in srgb, currentcolor var(--fc-court-ink, 62%), var(--_fc-card))
    );
    --_fc-spades: var(--_fc-black);
    --_fc-hearts: var(--_fc-red);
    --_fc-clubs: var(--_fc-black);
    --_fc-diamonds: var(--_fc-red);

    --_fc-select: var(--fc-select, light-dark(#1558c0, #8bbcff));
    --_fc-select-card: var(--fc-select-card, light-dark(#e1ecff, #1d3350));
    --_fc-target: var(--fc-target, light-dark(#1558c0, #8bbcff));
    --_fc-target-on-table: var(
      --fc-target-on-table,
      var(--_fc-own-muted, light-dark(#1558c0, #8bbcff))
    );
    --_fc-hint: var(--fc-hint, light-dark(#ffb000, #ffb84d));
    --_fc-hint-edge: var(--fc-hint-edge, light-dark(#2b1f00, #0d1511));
    --_fc-focus: var(--fc-focus, #ffd84d);
    --_fc-focus-edge: var(--fc-focus-edge, #10241b);
    /* Lines and gap of the focus ring: what contrasts with the table goes outside. */
    --_fc-focus-a: light-dark(var(--_fc-focus-edge), var(--_fc-focus));
    --_fc-focus-b: light-dark(var(--_fc-focus), var(--_fc-focus-edge));
    --_fc-lesson: var(--fc-lesson, light-dark(#8a1fb8, #e29bff));
    --_fc-lesson-edge: var(--fc-lesson-edge, light-dark(#fff, #0d1511));
    --_fc-ruby: var(--fc-ruby, light-dark(#c0182b, #ff6b70));
    --_fc-last: var(--fc-last, light-dark(#3d6a92, #9cc3e4));
    --_fc-last-on-table: var(
      --fc-last-on-table,
      var(--_fc-own-muted, light-dark(#3d6a92, #9cc3e4))
    );

    --_fc-panel: var(--fc-panel, light-dark(#fff, #1d2a24));
    --_fc-panel-line: var(--fc-panel-line, light-dark(#c3cec6, #3a4d44));
    --_fc-field: var(--fc-field, light-dark(#f2f5f2, #16211c));
    --_fc-pink: light-dark(#1b2822, #eef2ef);
    --_fc-pmuted: light-dark(#55625b, #b4c4bb);
    --_fc-control-line: var(--fc-control-line, light-dark(#717f77, #7b8b83));
    --_fc-accent: var(--fc-accent, light-dark(#1f6249, #8fd0b3));
    --_fc-accent-ink: var(--fc-accent-ink, light-dark(#fff, #0f1b16));
    --_fc-good: var(--fc-good, light-dark(#1f6249, #8fd0b3));
    --_fc-bad: var(--fc-bad, light-dark(#a8321f, #ffa08f));

    --_fc-radius: var(--fc-radius, 12px);
    --_fc-font: var(--fc-font, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif);
    --_fc-line: 1px;
    --_fc-scrim: 72%;
    --_fc-veil: 78%;
  }

  .root[data-theme='felt'] {
    --_fc-table: var(--fc-table, #2f6b52);
    --_fc-ink: var(--fc-ink, #fff);
    --_fc-muted: var(--fc-muted, var(--_fc-own-muted, #d9e8e0));
    --_fc-hairline: var(--fc-hairline, var(--_fc-own-hairline, #4b8069));
    --_fc-slot: var(--fc-slot, var(--_fc-own-slot, #2a614a));
    --_fc-slot-line: var(--fc-slot-line, var(--_fc-own-line, #9fc0b0));
    --_fc-ghost: var(--fc-ghost, var(--_fc-own-line, #8db39f));
    --_fc-card-line: var(--fc-card-line, #87928b);
    --_fc-target-on-table: var(--fc-target-on-table, var(--_fc-own-muted, #fff));
    --_fc-last-on-table: var(--fc-last-on-table, var(--_fc-own-muted, #d3e5f3));
  }

  .root[data-four-color] {
    --_fc-spades: var(--fc-spades, var(--_fc-black));
    --_fc-hearts: var(--fc-hearts, light-dark(#a30d24, #f27f8d));
    --_fc-clubs: var(--fc-clubs, light-dark(#00805a, #3fdc5f));
    --_fc-diamonds: var(--fc-diamonds, light-dark(#0b3fd6, #809cf5));
  }

  @media (prefers-contrast: more) {
    .root {
      --_fc-line: 2px;
      --_fc-scrim: 100%;
      --_fc-veil: 100%;
    }
  }

  @media (prefers-reduced-transparency: reduce) {
    .root {
      --_fc-scrim: 100%;
      --_fc-veil: 100%;
    }
  }
`;
