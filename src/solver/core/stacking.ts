import { DECK, fitsOn, type RuleProfile } from '../../engine/index.js';
import { CARD_COUNT } from './card-code.js';

/** No card: where a card has but one other that it may lie on, or none. */
export const NO_CARD = 63;

/** What lies on what in columns, as tables that the search reads. */
export interface StackingTables {
  /** Of each card, the first card that it may lie on in a column, or {@link NO_CARD}. */
  readonly firstParent: Uint8Array;
  /** The second one, or {@link NO_CARD}. */
  readonly secondParent: Uint8Array;
  /** 1 at `(onto << 6) | card` where the card may lie there; 0 for what is no card. */
  readonly fits: Uint8Array;
}

const tables = new Map<RuleProfile['stacking'], StackingTables>();

/** The tables of a way of stacking, asked of the engine once. */
export function stackingTables(stacking: RuleProfile['stacking']): StackingTables {
  const known = tables.get(stacking);
  if (known !== undefined) return known;
  const made = makeTables(stacking);
  tables.set(stacking, made);
  return made;
}

function makeTables(stacking: RuleProfile['stacking']): StackingTables {
  const firstParent = new Uint8Array(64).fill(NO_CARD);
  const secondParent = new Uint8Array(64).fill(NO_CARD);
  const fits = new Uint8Array(64 * 64);
  for (let code = 0; code < CARD_COUNT; code += 1) {
    const card = DECK[code];
    if (card === undefined) continue;
    const parents = DECK.flatMap((onto, number) => (fitsOn(card, onto, stacking) ? [number] : []));
    firstParent[code] = parents[0] ?? NO_CARD;
    secondParent[code] = parents[1] ?? NO_CARD;
    for (const onto of parents) fits[(onto << 6) | code] = 1;
  }
  return { firstParent, secondParent, fits };
}
