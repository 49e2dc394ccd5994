let query: MediaQueryList | undefined;

/** Whether the player wants nothing to move. Asked at every move, so the question is put to the browser only once. */
export function isMotionReduced(): boolean {
  query ??= matchMedia('(prefers-reduced-motion: reduce)');
  return query.matches;
}
