/** What `:state()` tells a page's style sheet about a game. */
export type GameStateName = 'won' | 'stuck' | 'solving' | 'dragging' | 'tutorial';

/** Shows states of the game to CSS from outside; attributes are never reflected. */
export class CustomStates {
  readonly #internals: ElementInternals | null;
  readonly #on = new Set<GameStateName>();

  constructor(host: HTMLElement) {
    // A server has no internals to attach.
    this.#internals = typeof host.attachInternals === 'function' ? host.attachInternals() : null;
  }

  /** Switches one state on or off. */
  set(name: GameStateName, isOn: boolean): void {
    if (this.#on.has(name) === isOn) return;
    if (isOn) this.#on.add(name);
    else this.#on.delete(name);
    try {
      if (isOn) this.#internals?.states.add(name);
      else this.#internals?.states.delete(name);
    } catch {
      // Older engines take dashed names only; there the state simply can't be styled.
    }
  }
}
