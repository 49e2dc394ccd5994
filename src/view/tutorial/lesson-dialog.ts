import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Size } from '../controllers/size-controller.js';

/** What the dialog needs of its element. */
export interface DialogHost extends ReactiveControllerHost, HTMLElement {
  /** Inner size of the widget. */
  readonly size: Size;
  /** Takes the focus in. */
  focus(): void;
  /** Told that the reader wants to leave. */
  readonly onClose: (() => void) | undefined;
}

/**
 * Shows the `<dialog>` of the lessons: in its place over the table, or where the widget is narrow as a modal one, which
 * the browser lifts out of the page and which is laid over the widget, wholly in the window.
 */
export class LessonDialog implements ReactiveController {
  readonly #host: DialogHost;

  constructor(host: DialogHost) {
    this.#host = host;
    host.addController(this);
  }

  /** How much room a lesson has; a modal one has no more than the window. */
  sizeOf(isModal: boolean): Size {
    const { width, height } = this.#host.size;
    return { width, height: isModal ? Math.min(height, innerHeight || height) : height };
  }

  /** Shows the dialog as its `data-modal` says; the focus goes in where it is new and wanted. */
  show(wantsFocus: boolean): void {
    const dialog = this.#dialog;
    if (dialog === null || !this.#host.isConnected) return;
    const isModal = dialog.dataset['modal'] === 'true';
    if (dialog.open && dialog.matches(':modal') === isModal) return;
    if (dialog.open) dialog.close();
    if (isModal) {
      this.#place();
      dialog.showModal();
    } else dialog.open = true;
    if (isModal || wantsFocus) this.#host.focus();
  }

  /** Escape, or the way back of a phone, on a modal dialog: leaving is the game's business. */
  readonly onCancel = (event: Event): void => {
    event.preventDefault();
    this.#host.onClose?.();
  };

  hostConnected(): void {
    addEventListener('scroll', this.#place, { capture: true, passive: true });
    addEventListener('resize', this.#place);
  }

  hostDisconnected(): void {
    removeEventListener('scroll', this.#place, { capture: true });
    removeEventListener('resize', this.#place);
    // The next time it is a new one.
    if (this.#dialog?.open === true) this.#dialog.close();
  }

  get #dialog(): HTMLDialogElement | null {
    return this.#host.querySelector('dialog');
  }

  readonly #place = (): void => {
    const dialog = this.#dialog;
    if (dialog?.dataset['modal'] !== 'true') return;
    const { host } = this.#host.getRootNode() as ShadowRoot;
    const { left, top } = host.getBoundingClientRect();
    const { width, height } = this.sizeOf(true);
    const y = Math.max(0, Math.min(top, innerHeight - height));
    for (const [name, px] of Object.entries({ x: left, y, w: width, h: height })) {
      dialog.style.setProperty(`--_fc-modal-${name}`, `${px}px`);
    }
  };
}
