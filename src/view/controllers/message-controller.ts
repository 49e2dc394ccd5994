import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Messages, Sentence } from '../../i18n/index.js';
import type { IconName } from '../art/icons.js';
import type { Command } from '../context.js';

/** How a message looks: quiet text, a refusal or a notice in a box. */
export type MessageKind = 'quiet' | 'refusal' | 'notice';

/** A button at the end of a message. */
export interface MessageAction {
  /** As in `data-action`. */
  readonly action: string;
  readonly label: keyof Messages['actions'];
  readonly command: Command;
  /** Shown in place of the label, which stays its name. */
  readonly icon?: IconName;
  /** The whole label, also where there is a short one. */
  readonly isWhole?: boolean;
}

/** A message as a function of the language, so that it changes with it. */
export interface Message {
  readonly kind: MessageKind;
  readonly tell: (messages: Messages) => Sentence;
  /** Two texts at most, or a few icons. A message that offers something stays until something is done. */
  readonly actions?: readonly MessageAction[];
}

const MESSAGE_MS = 6000;
const ANNOUNCEMENT_MS = 3000;
/** Makes a repeated text new to a screen reader. */
const NO_BREAK_SPACE = '\u00a0';

/** The message line and the live region: one message and at most one announcement at a time. */
export class MessageController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  #message: Message | null = null;
  #announcement = '';
  /** Somebody is at the place where messages stand. */
  #isRead = false;
  #messageTimer: ReturnType<typeof setTimeout> | undefined;
  #announcementTimer: ReturnType<typeof setTimeout> | undefined;
  /** When the last announcement was made, in ms of the page. */
  #announcedAt = 0;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  get message(): Message | null {
    return this.#message;
  }

  get announcement(): string {
    return this.#announcement;
  }

  /** Shows a message until the next one, `clear()`, or a few seconds have passed in which nobody read it. */
  show(message: Message): void {
    this.#message = message;
    this.#wait();
    this.#host.requestUpdate();
  }

  /** Takes the message away. */
  clear(): void {
    if (this.#message === null) return;
    clearTimeout(this.#messageTimer);
    this.#message = null;
    this.#host.requestUpdate();
  }

  /** Lets messages stay while they are being read (hovered, focused), also one that takes the place of another. */
  keep(): void {
    this.#isRead = true;
    clearTimeout(this.#messageTimer);
  }

  /** Lets them go again after their time. */
  resume(): void {
    this.#isRead = false;
    this.#wait();
  }

  /** Says a text through the live region; the same text twice is said twice. */
  announce(text: string): void {
    if (!this.#host.isConnected) return;
    this.#announcement = text === this.#announcement ? `${text}${NO_BREAK_SPACE}` : text;
    this.#announcedAt = performance.now();
    this.#announcementTimer ??= setTimeout(this.#forget, ANNOUNCEMENT_MS);
    this.#host.requestUpdate();
  }

  /** Takes away what was said last, where something else is going to be heard from now on. */
  hush(): void {
    clearTimeout(this.#announcementTimer);
    this.#announcementTimer = undefined;
    this.#announcement = '';
    this.#host.requestUpdate();
  }

  /** Takes it away after its time: what was said meanwhile has its own, and every move says something. */
  readonly #forget = (): void => {
    const leftMs = this.#announcedAt + ANNOUNCEMENT_MS - performance.now();
    this.#announcementTimer = leftMs > 0 ? setTimeout(this.#forget, leftMs) : undefined;
    if (leftMs <= 0) this.hush();
  };

  hostDisconnected(): void {
    clearTimeout(this.#messageTimer);
    this.#message = null;
    this.#isRead = false;
    this.hush();
  }

  /** Gives the message its time, and that anew. */
  #wait(): void {
    clearTimeout(this.#messageTimer);
    // Nothing ticks for an element that isn't in a page.
    if (this.#isRead || !this.#host.isConnected || this.#message === null) return;
    if (this.#message.actions !== undefined) return;
    this.#messageTimer = setTimeout(() => this.clear(), MESSAGE_MS);
  }
}
