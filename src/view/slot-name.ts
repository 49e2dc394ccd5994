/** Games without a name of their own, in the order in which they took their numbers; null: free again. */
const unnamed: (WeakRef<object> | null)[] = [];

/** The lowest number, 0-based, that no other game of the page has; a game keeps the one it has. */
function takeNumber(game: object): number {
  const own = unnamed.findIndex((holder) => holder?.deref() === game);
  if (own >= 0) return own;
  const free = unnamed.findIndex((holder) => holder?.deref() === undefined);
  const number = free >= 0 ? free : unnamed.length;
  unnamed[number] = new WeakRef(game);
  return number;
}

/**
 * Under which name a game is remembered: the one that the page gives it, else its id, else `game` for the first one of
 * the page, `game-2` for the second.
 */
export function slotNameOf(game: {
  readonly id: string;
  readonly storageKey: string | null;
}): string {
  const named = (game.storageKey ?? '').trim() || game.id.trim();
  if (named !== '') return named;
  const number = takeNumber(game);
  return number === 0 ? 'game' : `game-${number + 1}`;
}

/** Lets another game have the number; a game that comes back takes the lowest one then free. */
export function releaseSlotName(game: object): void {
  const own = unnamed.findIndex((holder) => holder?.deref() === game);
  if (own >= 0) unnamed[own] = null;
}
