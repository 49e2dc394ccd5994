import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { messagesFor, subscribeToLocales, resolveLocale, type Messages } from '../../i18n/index.js';

/** The element's own `lang`, then those of its ancestors across shadow roots, nearest first. */
function collectLanguages(element: Element): (string | null)[] {
  const tags: (string | null)[] = [];
  let node: Node | null = element;
  while (node !== null) {
    if (node instanceof Element) tags.push(node.getAttribute('lang'));
    node = node instanceof ShadowRoot ? node.host : (node.parentNode ?? null);
  }
  return tags;
}

/** The roots in which a `lang` that concerns the element may change: its own and every enclosing one. */
function collectRoots(element: Element): Node[] {
  const roots: Node[] = [];
  let root: Node = element.getRootNode();
  roots.push(root);
  while (root instanceof ShadowRoot) {
    root = root.host.getRootNode();
    roots.push(root);
  }
  return roots;
}

/** Keeps the host's messages in the language of the page around it, live. */
export class LocaleController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  #observer: MutationObserver | null = null;
  #unsubscribe: (() => void) | null = null;
  #messages: Messages = messagesFor('en');

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  /** All texts in the language in force. */
  get messages(): Messages {
    return this.#messages;
  }

  hostConnected(): void {
    this.#resolve();
    this.#observer = new MutationObserver(() => this.#resolve());
    for (const root of collectRoots(this.#host)) {
      this.#observer.observe(root, { attributes: true, attributeFilter: ['lang'], subtree: true });
      if (root instanceof ShadowRoot) {
        this.#observer.observe(root.host, { attributes: true, attributeFilter: ['lang'] });
      }
    }
    this.#unsubscribe = subscribeToLocales(() => this.#resolve());
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#observer = null;
    this.#unsubscribe?.();
    this.#unsubscribe = null;
  }

  #resolve(): void {
    const messages = messagesFor(resolveLocale(collectLanguages(this.#host)));
    if (messages === this.#messages) return;
    this.#messages = messages;
    this.#host.requestUpdate();
  }
}
