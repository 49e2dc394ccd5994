import { html, type TemplateResult } from 'lit';
import type { Refusal } from '../../engine/index.js';
import type { Messages } from '../../i18n/index.js';
import type { Rect } from '../../layout/index.js';
import { box } from '../directives/box.js';
import { tellRefusal } from '../narration.js';

/** The box for typed moves. */
export interface MoveBoxView {
  /** The gutter, where it opens. */
  readonly rect: Rect;
  readonly messages: Messages;
  /** Why the move typed last could not be played; null: it could, or none was typed. */
  readonly refusal: Refusal | null;
  /** The page didn't let it be played. */
  readonly isVetoed: boolean;
  readonly isInert: boolean;
  readonly onPlay: (text: string) => void;
  readonly onLeave: () => void;
}

/**
 * A text field for moves in notation, for those to whom typing is easier than finding cards. Always in the tab order,
 * seen as soon as it has the focus.
 */
export function moveBox(view: MoveBoxView): TemplateResult {
  const { rect, messages, refusal, isVetoed, isInert } = view;
  const help = isVetoed ? messages.notices.vetoed : messages.moveBox.help;
  const answer = (event: KeyboardEvent): void => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const input = event.target as HTMLInputElement;
    const text = input.value.trim();
    if (event.key === 'Enter' && text !== '') view.onPlay(text);
    else if (event.key === 'Escape') view.onLeave();
    else if (event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
  };
  return html`<div class="move-box" ?inert=${isInert} ${box(rect)}>
    <div class="move-line">
      <label class="move-label" for="fc-notation">${messages.moveBox.label}</label>
      <input
        id="fc-notation"
        class="field"
        data-action="notation"
        type="text"
        maxlength="24"
        autocomplete="off"
        autocapitalize="off"
        autocorrect="off"
        spellcheck="false"
        enterkeyhint="go"
        aria-label=${messages.moveBox.label}
        aria-describedby="fc-notation-help"
        aria-invalid=${refusal === null ? 'false' : 'true'}
        @keydown=${answer}
      />
      <span class="move-help" id="fc-notation-help"
        >${refusal === null ? help : tellRefusal(messages, refusal)}</span
      >
    </div>
  </div>`;
}
