import type { CSSResult } from 'lit';

/** Adds style sheets to a root that hasn't got them: what comes late brings its looks along. */
export function adoptStyles(root: ShadowRoot, styles: readonly CSSResult[]): void {
  const known = root.adoptedStyleSheets;
  const fresh = styles.flatMap(({ styleSheet }) =>
    styleSheet === undefined || known.includes(styleSheet) ? [] : [styleSheet],
  );
  if (fresh.length > 0) root.adoptedStyleSheets = [...known, ...fresh];
}
