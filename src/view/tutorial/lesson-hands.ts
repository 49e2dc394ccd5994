import { parseMove, type Refusal } from '../../engine/index.js';
import type { Messages, TutorialTexts } from '../../i18n/index.js';
import type { Progress, TutorialInput } from '../../tutorial/index.js';
import type { Command, TypedMove } from '../context.js';
import type { MessageController } from '../controllers/message-controller.js';
import { sentenceOf, tellRefusal } from '../narration.js';

/** Where hands and keys work. */
export interface LessonScene {
  readonly progress: Progress;
  readonly messages: Messages | undefined;
  readonly line: MessageController | undefined;
  readonly send: (input: TutorialInput) => void;
}

/** Turns what hands and keys want of a lesson's board into tries, and says what was wrong with them. */
export class LessonHands {
  readonly #scene: () => LessonScene | null;
  #typed: TypedMove | null = null;

  constructor(scene: () => LessonScene | null) {
    this.#scene = scene;
  }

  /** What came of the move typed last; null: nothing was typed at this step. */
  get typed(): TypedMove | null {
    return this.#typed;
  }

  /** What was typed was about a step that is over. */
  forget(): void {
    this.#typed = null;
  }

  obey(command: Command): void {
    const scene = this.#scene();
    if (scene === null) return;
    switch (command.type) {
      case 'move':
        scene.send({ type: 'try', move: command.move });
        break;
      case 'refuse':
        scene.send({ type: 'refused', refusal: command.refusal });
        break;
      case 'notation':
        this.#tryTyped(scene, command.text);
        break;
      case 'announce':
        scene.line?.announce(command.text);
        break;
      default:
        break;
    }
  }

  /** Shows what was wrong with the last try, or takes it away. */
  showFault(before: Progress, { fault }: Progress, texts: TutorialTexts): void {
    const { line } = this.#scene() ?? {};
    if (fault === before.fault) return;
    if (fault === null) line?.clear();
    else if (fault.kind === 'refused') this.#show(fault.refusal);
    else {
      const fact = texts.spoken(texts.said.otherMove);
      line?.show({ kind: 'refusal', tell: () => ({ fact }) });
    }
  }

  #show(refusal: Refusal): void {
    this.#scene()?.line?.show({
      kind: 'refusal',
      tell: (messages) => sentenceOf(messages, refusal),
    });
  }

  /** A move in notation; what is none is no try. */
  #tryTyped(scene: LessonScene, text: string): void {
    const unread: Refusal = { reason: 'bad-notation', text };
    const before = scene.progress.fault;
    try {
      scene.send({ type: 'try', move: parseMove(text) });
    } catch {
      this.#typed = { refusal: unread };
      this.#show(unread);
      if (scene.messages !== undefined) {
        scene.line?.announce(tellRefusal(scene.messages, unread));
      }
      return;
    }
    const fault = this.#scene()?.progress.fault ?? null;
    // A legal move that isn't the one asked for was typed well enough.
    const isRefused = fault?.kind === 'refused' && fault !== before;
    this.#typed = { refusal: isRefused ? fault.refusal : null };
  }
}
