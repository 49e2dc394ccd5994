import { expect } from '@open-wc/testing';
import '../../src/bundled.js';
import { formatMove, legalMoves, rules as findRules } from '../../src/engine/index.js';
import type { FreeCellGame, GameSnapshot } from '../../src/index.js';
import { EventRecording } from '../helpers/event-recording.js';
import { Finger } from '../helpers/finger.js';
import { fixtureGame } from '../helpers/fixture-game.js';
import { typeKey } from '../helpers/keys.js';
import { typeInMoveBox } from '../helpers/panels.js';
import { below, createRandom } from '../helpers/random-tables.js';
import { clearSlots, replaceProperty } from '../helpers/storage.js';
import { BUILT_IN_IDS } from '../helpers/tables.js';
import { checkEvents, checkGame } from './invariants.js';

type Random = () => number;

/** What a step is done with. */
interface Scene {
  readonly game: FreeCellGame;
  readonly random: Random;
  /** Games exported before, to be read back. */
  readonly snapshots: GameSnapshot[];
}

type Step = (scene: Scene) => unknown;

function pick<Item>(items: readonly Item[], random: Random): Item {
  return items[below(random, items.length)] as Item;
}

const SLOT = 'fuzz-test';
const KEYS = [
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'],
  ...['Escape', '+', '-', ...'12345678abcdhefgk', ...'csdH', ...'uoOslm'],
];
const JUNK = [
  '',
  '22',
  'zz',
  'hS',
  '1',
  '99',
  '26v',
  'FC1',
  'hX1',
  '1h9',
  '💥',
  '-1',
  'null',
  '1e3',
];
const DEALS = [
  'random',
  '617',
  '1',
  '32000',
  '11982',
  'FC1-C4-AAAAAKH',
  'FC1-C2-AAAAAKH',
  '8589934591',
];
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  'auto-collect': ['off', 'safe', 'all', 'junk'],
  input: ['select', 'auto-place', 'home-first', 'junk'],
  theme: ['auto', 'light', 'dark', 'felt', 'junk'],
  indices: ['latin', 'local', 'junk'],
  animation: ['on', 'off', 'junk'],
  keys: ['on', 'on', 'on', 'off'],
  lang: ['en', 'ru', 'uk', 'bg', 'xx'],
  controls: ['none', 'undo redo', 'junk'],
  mirrored: [''],
  'four-color': [''],
  'no-timer': [''],
  'hint-button': [''],
  sound: [''],
  cells: ['4', '2', '1', '9', 'junk'],
  deal: [...DEALS, ...JUNK],
  storage: ['off', 'session', 'local', 'junk'],
};

function controls({ game }: Scene): readonly HTMLElement[] {
  return [...game.renderRoot.querySelectorAll<HTMLElement>('.controls button')];
}

/** A card or place: mostly one on which something can be done. */
function anyControl(scene: Scene): HTMLElement {
  const all = controls(scene);
  const live = all.filter(
    (control) => control.classList.contains('movable') || control.dataset['card'] === undefined,
  );
  const list = live.length > 0 && scene.random() < 0.8 ? live : all;
  return pick(list, scene.random);
}

function notation({ game, random }: Scene): string {
  const rules = findRules(game.rules, { cells: game.cells });
  const moves = legalMoves(game.position, rules);
  return moves.length > 0 && random() < 0.85 ? formatMove(pick(moves, random)) : pick(JUNK, random);
}

/** Presses a button of the widget, if it is there. */
function pressAny(scene: Scene, selector: string): void {
  const buttons = [...scene.game.renderRoot.querySelectorAll<HTMLElement>(selector)];
  if (buttons.length > 0) pick(buttons, scene.random).click();
}

/** All that a player or a page can do, each as often as it stands here. */
const STEPS: readonly (readonly [weight: number, step: Step])[] = [
  [8, (scene) => new Finger().tap(anyControl(scene))],
  [
    3,
    (scene) => new Finger('mouse').tap(scene.game.renderRoot.querySelector('.board') ?? scene.game),
  ],
  [
    3,
    (scene) => {
      const control = anyControl(scene);
      new Finger().tap(control);
      new Finger().tap(control);
    },
  ],
  [
    10,
    (scene) => {
      const finger = new Finger(pick(['mouse', 'touch', 'pen'] as const, scene.random));
      finger.down(anyControl(scene));
      finger.moveTo(anyControl(scene));
      const end = scene.random();
      if (end < 0.85) finger.up();
      else if (end < 0.95) finger.cancel();
      else finger.moveBy(5, 5);
    },
  ],
  [
    2,
    (scene) =>
      anyControl(scene).dispatchEvent(
        new MouseEvent('contextmenu', {
          bubbles: true,
          composed: true,
          cancelable: true,
          button: 2,
        }),
      ),
  ],
  [
    8,
    ({ game, random }) => {
      game.focus();
      for (let count = 0; count < 3; count += 1) typeKey(pick(KEYS, random));
    },
  ],
  [2, ({ game, random }) => [game.focus(), typeKey(pick(['z', 'y'], random), { ctrlKey: true })]],
  [2, (scene) => anyControl(scene).click()],
  [6, (scene) => typeInMoveBox(scene.game, notation(scene)).catch(() => undefined)],
  [20, (scene) => scene.game.move(notation(scene))],
  [5, ({ game }) => game.undo()],
  [3, ({ game }) => game.redo()],
  [1, ({ game }) => game.collect()],
  [1, ({ game }) => game.restart()],
  [1, ({ game, random }) => game.newGame(pick([...DEALS, ...JUNK], random))],
  [1, ({ game, random }) => game.newGame(1 + below(random, 32_000))],
  [
    4,
    ({ game, random }) => {
      const name = pick(Object.keys(ATTRIBUTES), random);
      if (random() < 0.3) game.removeAttribute(name);
      else game.setAttribute(name, pick(ATTRIBUTES[name] ?? [''], random));
    },
  ],
  [
    1,
    ({ game }) => {
      const parent = game.parentElement;
      game.remove();
      parent?.append(game);
    },
  ],
  [1, ({ game, snapshots }) => snapshots.push(game.exportGame())],
  [
    1,
    ({ game, snapshots, random }) => {
      if (snapshots.length > 0) game.importGame(pick(snapshots, random));
    },
  ],
  [
    1,
    ({ game, random }) => {
      const junk = pick<unknown>(
        [null, 7, '{}', [], {}, { version: 1 }, { ...game.exportGame(), deal: 0 }],
        random,
      );
      game.importGame(junk as GameSnapshot);
    },
  ],
  [
    4,
    (scene) =>
      pressAny(scene, '.bar [data-action]:not([data-action="tutorial"], [data-action="hint"])'),
  ],
  [
    4,
    (scene) =>
      pressAny(scene, '.panel button, .panel input, .menu button:not([data-action="tutorial"])'),
  ],
  [
    3,
    ({ game }) =>
      pressAny(
        { game, random: () => 0, snapshots: [] },
        '.panel [data-action="close"], .panel [data-action="cancel"]',
      ),
  ],
];

/** Other rules on the same element. */
const CHANGE_RULES: (typeof STEPS)[number] = [
  6,
  ({ game, random }) => game.setAttribute('rules', pick([...BUILT_IN_IDS, 'junk'], random)),
];

function anyStep(steps: typeof STEPS, random: Random): Step {
  let roll = random() * steps.reduce((sum, [weight]) => sum + weight, 0);
  for (const [weight, step] of steps) {
    roll -= weight;
    if (roll < 0) return step;
  }
  return () => undefined;
}

/** Hears of every error that nobody caught while something runs. */
async function withoutErrors(run: () => Promise<void>): Promise<void> {
  const errors: unknown[] = [];
  const hear = (event: Event): void => {
    errors.push(
      event instanceof ErrorEvent ? event.message : (event as PromiseRejectionEvent).reason,
    );
  };
  const restore = replaceProperty(console, 'error', {
    value: (...words: unknown[]) => errors.push(words),
  });
  addEventListener('error', hear);
  addEventListener('unhandledrejection', hear);
  try {
    await run();
  } finally {
    restore();
    removeEventListener('error', hear);
    removeEventListener('unhandledrejection', hear);
  }
  expect(errors).to.deep.equal([]);
}

/** So many random steps with one game; what must hold is asked after each of them. */
async function play(id: string, list: typeof STEPS, steps: number, seed: number): Promise<void> {
  clearSlots(SLOT);
  const game = await fixtureGame(`deal="617" rules="${id}" storage-key="${SLOT}"`);
  const scene: Scene = { game, random: createRandom(seed), snapshots: [] };
  const heard = new EventRecording(game);
  const tally = new Map<string, number>();
  for (let index = 0; index < steps; index += 1) {
    const step = anyStep(list, scene.random);
    heard.clear();
    try {
      await step(scene);
      await game.updateComplete;
      checkGame(game);
      checkEvents(heard.events);
    } catch (cause) {
      const text = step.toString().slice(0, 200);
      const where = `${id}, seed ${String(seed)}, step ${String(index)}: ${text}`;
      throw new Error(`${where}\n${cause instanceof Error ? cause.message : String(cause)}`, {
        cause,
      });
    }
    for (const name of heard.names) tally.set(name, (tally.get(name) ?? 0) + 1);
  }
  clearSlots(SLOT);
  // A player who does nothing would prove nothing.
  for (const name of ['fc-move', 'fc-undo', 'fc-refused', 'fc-deal', 'fc-error']) {
    expect(tally.get(name) ?? 0, name).to.be.above(0);
  }
}

/** Defines the tests, the same for the same seed; a fault names its step. */
export function fuzz(steps: number, seed: number): void {
  const limit = steps * 200 + 30_000;
  for (const id of BUILT_IN_IDS) {
    it(`B042 B071 B152 ${id}: ${String(steps)} steps from seed ${String(seed)}`, () =>
      withoutErrors(() => play(id, STEPS, steps, seed))).timeout(limit);
  }
  it(`B129 any rules in turn: ${String(steps)} steps from seed ${String(seed)}`, () =>
    withoutErrors(() => play('standard', [...STEPS, CHANGE_RULES], steps, seed))).timeout(limit);
}
