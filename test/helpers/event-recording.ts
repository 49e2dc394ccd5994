import type { FreeCellEventMap } from '../../src/index.js';

type EventName = keyof FreeCellEventMap;

const NAMES: readonly EventName[] = [
  'fc-before-move',
  'fc-deal',
  'fc-error',
  'fc-example',
  'fc-hint',
  'fc-move',
  'fc-refused',
  'fc-stuck',
  'fc-tutorial',
  'fc-undo',
  'fc-win',
];

/** All public events heard at one place, in order. */
export class EventRecording {
  readonly events: FreeCellEventMap[EventName][] = [];
  readonly #place: EventTarget;

  /** Starts to listen, on a game or on whatever is around it. */
  constructor(place: EventTarget) {
    this.#place = place;
    for (const name of NAMES) place.addEventListener(name, this.#hear);
  }

  /** Names in the order heard. */
  get names(): readonly string[] {
    return this.events.map(({ type }) => type);
  }

  /** The details of one kind of event, in order. */
  details<Name extends EventName>(name: Name): FreeCellEventMap[Name]['detail'][] {
    return this.events.filter(({ type }) => type === name).map(({ detail }) => detail as never);
  }

  /** Notation of the moves the player made. */
  get userMoves(): readonly string[] {
    return this.details('fc-move')
      .filter(({ source }) => source === 'user')
      .map(({ notation }) => notation);
  }

  /** Forgets what was heard. */
  clear(): void {
    this.events.length = 0;
  }

  /** Stops listening; needed only where the place outlives the test. */
  stop(): void {
    for (const name of NAMES) this.#place.removeEventListener(name, this.#hear);
  }

  readonly #hear = (event: Event): void => {
    this.events.push(event as FreeCellEventMap[EventName]);
  };
}
