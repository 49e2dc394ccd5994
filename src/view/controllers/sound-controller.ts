import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { Sounds, type SoundName } from '../../services/index.js';
import { lastEntryOf, statusOf, type GameState, type HistoryEntry } from '../../state/index.js';
import type { Change, Origin } from '../game-events.js';

/** An element that may be heard. */
export interface SoundHost extends ReactiveControllerHost {
  /** Whether the player, or else the page, wants sounds. */
  readonly sound: boolean;
}

function comesHome({ kind, to, autoCards }: HistoryEntry): boolean {
  return kind === 'collect' || autoCards.length > 0 || (to?.startsWith('foundation') ?? false);
}

function soundOf(change: Change, state: GameState): SoundName | null {
  if (change === 'undo') return 'card';
  if (change !== 'play' && change !== 'redo') return null;
  if (statusOf(state) === 'won') return 'win';
  const entry = lastEntryOf(state);
  if (entry === null || !comesHome(entry)) return 'card';
  return state.rules.score === 'rubies' ? 'ruby' : 'home';
}

/** A browser complains of audio that starts before anyone has touched the page; older ones can't be asked. */
function isPageTouched(): boolean {
  const { userActivation } = navigator as { readonly userActivation?: UserActivation };
  return userActivation?.hasBeenActive ?? true;
}

/** Lets the player hear what their own hand does; what the page does is silent. */
export class SoundController implements ReactiveController {
  readonly #host: SoundHost;
  readonly #sounds = new Sounds(() => new AudioContext());

  constructor(host: SoundHost) {
    this.#host = host;
    host.addController(this);
  }

  /** After a change of the game. */
  hear(change: Change, state: GameState, origin: Origin): void {
    const name = origin === 'player' ? soundOf(change, state) : null;
    if (name !== null) this.play(name);
  }

  /** Plays a sound, if it is wanted and the browser has seen the player do something. */
  play(name: SoundName): void {
    if (this.#host.sound && isPageTouched()) this.#sounds.play(name);
  }

  hostDisconnected(): void {
    this.#sounds.close();
  }
}
