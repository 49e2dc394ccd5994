/**
 * Plays games of one profile in one mode as the element does: after each move the cards that go up by themselves.
 * @param engine what `src/engine/index.ts` exports
 */
export function createPlayer(engine, profile, mode) {
  const { applyMove, collectable, explainMove, isWon, legalMoves } = engine;

  const advance = (position, move) => {
    const moved = applyMove(position, move, profile);
    const own = collectable(moved, mode, profile, { lastMove: move });
    return own.reduce((table, next) => applyMove(table, next, profile), moved);
  };

  /** Some moves on, as nobody would play but anybody could. */
  const wander = (position, count, random) => {
    let table = position;
    for (let left = count; left > 0; left -= 1) {
      const moves = legalMoves(table, profile);
      const move = moves[Math.floor(random() * moves.length)];
      if (move === undefined) break;
      table = advance(table, move);
    }
    return table;
  };

  const isPlayable = (table, move) => {
    const verdict = explainMove(table, move, profile);
    return verdict.legal && (profile.groups || verdict.steps.length === 1);
  };

  /** Whether a line wins, every move of it legal. */
  const wins = (position, line) => {
    let table = position;
    for (const move of line) {
      if (!isPlayable(table, move)) return false;
      table = advance(table, move);
    }
    return isWon(table);
  };

  return { advance, wander, wins };
}
