import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { FcTutorialEvent, type TutorialDetail } from '../../events/index.js';
import type { Slot } from '../../services/index.js';
import type { Setup } from '../../tutorial/index.js';
import type { FcTutorial } from '../fc-tutorial.js';
import type { Origin } from '../game-events.js';
import type { MessageController } from './message-controller.js';

/** What the tutorial needs of its game. */
export interface TutorialGame {
  readonly line: MessageController;
  /** The rules in force, and how the game is set. */
  setup(): Setup;
  /** Where lessons that were read are remembered; null: nowhere. */
  slot(): Slot | null;
  /** Holds the game while lessons lie over it, and lets it go again. */
  hold(isHeld: boolean): void;
}

/** Where to open, as the page or the reader asks. */
export interface TutorialWish {
  readonly lesson?: string | undefined;
  /** Counted from 0. */
  readonly step?: number | undefined;
}

function readDone(value: unknown): readonly string[] | null {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : null;
}

/** Opens and closes the tutorial, fetches it when it is first wanted, tells the page, and brings the focus back. */
export class TutorialController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #game: TutorialGame;
  #element: FcTutorial | null = null;
  #loading: Promise<void> | null = null;
  #isOpen = false;
  #opener: Element | null = null;
  #done: readonly string[] = [];
  #last: TutorialWish = {};

  constructor(host: ReactiveControllerHost & HTMLElement, game: TutorialGame) {
    this.#host = host;
    this.#game = game;
    host.addController(this);
  }

  /** The tutorial to be drawn in place of the table; null: none is open. */
  get element(): FcTutorial | null {
    return this.#isOpen ? this.#element : null;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Settles when all that was asked for is there. */
  get ready(): Promise<void> | null {
    return this.#loading;
  }

  /** Opens it, or goes to the lesson asked for; a reader who comes back is where he was. */
  open(wish: TutorialWish, origin: Origin, isAsked = true): void {
    const isComingBack = origin === 'player' && wish.lesson === undefined;
    const target = isComingBack ? this.#last : wish;
    if (!this.#isOpen) {
      const root = this.#host.shadowRoot;
      this.#opener = root?.activeElement ?? document.activeElement;
      this.#isOpen = true;
      this.#game.line.clear();
      this.#game.hold(true);
    }
    this.#loading = this.#start(target, origin, isAsked);
    this.#host.requestUpdate();
  }

  /** Does what the attribute says: `open` or a lesson opens; empty is a button only. */
  follow(attribute: string | null): void {
    const lesson = (attribute ?? '').trim();
    // Nobody pressed anything: the focus stays where it is.
    if (lesson !== '') this.open(lesson === 'open' ? {} : { lesson }, 'page', false);
  }

  /** Closes it and takes the focus back where it was. */
  close(origin: Origin): void {
    if (!this.#isOpen) return;
    const place = this.#element?.place ?? null;
    this.#isOpen = false;
    this.#game.line.clear();
    this.#game.hold(false);
    this.#host.requestUpdate();
    if (place !== null) {
      this.#last = place;
      this.#tell('close', origin, place);
    }
    void this.#host.updateComplete.then(() => this.#restoreFocus());
  }

  hostDisconnected(): void {
    this.#opener = null;
    this.close('page');
  }

  async #start(wish: TutorialWish, origin: Origin, isAsked: boolean): Promise<void> {
    const host = this.#host;
    if (this.#element === null) {
      const { createTutorial } = await import('../tutorial/create-tutorial.js');
      // Asked twice while it was on its way, it still is one.
      this.#element ??= createTutorial();
      this.#element.line = this.#game.line;
      this.#element.onClose = () => this.close('player');
      this.#element.onProgress = (before, progress, lesson) => {
        if (progress.done.length > before.done.length) this.#finish(progress.done, lesson);
        const isElsewhere = before.lesson !== progress.lesson || before.step !== progress.step;
        if (isElsewhere) this.#tell('step', 'player');
      };
    }
    if (!this.#isOpen) return;
    this.#done = this.#game.slot()?.read('lessons', readDone) ?? this.#done;
    this.#element.open(this.#game.setup(), { ...wish, done: this.#done, isAsked });
    this.#tell('open', origin);
    host.requestUpdate();
  }

  #finish(done: readonly string[], lesson: string): void {
    this.#done = [...new Set([...this.#done, ...done])];
    this.#game.slot()?.write('lessons', this.#done);
    const place = this.#element?.place;
    this.#tell('done', 'player', { lesson, step: place?.lesson === lesson ? place.step : 0 });
  }

  /** Events tell what the reader does; what the page did it knows. */
  #tell(
    phase: TutorialDetail['phase'],
    origin: Origin,
    place: Omit<TutorialDetail, 'phase'> | null = this.#element?.place ?? null,
  ): void {
    if (origin !== 'player' || place === null) return;
    this.#host.dispatchEvent(new FcTutorialEvent({ phase, ...place }));
  }

  #restoreFocus(): void {
    const opener = this.#opener;
    this.#opener = null;
    if (!(opener instanceof HTMLElement) || opener === document.body || this.#isOpen) return;
    const isBack = (): boolean => opener.matches(':focus');
    opener.focus({ preventScroll: true });
    if (isBack()) return;
    // The button was in a menu that has closed since.
    const button = this.#host.shadowRoot?.querySelector<HTMLElement>(
      '.bar :is([data-action="tutorial"], [data-action="menu"])',
    );
    if (button == null || opener.matches('[data-card], [data-pile]')) this.#host.focus();
    else button.focus({ preventScroll: true });
  }
}
