/** Below the move that is played, in px: the next one shows that it is coming. */
const AHEAD_PX = 34;

/**
 * Scrolls a lesson's page on so that the move being played is seen, in a list longer than the page. How high text is set
 * nobody but the browser knows, so this is measured.
 */
export function followMove(root: ParentNode): void {
  const body = root.querySelector('.lesson-body');
  const move = root.querySelector('.lesson-move.current');
  if (body === null || move === null) return;
  const below =
    move.getBoundingClientRect().bottom + AHEAD_PX - body.getBoundingClientRect().bottom;
  if (below > 0) body.scrollTop += below;
}
