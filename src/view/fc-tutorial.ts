import { consume } from '@lit/context';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { Messages, TutorialTexts } from '../i18n/index.js';
import {
  createCourse,
  lessonOf,
  stepOf,
  type Progress,
  type Setup,
  type TutorialInput,
} from '../tutorial/index.js';
import { messagesContext } from './context.js';
import type { Message, MessageController } from './controllers/message-controller.js';
import type { Size } from './controllers/size-controller.js';
import { cssVars } from './directives/css-vars.js';
import { createStage } from './fc-stage.js';
import { focusInView } from './focus-claim.js';
import { InnerElement } from './inner-element.js';
import type { Settings } from './settings.js';
import { lessonAnswer } from './templates/lesson-answer.js';
import { lessonBar, lessonHead, type LessonBarView } from './templates/lesson-bar.js';
import { lessonFooter } from './templates/lesson-footer.js';
import { lessonList } from './templates/lesson-list.js';
import { lessonPage, type LessonPageView } from './templates/lesson-page.js';
import { LessonDialog, type DialogHost } from './tutorial/lesson-dialog.js';
import {
  createLessonFrame,
  frameVars,
  isNarrow,
  type LessonFrame,
} from './tutorial/lesson-frame.js';
import { LessonHands } from './tutorial/lesson-hands.js';
import { LessonPlayer } from './tutorial/lesson-player.js';
import { sayArrival, sayChange } from './tutorial/lesson-speech.js';
import { adoptStyles } from './tutorial/adopt-styles.js';
import { fillStage } from './tutorial/lesson-stage.js';
import { LessonTexts } from './tutorial/lesson-texts.js';
import type { LessonListener, LessonWish } from './tutorial/lesson-wish.js';
import { PageFollower } from './tutorial/page-follower.js';

/**
 * The tutorial over the game: lessons on a board of their own, and the words beside or below it. Not modal for the page
 * but where the widget is narrow.
 */
export class FcTutorial extends InnerElement implements DialogHost {
  @consume({ context: messagesContext, subscribe: true })
  @state()
  messages: Messages | undefined;

  /** The game's; from above and not from context, because the stage below hands down its own. */
  @property({ attribute: false })
  settings: Settings | undefined;

  /** Inner size of the widget. */
  @property({ attribute: false })
  size: Size = { width: 640, height: 512 };

  /** What is announced; the one live region is in here while the tutorial is open. */
  @property({ attribute: false })
  announcement = '';

  @property({ attribute: false })
  message: Message | null = null;

  @state()
  private isListed = false;

  /** The answer of a `say` step was asked for. */
  @state()
  private isAnswerShown = false;

  /** The message line and the live region of the widget. */
  line: MessageController | undefined;
  onClose: (() => void) | undefined;
  /** Told that the texts of the lessons could not be had, which is said in their place. */
  onFailure: (() => void) | undefined;
  onProgress: LessonListener | undefined;

  readonly #hands = new LessonHands(() => {
    const progress = this.#player?.progress;
    if (progress === undefined) return null;
    return { progress, messages: this.messages, line: this.line, send: this.#send };
  });
  readonly #stage = createStage((command) => {
    this.#hands.obey(command);
    // What was in the hand goes back where it was.
    this.requestUpdate();
  });
  readonly #dialog = new LessonDialog(this);
  readonly #follower = new PageFollower();
  #player: LessonPlayer | null = null;
  readonly #texts = new LessonTexts((isFirst) => this.#hearTexts(isFirst));
  #isAsked = false;
  /** The focus is where it can only wait. */
  #isWaiting = false;

  /** Where the reader is, as events tell it; null before the first lesson. */
  get place(): { readonly lesson: string; readonly step: number } | null {
    const player = this.#player;
    if (player === null) return null;
    return { lesson: lessonOf(player.progress, player.course).id, step: player.progress.step };
  }

  /** Opens the course of a game at a lesson. */
  open(setup: Setup, wish: LessonWish): void {
    if (this.#player !== null) {
      this.removeController(this.#player);
      this.#player.hostDisconnected();
    }
    this.#player = new LessonPlayer(this, createCourse(setup), wish, this.#onProgress);
    this.#isAsked = wish.isAsked;
    this.#texts.retry();
    this.#hands.forget();
    this.isListed = false;
    this.isAnswerShown = false;
    if (wish.isAsked) this.#sayArrival();
    this.requestUpdate();
  }

  /** Focuses the way on, or while there is none the way out. */
  override focus(): void {
    const target =
      this.querySelector<HTMLElement>('[data-action="next"]') ??
      this.querySelector<HTMLElement>('[data-action="close"]');
    if (target !== null) focusInView(target);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    adoptStyles(this.getRootNode() as ShadowRoot);
  }

  protected override willUpdate(_changed: PropertyValues<this>): void {
    if (this.messages !== undefined) this.#texts.follow(this.messages.locale);
  }

  protected override render(): TemplateResult | typeof nothing {
    const { settings, messages } = this;
    const player = this.#player;
    if (settings === undefined || messages === undefined || player === null) return nothing;
    const { course, progress } = player;
    const lesson = lessonOf(progress, course);
    const isGame = lesson.chapters.length > 0;
    const isModal = this.#isAsked && isNarrow(this.size);
    const step = stepOf(progress, course);
    const frame = createLessonFrame(this.#dialog.sizeOf(isModal), lesson, step, {
      isFolded: isGame,
      mirrored: settings.mirrored,
    });
    // A verdict is read while its move is played.
    const isPlaying = progress.status === 'playing' && step.kind !== 'judge';
    const isFolded = !this.isListed && (isGame || isPlaying);
    const bar = this.#bar(frame, messages, lesson.id);
    fillStage(this.#stage, { layout: frame.layout, settings, player, typed: this.#hands.typed });
    this.#stage.message = this.message;
    this.#stage.hold = this.line;
    this.#stage.inert = this.isListed && !frame.isBeside;
    // eslint-disable-next-line lit-a11y/no-redundant-role -- every dialog of the widget is found by its role
    return html`<dialog
      class="tutorial"
      part="tutorial dialog"
      role="dialog"
      aria-label=${messages.actions.tutorial}
      ?data-beside=${frame.isBeside}
      ?data-folded=${isFolded}
      ?data-listed=${this.isListed}
      data-compact=${frame.compact ?? nothing}
      data-modal=${isModal}
      ${cssVars(frameVars(frame))}
      @cancel=${this.#dialog.onCancel}
    >
      <div class="lesson-board">${lessonBar(bar)} ${this.#stage}</div>
      <div class="lesson-panel">
        ${frame.isBeside ? lessonHead(bar) : nothing}
        <div class="lesson-body" tabindex="0" role="group" aria-label=${bar.title}>
          ${this.#body(player, settings, messages)}
        </div>
        ${this.#foot(player, settings, messages)}
      </div>
      <div class="visually-hidden" role="status">${this.announcement}</div>
    </dialog>`;
  }

  protected override updated(): void {
    this.#dialog.show(this.#isAsked);
    this.#follower.follow(this, this.#player?.progress, this.isAnswerShown);
    if (this.#isWaiting) this.focus();
    this.#isWaiting = false;
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    await this.#texts.ready;
    const isDone = await super.getUpdateComplete();
    if (this.#stage.isConnected) await this.#stage.updateComplete;
    return isDone;
  }

  #hearTexts(isFirst: boolean): void {
    this.requestUpdate();
    if (this.#texts.hasFailed) this.onFailure?.();
    if (!isFirst) return;
    if (this.#isAsked) this.#sayArrival();
    // The way on is there only now.
    this.#isWaiting ||= this.querySelector('[data-action="close"]:focus') !== null;
  }

  #bar({ isBeside }: LessonFrame, messages: Messages, id: keyof TutorialTexts['lessons']) {
    const { isListed } = this;
    const { texts } = this.#texts;
    const howTo = messages.actions.tutorial;
    const lessonsLabel = texts?.ui.lessons ?? howTo;
    return {
      isBeside,
      isListed,
      name: texts?.lessons[id] ?? howTo,
      title: isListed ? lessonsLabel : howTo,
      lessonsLabel,
      closeLabel: messages.actions.returnToGame,
      onList: () => {
        this.isListed = !this.isListed;
      },
      onClose: () => this.onClose?.(),
    } satisfies LessonBarView;
  }

  #body({ course, progress }: LessonPlayer, settings: Settings, messages: Messages): unknown {
    const { texts, hasFailed } = this.#texts;
    if (hasFailed) return html`<p class="lesson-text">${messages.example.lessonsFailed}</p>`;
    if (texts === null) return nothing;
    if (!this.isListed) return lessonPage(this.#page(settings, messages, texts));
    const onOpen = (lesson: string, step = 0): void => {
      this.#send({ type: 'open', lesson, step });
      this.focus();
    };
    return lessonList({ course, progress, texts, onOpen });
  }

  #page(settings: Settings, messages: Messages, texts: TutorialTexts): LessonPageView {
    const { course, progress } = this.#player as LessonPlayer;
    const letters = settings.indices === 'local' ? messages.indexLetters : null;
    return { course, progress, texts, messages, letters, isAnswerShown: this.isAnswerShown };
  }

  #foot({ course, progress }: LessonPlayer, settings: Settings, messages: Messages): unknown {
    const { texts } = this.#texts;
    if (texts === null) return nothing;
    const onInput = this.#send;
    const onAnswer = (): void => {
      this.isAnswerShown = true;
      this.focus();
    };
    return html`${
      this.isListed
        ? nothing
        : lessonAnswer({ ...this.#page(settings, messages, texts), onInput, onAnswer })
    }
    ${lessonFooter({ course, progress, texts, messages, onInput })}`;
  }

  readonly #send = (input: TutorialInput): void => {
    const player = this.#player;
    if (player === null) return;
    this.isListed = false;
    if (input.type === 'next' && player.progress.isEnded) this.onClose?.();
    else player.send(input);
  };

  readonly #onProgress = (before: Progress, progress: Progress): void => {
    const { messages } = this;
    const { texts } = this.#texts;
    const course = this.#player?.course;
    if (course === undefined) return;
    if (before.lesson !== progress.lesson || before.step !== progress.step) {
      this.isAnswerShown = false;
      this.#hands.forget();
      this.line?.clear();
      this.querySelector('.lesson-body')?.scrollTo(0, 0);
      this.#sayArrival();
    } else if (texts !== null && messages !== undefined) {
      const said = sayChange(before, progress, course, texts, messages);
      if (said !== null && said !== '') this.line?.announce(said);
      this.#hands.showFault(before, progress, texts);
      // The two answers give way to the verdict.
      if (before.answer === null && progress.answer !== null) this.focus();
    }
    this.onProgress?.(before, progress, lessonOf(before, course).id);
  };

  #sayArrival(): void {
    const player = this.#player;
    const { texts } = this.#texts;
    if (player === null || texts === null) return;
    this.line?.announce(sayArrival(player.progress, player.course, texts));
  }
}
