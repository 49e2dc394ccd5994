import { consume } from '@lit/context';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { parseMove, type Refusal } from '../engine/index.js';
import { loadTutorialTexts, type Messages, type TutorialTexts } from '../i18n/index.js';
import {
  createCourse,
  lessonOf,
  stepOf,
  type Progress,
  type Setup,
  type TutorialInput,
} from '../tutorial/index.js';
import { icon } from './art/icons.js';
import { createPart } from './board-parts.js';
import { messagesContext, settingsContext, type Command, type TypedMove } from './context.js';
import type { Message, MessageController } from './controllers/message-controller.js';
import type { Size } from './controllers/size-controller.js';
import { cssVars } from './directives/css-vars.js';
import { createExampleTable } from './example-table.js';
import { createStage } from './fc-stage.js';
import { defineInner, InnerElement } from './inner-element.js';
import { sentenceOf, tellRefusal } from './narration.js';
import type { Settings } from './settings.js';
import { tutorial as styles } from './styles/tutorial.js';
import { verdict as verdictStyles } from './styles/verdict.js';
import { lessonAnswers, lessonFooter } from './templates/lesson-footer.js';
import { lessonList } from './templates/lesson-list.js';
import { lessonPage, lessonVerdict, type LessonPageView } from './templates/lesson-page.js';
import { createLessonFrame, type LessonFrame } from './tutorial/lesson-frame.js';
import { LessonPlayer } from './tutorial/lesson-player.js';
import { sayArrival, sayChange } from './tutorial/lesson-speech.js';

/** Where a reader begins; a step counts from 0. */
export interface LessonWish {
  readonly lesson?: string | undefined;
  readonly step?: number | undefined;
  /** Lessons read before. */
  readonly done: readonly string[];
}

/** Told of every change: before and after. */
export type LessonListener = (before: Progress, progress: Progress, lesson: string) => void;

/**
 * The tutorial over the game: lessons on a board of their own, and the words beside or below it. Not modal for the page
 * but where the widget is narrow.
 */
export class FcTutorial extends InnerElement {
  @consume({ context: settingsContext, subscribe: true })
  @state()
  settings: Settings | undefined;

  @consume({ context: messagesContext, subscribe: true })
  @state()
  messages: Messages | undefined;

  /** Inner size of the widget. */
  @property({ attribute: false })
  size: Size = { width: 640, height: 512 };

  /** What is announced; the one live region is in here while the tutorial is open. */
  @property({ attribute: false })
  announcement = '';

  @property({ attribute: false })
  message: Message | null = null;

  @state()
  private texts: TutorialTexts | null = null;

  @state()
  private hasFailed = false;

  @state()
  private isListed = false;

  @state()
  private isAnswerShown = false;

  /** The message line and the live region of the widget. */
  line: MessageController | undefined;
  onClose: (() => void) | undefined;
  onProgress: LessonListener | undefined;

  readonly #stage = createStage((command) => this.#obey(command));
  #player: LessonPlayer | null = null;
  #typed: TypedMove | null = null;
  #loading: Promise<void> | null = null;
  #asked: string | null = null;

  /** Where the reader is, as events tell it; null before the first lesson. */
  get place(): { readonly lesson: string; readonly step: number } | null {
    const player = this.#player;
    if (player === null) return null;
    return { lesson: lessonOf(player.progress, player.course).id, step: player.progress.step };
  }

  /** Opens a course at a lesson; the same course again only goes there. */
  open(setup: Setup, wish: LessonWish): void {
    const { lesson, step } = wish;
    if (this.#player !== null) this.removeController(this.#player);
    this.#player?.hostDisconnected();
    this.#player = new LessonPlayer(this, createCourse(setup), wish, this.#onProgress);
    this.isListed = false;
    this.isAnswerShown = false;
    if (lesson !== undefined || step !== undefined) this.#sayArrival();
    this.requestUpdate();
  }

  /** Focuses the way on. */
  override focus(): void {
    this.querySelector<HTMLElement>('[data-action="next"], [data-action="close"]')?.focus({
      preventScroll: true,
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const root = this.getRootNode() as ShadowRoot;
    for (const { styleSheet } of [verdictStyles, styles]) {
      if (styleSheet === undefined || root.adoptedStyleSheets.includes(styleSheet)) continue;
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, styleSheet];
    }
    addEventListener('scroll', this.#placeModal, { capture: true, passive: true });
    addEventListener('resize', this.#placeModal);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('scroll', this.#placeModal, { capture: true });
    removeEventListener('resize', this.#placeModal);
    this.#dialog?.close();
  }

  protected override willUpdate(_changed: PropertyValues<this>): void {
    const { messages } = this;
    if (messages !== undefined && messages.locale !== this.#asked) this.#load(messages);
  }

  protected override render(): TemplateResult | typeof nothing {
    const { settings, messages, texts } = this;
    const player = this.#player;
    if (settings === undefined || messages === undefined || player === null) return nothing;
    const { course, progress } = player;
    const lesson = lessonOf(progress, course);
    const step = stepOf(progress, course);
    const isGame = lesson.chapters.length > 0;
    const frame = createLessonFrame(this.#usable, lesson, step.rules, {
      isFolded: isGame,
      mirrored: settings.mirrored,
    });
    const isFolded = !this.isListed && (isGame || progress.status === 'playing');
    this.#setStage(frame, settings, player);
    const title = messages.actions.tutorial;
    return html`<dialog
      class="tutorial"
      part="tutorial dialog"
      aria-label=${title}
      ?data-beside=${frame.isBeside}
      ?data-folded=${isFolded}
      data-modal=${frame.isModal}
      ${cssVars({
        '--_fc-lesson-panel': `${frame.panel}px`,
        '--_fc-lesson-folded': `${frame.folded}px`,
      })}
      @cancel=${this.#onCancel}
    >
      <div class="lesson-board">
        ${this.#bar(frame, messages, texts?.lessons[lesson.id] ?? title)} ${this.#stage}
      </div>
      <div class="lesson-panel">
        ${frame.isBeside ? this.#head(messages) : nothing}
        <div class="lesson-body" tabindex="0" role="group" aria-label=${title}>
          ${this.#body(player, settings, messages)}
        </div>
        ${texts === null || this.isListed ? nothing : this.#answer(player, texts, messages)}
        ${
          texts === null
            ? nothing
            : lessonFooter({ course, progress, texts, messages, onInput: this.#send })
        }
      </div>
      <div class="visually-hidden" role="status">${this.announcement}</div>
    </dialog>`;
  }

  protected override updated(): void {
    const dialog = this.#dialog;
    if (dialog === null || !this.isConnected) return;
    const isModal = dialog.dataset['modal'] === 'true';
    if (dialog.open && dialog.matches(':modal') === isModal) return;
    dialog.close();
    if (isModal) {
      this.#placeModal();
      dialog.showModal();
    } else dialog.show();
    this.focus();
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    await this.#loading;
    const isDone = await super.getUpdateComplete();
    await this.#stage.updateComplete;
    return isDone;
  }

  get #dialog(): HTMLDialogElement | null {
    return this.querySelector('dialog');
  }

  /** A modal lesson has no more room than the window. */
  get #usable(): Size {
    const { width, height } = this.size;
    return { width, height: width < 480 ? Math.min(height, innerHeight || height) : height };
  }

  /** Over the widget, and wholly in the window. */
  readonly #placeModal = (): void => {
    const dialog = this.#dialog;
    if (dialog === null || dialog.dataset['modal'] !== 'true') return;
    const { host } = this.getRootNode() as ShadowRoot;
    const { left, top } = host.getBoundingClientRect();
    const { width, height } = this.#usable;
    const y = Math.max(0, Math.min(top, innerHeight - height));
    dialog.style.setProperty('--_fc-modal-x', `${left}px`);
    dialog.style.setProperty('--_fc-modal-y', `${y}px`);
    dialog.style.setProperty('--_fc-modal-w', `${width}px`);
    dialog.style.setProperty('--_fc-modal-h', `${height}px`);
  };

  readonly #onCancel = (event: Event): void => {
    event.preventDefault();
    this.onClose?.();
  };

  #load(messages: Messages): void {
    const { locale } = messages;
    this.#asked = locale;
    this.#loading = loadTutorialTexts(locale).then(
      (texts) => {
        if (this.#asked !== locale) return;
        const isFirst = this.texts === null;
        this.texts = texts;
        if (isFirst) this.#sayArrival();
      },
      () => {
        this.hasFailed = true;
      },
    );
  }

  #setStage({ layout }: LessonFrame, settings: Settings, player: LessonPlayer): void {
    const { course, progress, mark: lesson } = player;
    const isTrying = stepOf(progress, course).kind === 'try' && progress.status === 'ready';
    const isOwnWay = lessonOf(progress, course).id === 'moving';
    this.#stage.table = createExampleTable({
      state: player.state,
      layout,
      lesson,
      typed: this.#typed,
    });
    this.#stage.settings = {
      ...settings,
      readonly: !isTrying,
      input: isOwnWay ? settings.input : 'select',
    };
    this.#stage.hasLine = true;
    this.#stage.message = this.message;
    this.#stage.hold = this.line;
  }

  #bar({ isBeside }: LessonFrame, messages: Messages, name: string): TemplateResult {
    const label = this.texts?.ui.lessons ?? messages.actions.tutorial;
    return html`<div class="lesson-bar">
      <button
        type="button"
        class="tool"
        part="button"
        data-action="lessons"
        aria-label=${isBeside ? nothing : label}
        aria-pressed=${this.isListed ? 'true' : 'false'}
        @click=${this.#toggleList}
      >
        ${icon('list')} ${isBeside ? label : nothing}
      </button>
      <h2 class="lesson-name">${name}</h2>
      ${isBeside ? nothing : this.#closeButton(messages, false)}
    </div>`;
  }

  #head(messages: Messages): TemplateResult {
    const title = this.isListed ? this.texts?.ui.lessons : undefined;
    return html`<div class="lesson-head">
      <h2>${title ?? messages.actions.tutorial}</h2>
      ${this.#closeButton(messages, true)}
    </div>`;
  }

  #closeButton(messages: Messages, hasLabel: boolean): TemplateResult {
    const label = messages.actions.returnToGame;
    return html`<button
      type="button"
      class="tool"
      part="button"
      data-action="close"
      aria-label=${hasLabel ? nothing : label}
      @click=${() => this.onClose?.()}
    >
      ${icon('close')} ${hasLabel ? label : nothing}
    </button>`;
  }

  #body({ course, progress }: LessonPlayer, settings: Settings, messages: Messages): unknown {
    const { texts } = this;
    if (this.hasFailed) return html`<p class="lesson-text">${messages.example.lessonsFailed}</p>`;
    if (texts === null) return nothing;
    if (!this.isListed) return lessonPage(this.#page(settings, messages, texts));
    return lessonList({
      course,
      progress,
      texts,
      onOpen: (lesson, step = 0) => {
        this.isListed = false;
        this.#send({ type: 'open', lesson, step });
        this.focus();
      },
    });
  }

  #page(settings: Settings, messages: Messages, texts: TutorialTexts): LessonPageView {
    const { course, progress } = this.#player as LessonPlayer;
    const letters = settings.indices === 'local' ? messages.indexLetters : null;
    return { course, progress, texts, messages, letters, isAnswerShown: this.isAnswerShown };
  }

  /** The row above the footer: a question with its answers, or what came of it. */
  #answer(player: LessonPlayer, texts: TutorialTexts, messages: Messages): unknown {
    const { course, progress } = player;
    const step = stepOf(progress, course);
    const { settings } = this;
    if (settings === undefined) return nothing;
    if (step.kind === 'judge') {
      const content =
        progress.answer === null
          ? lessonAnswers({ course, progress, texts, messages, onInput: this.#send })
          : lessonVerdict(this.#page(settings, messages, texts));
      return html`<div class="lesson-answer">${content}</div>`;
    }
    if (step.kind !== 'say' || this.isAnswerShown) return nothing;
    return html`<div class="lesson-answer">
      <button
        type="button"
        class="text-button"
        part="button"
        data-action="answer"
        @click=${() => {
          this.isAnswerShown = true;
          this.focus();
        }}
      >
        ${texts.ui.answer}
      </button>
    </div>`;
  }

  readonly #toggleList = (): void => {
    this.isListed = !this.isListed;
  };

  readonly #send = (input: TutorialInput): void => {
    const player = this.#player;
    if (player === null) return;
    if (input.type === 'next' && player.progress.isEnded) this.onClose?.();
    else {
      this.isListed = false;
      player.send(input);
    }
  };

  readonly #onProgress = (before: Progress, progress: Progress): void => {
    const player = this.#player;
    const { texts, messages } = this;
    if (player === null) return;
    const { course } = player;
    const isElsewhere = before.lesson !== progress.lesson || before.step !== progress.step;
    const isJudged = before.answer !== progress.answer;
    if (isElsewhere) {
      this.isAnswerShown = false;
      this.line?.clear();
      const body = this.querySelector('.lesson-body');
      if (body !== null) body.scrollTop = 0;
    }
    if (texts !== null && messages !== undefined) {
      if (isElsewhere) this.#sayArrival();
      else {
        const said = sayChange(before, progress, course, texts, messages);
        if (said !== null && said !== '') this.line?.announce(said);
        this.#showFault(before, progress, texts);
      }
    }
    // The two answers give way to the verdict.
    if (isJudged && progress.answer !== null) this.focus();
    this.onProgress?.(before, progress, lessonOf(before, course).id);
  };

  #showFault(before: Progress, progress: Progress, texts: TutorialTexts): void {
    const { fault } = progress;
    if (fault === before.fault) return;
    if (fault === null) this.line?.clear();
    else if (fault.kind === 'refused') this.#showRefusal(fault.refusal);
    else {
      const fact = texts.spoken(texts.said.otherMove);
      this.line?.show({ kind: 'refusal', tell: () => ({ fact }) });
    }
  }

  #showRefusal(refusal: Refusal): void {
    this.line?.show({ kind: 'refusal', tell: (messages) => sentenceOf(messages, refusal) });
  }

  #sayArrival(): void {
    const player = this.#player;
    if (player === null || this.texts === null) return;
    this.line?.announce(sayArrival(player.progress, player.course, this.texts));
  }

  /** What hands and keys want of the lesson's board. */
  #obey(command: Command): void {
    const player = this.#player;
    switch (command.type) {
      case 'move':
        this.#send({ type: 'try', move: command.move });
        // What was in the hand goes back where it was.
        this.requestUpdate();
        break;
      case 'refuse':
        if (player !== null && player.progress.status === 'ready') {
          this.#send({ type: 'refused', refusal: command.refusal });
        }
        break;
      case 'notation':
        this.#tryTyped(command.text);
        break;
      case 'announce':
        this.line?.announce(command.text);
        break;
      default:
        break;
    }
  }

  #tryTyped(text: string): void {
    const player = this.#player;
    if (player === null) return;
    const before = player.progress;
    try {
      this.#send({ type: 'try', move: parseMove(text) });
    } catch {
      // What is no move is no try.
      const refusal: Refusal = { reason: 'bad-notation', text };
      this.#typed = { refusal };
      this.#showRefusal(refusal);
      if (this.messages !== undefined) this.line?.announce(tellRefusal(this.messages, refusal));
      this.requestUpdate();
      return;
    }
    const { fault } = player.progress;
    const isWrong = fault !== null && fault !== before.fault;
    this.#typed = {
      refusal: !isWrong
        ? null
        : fault.kind === 'refused'
          ? fault.refusal
          : { reason: 'bad-notation', text },
    };
    this.requestUpdate();
  }
}

let tag = '';

/** A tutorial, not yet in the document. Its tag is registered with the first one. */
export function createTutorial(): FcTutorial {
  tag ||= defineInner('fc-tutorial', FcTutorial);
  return createPart(tag, 'overlay') as FcTutorial;
}
