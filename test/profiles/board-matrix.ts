import { expect } from '@open-wc/testing';
import {
  formatMove,
  formatPosition,
  legalMoves,
  rules as findRules,
  type Position,
} from '../../src/engine/index.js';
import type { FreeCellGame } from '../../src/index.js';
import type { Interaction } from '../../src/interaction/index.js';
import type { FcBoard } from '../../src/view/fc-board.js';
import { EventRecording } from '../helpers/event-recording.js';
import { Finger } from '../helpers/finger.js';
import { controlOf, fixtureGame, inside, placeOf } from '../helpers/fixture-game.js';
import { typeKey } from '../helpers/keys.js';
import { putPosition } from '../helpers/put-table.js';
import { randomTables } from '../helpers/random-tables.js';
import { BUILT_IN_IDS } from '../helpers/tables.js';

const SEED = 2026;

/** Names of all that is on the table, as its controls have them. */
function namesIn(game: FreeCellGame, name: 'card' | 'pile'): readonly string[] {
  const controls = game.renderRoot.querySelectorAll<HTMLElement>(`.controls [data-${name}]`);
  return [...controls].map((control) => control.dataset[name] ?? '');
}

function interactionOf(game: FreeCellGame): Interaction['kind'] {
  return inside<FcBoard>(game, '.board').interaction.kind;
}

/** Tries one card on one place; whether the card came into the hand at all. */
type Way = (game: FreeCellGame, card: string, pile: string) => boolean;

/** Carries the card there. */
const drag: Way = (game, card, pile) => {
  const finger = new Finger('mouse');
  finger.down(controlOf(game, card));
  finger.moveTo(placeOf(game, pile));
  const isHeld = interactionOf(game) === 'dragging';
  finger.up();
  return isHeld;
};

/** Taps the card and the place, and puts down whatever is chosen after that. */
const tapBoth: Way = (game, card, pile) => {
  new Finger().tap(controlOf(game, card));
  const isHeld = interactionOf(game) === 'armed';
  new Finger().tap(placeOf(game, pile));
  typeKey('Escape');
  return isHeld;
};

/** The moves that the board lets be made from a position, each tried on the table itself. */
async function acceptedMoves(
  game: FreeCellGame,
  position: Position,
  way: Way,
): Promise<readonly string[]> {
  await putPosition(game, position);
  const heard = new EventRecording(game);
  const piles = namesIn(game, 'pile');
  for (const [index, card] of namesIn(game, 'card').entries()) {
    // A card that can't be lifted is tried on one place, another one each time.
    const goals = [...piles.slice(index % piles.length), ...piles.slice(0, index % piles.length)];
    for (const pile of goals) {
      if (placeOf(game, pile) === controlOf(game, card)) continue;
      const made = heard.userMoves.length;
      const isHeld = way(game, card, pile);
      if (heard.userMoves.length > made) await putPosition(game, position);
      else if (!isHeld) break;
    }
  }
  heard.stop();
  return [...new Set(heard.userMoves)].sort();
}

/** Defines the tests: so many positions of each profile on the real board, half by drag and half by taps. */
export function proveBoard(positions: number): void {
  for (const id of BUILT_IN_IDS) {
    const { cellChoices } = findRules(id);
    for (const [order, cells] of cellChoices.entries()) {
      const share = Math.ceil((positions - order) / cellChoices.length);
      it(`B010 ${id} with ${String(cells)} cells: ${String(share)} positions`, async () => {
        const game = await fixtureGame(
          `deal="1" rules="${id}" cells="${String(cells)}" auto-collect="off" input="select"`,
        );
        const rules = findRules(id, { cells });
        let index = 0;
        for (const position of randomTables(rules, share, SEED + cells)) {
          // Walks and late tables take turns, so each kind is tried both ways.
          const way = index % 4 < 2 ? drag : tapBoth;
          const legal = legalMoves(position, rules).map(formatMove).sort();
          const table = `${way.name}, position ${String(index)}:\n${formatPosition(position)}`;
          expect(await acceptedMoves(game, position, way), table).to.deep.equal(legal);
          index += 1;
        }
        expect(index).to.equal(share);
      }).timeout(share * 10_000 + 20_000);
    }
  }
}
