import { ContextProvider } from '@lit/context';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import type { Move } from '../engine/index.js';
import { FcErrorEvent, FcExampleEvent } from '../events/index.js';
import type { Messages } from '../i18n/index.js';
import { createExampleLayout, type BoardLayout } from '../layout/index.js';
import { lastEntryOf } from '../state/index.js';
import { icon } from './art/icons.js';
import { choice } from './choice.js';
import { messagesContext, type Command } from './context.js';
import { ExampleController, type ExampleNews } from './controllers/example-controller.js';
import { LocaleController } from './controllers/locale-controller.js';
import { MessageController } from './controllers/message-controller.js';
import { NearController } from './controllers/near-controller.js';
import { SizeController } from './controllers/size-controller.js';
import { cssVars } from './directives/css-vars.js';
import {
  EXAMPLE_MODES,
  ExampleFault,
  planExample,
  type ExampleMode,
  type ExamplePlan,
} from './example-plan.js';
import { createExampleTable } from './example-table.js';
import { createStage, type FcStage } from './fc-stage.js';
import { tellPlay, tellRefusal } from './narration.js';
import { INDEX_LETTERS, THEMES, type IndexLetters, type Settings, type Theme } from './settings.js';
import { example } from './styles/example.js';
import { styles } from './styles/index.js';
import { verdict } from './styles/verdict.js';
import { tableVars } from './table-vars.js';
import {
  exampleAnswer,
  hasAnswer,
  judgeReason,
  judgeWords,
  type AnswerView,
} from './templates/example-answer.js';
import { VERSION } from './version.js';

/** Reads an attribute that is taken away again as its default. */
function orElse(fallback: string): (value: string | null) => string {
  return (value) => value ?? fallback;
}

/**
 * A position with example moves in the middle of a text: shown, to be made, or to be judged.
 *
 * @element free-cell-example
 */
export class FreeCellExample extends LitElement {
  static override styles = [...styles, verdict, example];
  /** The package's version; two copies on a page compare theirs. */
  static readonly version: string = VERSION;

  /** The table as text, as fc-solve writes it; cards may be missing. */
  @property({ converter: orElse('') })
  position = '';

  /** What is shown, asked or judged, in notation: `12`, `3a b4`. */
  @property({ converter: orElse('') })
  moves = '';

  /** Id of the rule profile. */
  @property({ converter: orElse('standard') })
  rules = 'standard';

  /** Number of free cells; the profile's own by default. */
  @property({ type: Number })
  cells: number | null = null;

  /** `show`: the moves can be played; `try`: the reader makes them; `judge`: legal or not? */
  @choice(EXAMPLE_MODES, 'show')
  mode!: ExampleMode;

  /** The look of the table. */
  @choice(THEMES, 'auto')
  theme!: Theme;

  /** Letters on the cards. The profile's own by default. */
  @choice<FreeCellExample, IndexLetters>(INDEX_LETTERS, (host) => {
    return host.plan?.rules.indices ?? 'latin';
  })
  indices!: IndexLetters;

  /** Four suit colours instead of two. */
  @property({ type: Boolean, attribute: 'four-color' })
  fourColor = false;

  /** Cells right, foundations left, for the left hand. */
  @property({ type: Boolean })
  mirrored = false;

  /** @internal The example worked out; null where it can't be. */
  plan: ExamplePlan | null = null;

  readonly #locale = new LocaleController(this);
  readonly #size = new SizeController(this, true);
  readonly #near = new NearController(this);
  readonly #line = new MessageController(this);
  readonly #play = new ExampleController(this, (news) => this.#hear(news));
  readonly #messagesProvider = new ContextProvider(this, { context: messagesContext });
  #fault: ExampleFault | null = null;
  #stage: FcStage | null = null;
  #wasWithin = false;

  /** @internal All texts in the language in force. */
  get messages(): Messages {
    return this.#locale.messages;
  }

  /** Focuses the board, or the first of the answers. */
  override focus(): void {
    if (this.mode === 'try' && this.#stage !== null) this.#stage.focus();
    else this.#focusAnswer();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const isNew = (['position', 'moves', 'rules', 'cells', 'mode'] as const).some((name) =>
      changed.has(name),
    );
    if (isNew || !this.hasUpdated) this.#load();
    this.#messagesProvider.setValue(this.messages);
    const focused = this.shadowRoot?.activeElement;
    this.#wasWithin = focused?.closest('.answer') != null;
  }

  protected override render(): TemplateResult {
    const { plan, messages } = this;
    const layout = plan === null ? null : this.#layOut(plan);
    return html`<div
        class="root example"
        lang=${messages.locale}
        role="group"
        aria-label=${this.#name}
        data-theme=${this.theme}
        data-tier=${layout?.tier ?? 'mid'}
        ?data-mirrored=${this.mirrored}
        ?data-four-color=${this.fourColor}
        ${cssVars(layout === null ? {} : tableVars(layout))}
      >
        ${plan === null || layout === null ? this.#faultText() : this.#example(plan, layout)}
        <div class="visually-hidden" role="status">${this.#line.announcement}</div>
      </div>
      <div class="caption" part="caption"><slot name="caption"></slot></div>
      ${plan === null ? html`<slot></slot>` : nothing}`;
  }

  protected override updated(): void {
    // The button that was pressed gave way to what came of it.
    if (this.#wasWithin && this.shadowRoot?.activeElement == null) this.#focusAnswer();
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    const isDone = await super.getUpdateComplete();
    if (this.#stage?.isConnected === true) await this.#stage.updateComplete;
    return isDone;
  }

  get #name(): string {
    const caption = this.querySelector(':scope > [slot="caption"]')?.textContent.trim() ?? '';
    return caption === '' ? this.messages.example.name : caption;
  }

  #load(): void {
    const { position, moves, rules, cells, mode } = this;
    this.#fault = null;
    try {
      this.plan = planExample({ position, moves, rules, cells, mode });
    } catch (error) {
      if (!(error instanceof ExampleFault)) throw error;
      this.plan = null;
      this.#fault = error;
      const message = error.tell(this.messages);
      this.dispatchEvent(new FcErrorEvent({ code: error.code, message }));
    }
    this.#play.load(this.plan, mode);
  }

  #faultText(): TemplateResult {
    return html`<p class="fault" part="message">
      ${icon('info')} ${this.#fault?.tell(this.messages)}
    </p>`;
  }

  #layOut({ shown, deepest, hasPath }: ExamplePlan): BoardLayout {
    const { width } = this.#size.size;
    return createExampleLayout({ width, ...shown, deepest, hasPath, mirrored: this.mirrored });
  }

  get #settings(): Settings {
    const { theme, indices, fourColor, mirrored } = this;
    return {
      theme,
      indices,
      fourColor,
      mirrored,
      input: 'select',
      keys: 'on',
      readonly: !this.#play.isLive,
      timer: false,
      hintButton: false,
      tutorialButton: false,
      sound: false,
      animation: 'on',
      controls: [],
      statistics: false,
      level: 'any',
      winnableSign: false,
      noSolution: true,
    };
  }

  #example(plan: ExamplePlan, layout: BoardLayout): TemplateResult {
    const { state, mark } = this.#play;
    if (!this.#near.isNear || state === null) {
      return html`<div class="fc-stage"></div>
        ${hasAnswer(plan) ? html`<div class="answer"></div>` : nothing}`;
    }
    this.#stage ??= createStage((command) => this.#obey(command));
    this.#stage.table = createExampleTable({ state, layout, lesson: mark });
    this.#stage.settings = this.#settings;
    return html`${this.#stage} ${exampleAnswer(this.#view(plan))}`;
  }

  #view(plan: ExamplePlan): AnswerView {
    return { plan, mode: this.mode, play: this.#play, messages: this.messages };
  }

  #obey(command: Command): void {
    if (command.type === 'move') this.#try(command.move);
    else if (command.type === 'refuse') this.#play.refuse(command.refusal);
    else if (command.type === 'announce') this.#line.announce(command.text);
  }

  #try(move: Move): void {
    this.#play.attempt(move);
    // What was in the hand goes back where it was.
    this.requestUpdate();
  }

  #hear(news: ExampleNews): void {
    const { messages, plan } = this;
    const { example: texts } = messages;
    switch (news.type) {
      case 'step': {
        const entry = lastEntryOf(news.state);
        if (entry !== null) this.#line.announce(tellPlay(messages, news.state, entry));
        break;
      }
      case 'try': {
        const { failed } = this.#play;
        const fault =
          failed === null
            ? texts.made
            : failed.refusal === null
              ? texts.otherMove
              : tellRefusal(messages, failed.refusal);
        this.#line.announce(fault);
        this.dispatchEvent(new FcExampleEvent({ phase: 'try', correct: news.correct }));
        break;
      }
      case 'judge':
        if (plan !== null) {
          const view = this.#view(plan);
          this.#line.announce(`${judgeWords(view) ?? ''} ${judgeReason(view) ?? ''}`.trim());
        }
        this.dispatchEvent(new FcExampleEvent({ phase: 'judge', correct: news.correct }));
        break;
      case 'play':
      case 'done':
        this.dispatchEvent(new FcExampleEvent({ phase: news.type }));
        break;
    }
  }

  #focusAnswer(): void {
    this.shadowRoot?.querySelector<HTMLElement>('.answer button')?.focus({ preventScroll: true });
  }
}
