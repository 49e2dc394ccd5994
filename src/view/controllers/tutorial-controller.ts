import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { FcErrorEvent, FcTutorialEvent, type TutorialDetail } from '../../events/index.js';
import type { Messages } from '../../i18n/index.js';
import type { Slot } from '../../services/index.js';
import type { Setup } from '../../tutorial/index.js';
import type { FcTutorial } from '../fc-tutorial.js';
import { FocusClaim, focusInView } from '../focus-claim.js';
import type { Origin } from '../game-events.js';
import type { MessageController } from './message-controller.js';

/** What the tutorial needs of its element. */
export interface TutorialHost extends ReactiveControllerHost, HTMLElement {
  readonly messages: Messages;
}

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

/** Fetches what makes a tutorial. */
export type TutorialLoader = () => Promise<{ readonly createTutorial: () => FcTutorial }>;

/** Where to open, as the page or the reader asks. */
export interface TutorialWish {
  readonly lesson?: string | undefined;
  /** Counted from 0. */
  readonly step?: number | undefined;
}

const loadTutorial: TutorialLoader = () => import('../tutorial/create-tutorial.js');
const tellFailure = ({ example }: Messages): string => example.lessonsFailed;

function readDone(value: unknown): readonly string[] | null {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : null;
}

/** Opens and closes the tutorial, fetches it when it is first wanted, tells the page, and brings the focus back. */
export class TutorialController implements ReactiveController {
  readonly #host: TutorialHost;
  readonly #game: TutorialGame;
  readonly #load: TutorialLoader;
  readonly #claim: FocusClaim;
  #element: FcTutorial | null = null;
  #loading: Promise<void> | null = null;
  #isOpen = false;
  #opener: Element | null = null;
  #done: readonly string[] = [];
  #last: TutorialWish = {};

  constructor(host: TutorialHost, game: TutorialGame, load: TutorialLoader = loadTutorial) {
    this.#host = host;
    this.#game = game;
    this.#load = load;
    this.#claim = new FocusClaim(host);
    host.addController(this);
  }

  /** The tutorial to be drawn in place of the table; null: none is open. */
  get element(): FcTutorial | null {
    return this.#isOpen ? this.#element : null;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Settles when all that was asked for is there, or could not be had; never rejects. */
  get ready(): Promise<void> | null {
    return this.#loading;
  }

  /** Opens it, or goes to the lesson asked for; a reader who comes back is where he was. */
  open(wish: TutorialWish, origin: Origin, isAsked = true): void {
    const isComingBack = origin === 'player' && wish.lesson === undefined;
    const target = isComingBack ? this.#last : wish;
    if (!this.#isOpen) {
      this.#opener = this.#claim.focused ?? document.activeElement;
      this.#claim.note(this.#opener);
      this.#isOpen = true;
      this.#game.line.clear();
      this.#game.line.hush();
      this.#game.hold(true);
    }
    this.#loading = this.#start(target, origin, isAsked);
    this.#host.requestUpdate();
  }

  /** Does what the attribute says: `open` or a lesson opens; empty is a button only. */
  follow(attribute: string | null): void {
    const lesson = (attribute ?? '').trim();
    if (lesson === '') return;
    // Nobody pressed anything: the focus stays where it is, unless it is on the game that gives way.
    const isHere = this.#claim.focused !== null;
    this.open(lesson === 'open' ? {} : { lesson }, 'page', isHere);
  }

  /** Closes it and takes the focus, if it is in there, back where it was. */
  close(origin: Origin): void {
    if (!this.#isOpen) return;
    const place = this.#element?.place ?? null;
    // Lessons that are still on their way haven't taken it.
    if (this.#element?.isConnected === true) this.#claim.note(this.#element);
    this.#leave();
    if (place !== null) {
      this.#last = place;
      this.#tell('close', origin, place);
    }
  }

  hostDisconnected(): void {
    this.#opener = null;
    this.close('page');
  }

  async #start(wish: TutorialWish, origin: Origin, isAsked: boolean): Promise<void> {
    const element = this.#element ?? (await this.#fetch());
    if (!this.#isOpen) return;
    if (element === null) {
      this.#giveUp();
      return;
    }
    // Who went on to a field of the page while it was on its way stays there.
    const isThere = this.#claim.isHeld || this.#opener === document.activeElement;
    this.#done = this.#game.slot()?.read('lessons', readDone) ?? this.#done;
    const asked = { ...wish, done: this.#done, isAsked: isAsked && isThere };
    element.open(this.#game.setup(), asked);
    this.#tell('open', origin);
    this.#host.requestUpdate();
  }

  /** The element, made when it is first wanted; null where it can't be had. */
  async #fetch(): Promise<FcTutorial | null> {
    const loaded = await this.#load().catch(() => null);
    // Asked twice while it was on its way, it still is one.
    if (loaded === null || this.#element !== null) return this.#element;
    const element = loaded.createTutorial();
    this.#element = element;
    element.line = this.#game.line;
    element.onClose = () => this.close('player');
    element.onFailure = () => this.#tellFailure();
    element.onProgress = (before, progress, lesson) => {
      if (progress.done.length > before.done.length) this.#finish(progress.done, lesson);
      const isElsewhere = before.lesson !== progress.lesson || before.step !== progress.step;
      if (isElsewhere) this.#tell('step', 'player');
    };
    return element;
  }

  /** The game goes on as if nobody had asked, but for a notice. */
  #giveUp(): void {
    this.#leave();
    this.#game.line.show({
      kind: 'notice',
      tell: (messages) => ({ fact: tellFailure(messages) }),
    });
    this.#tellFailure();
  }

  #tellFailure(): void {
    const message = tellFailure(this.#host.messages);
    this.#game.line.announce(message);
    this.#host.dispatchEvent(new FcErrorEvent({ code: 'lessons-failed', message }));
  }

  #leave(): void {
    this.#isOpen = false;
    this.#game.line.clear();
    this.#game.hold(false);
    this.#host.requestUpdate();
    void this.#host.updateComplete.then(() => this.#restoreFocus());
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
    if (this.#isOpen) return;
    const opener = this.#opener;
    this.#opener = null;
    if (!(opener instanceof HTMLElement) || !this.#claim.isHeld) return;
    // The page opened them, and nothing had the focus before the lessons that are gone now.
    if (opener === document.body) {
      this.#host.focus();
      return;
    }
    focusInView(opener);
    if (opener.matches(':focus')) return;
    // The button was in a menu that has closed since.
    const button = this.#host.shadowRoot?.querySelector<HTMLElement>(
      '.bar :is([data-action="tutorial"], [data-action="menu"])',
    );
    if (button == null || opener.matches('[data-card], [data-pile]')) this.#host.focus();
    else focusInView(button);
  }
}
