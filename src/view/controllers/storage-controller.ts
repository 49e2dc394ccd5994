import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { SafeStorage, Slot, keepGame, type StorageMode, type Wish } from '../../services/index.js';
import type { GameState } from '../../state/index.js';
import { releaseSlotName, slotNameOf } from '../slot-name.js';
import type { GameController } from './game-controller.js';

/** An element that says where its games may be remembered. */
export interface StorageHost extends ReactiveControllerHost, HTMLElement {
  readonly storage: StorageMode;
  readonly storageKey: string | null;
  /** Told once when the browser doesn't let anything be kept. */
  storageFailed(): void;
}

/** The slot of one element, and the game kept in it: after every change, and when the page goes away. */
export class StorageController implements ReactiveController {
  readonly #host: StorageHost;
  readonly #game: GameController;
  readonly #wish: () => Wish;
  #slot: Slot | null = null;
  #mode: StorageMode = 'off';
  #name = '';
  /** The state that was kept last. */
  #kept: GameState | null = null;

  /** @param wish what the page asks for */
  constructor(host: StorageHost, game: GameController, wish: () => Wish) {
    this.#host = host;
    this.#game = game;
    this.#wish = wish;
    host.addController(this);
  }

  /** Null where nothing is to be remembered. */
  get slot(): Slot | null {
    return this.#slot;
  }

  /** Does what the host's attributes say; whether there is another slot than before. */
  sync(): boolean {
    const { storage: mode, isConnected } = this.#host;
    if (mode === 'off') return this.#forget();
    if (!isConnected) return false;
    const name = slotNameOf(this.#host);
    if (mode === this.#mode && name === this.#name) return false;
    const open = (): Storage => (mode === 'local' ? localStorage : sessionStorage);
    this.#slot = new Slot(new SafeStorage(open, () => this.#host.storageFailed()), name);
    this.#mode = mode;
    this.#name = name;
    this.#kept = null;
    return true;
  }

  /** Keeps the game if it has changed since the last time. */
  saveChanges(): void {
    if (this.#slot !== null && this.#kept !== this.#game.state) this.save();
  }

  /** Keeps the game as it stands. */
  save(): void {
    if (this.#slot === null || !this.#game.isDealt) return;
    const { state, clock, dailyDate } = this.#game;
    this.#kept = state;
    const timeMs = clock.elapsedMs;
    this.#slot.write('game', keepGame({ game: state, timeMs, wish: this.#wish(), dailyDate }));
  }

  hostConnected(): void {
    addEventListener('pagehide', this.#onHide);
    document.addEventListener('visibilitychange', this.#onHide);
    if (this.#mode !== 'off') this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    this.save();
    removeEventListener('pagehide', this.#onHide);
    document.removeEventListener('visibilitychange', this.#onHide);
    releaseSlotName(this.#host);
  }

  readonly #onHide = (event: Event): void => {
    if (event.type === 'pagehide' || document.hidden) this.save();
  };

  /** The page takes its permission back: what was kept goes. */
  #forget(): boolean {
    const slot = this.#slot;
    if (slot === null) return false;
    slot.clear();
    this.#slot = null;
    this.#mode = 'off';
    return true;
  }
}
