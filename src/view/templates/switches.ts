import { html, nothing, type TemplateResult } from 'lit';

/** One of several values, shown side by side. */
export interface SegmentsView<Value extends string | number> {
  readonly name: string;
  readonly label: string;
  readonly note?: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly isDisabled?: boolean;
  readonly isFirst?: boolean;
  readonly onChoose: (value: Value) => void;
}

/** Few values side by side: radio buttons that look like one control. They need a group with a name around them. */
export function segments<Value extends string | number>(
  view: Pick<SegmentsView<Value>, 'name' | 'value' | 'options' | 'isFirst' | 'onChoose'>,
): TemplateResult {
  const { name, value, options, isFirst = false } = view;
  return html`<span class="segments"
    >${options.map(
      (option) =>
        html`<label class="segment"
          ><input
            type="radio"
            name=${name}
            value=${option.value}
            .checked=${option.value === value}
            ?data-autofocus=${isFirst && option.value === value}
            @change=${() => view.onChoose(option.value)}
          /><span>${option.label}</span></label
        >`,
    )}</span
  >`;
}

/** A row with a choice between few values. */
export function segmentsRow<Value extends string | number>(
  view: SegmentsView<Value>,
): TemplateResult {
  const { label, note, isDisabled = false } = view;
  return html`<fieldset class="setting" ?disabled=${isDisabled}>
    <legend class="row-text">${label}${noteOf(note)}</legend>
    ${segments(view)}
  </fieldset>`;
}

/** Something that is on or off. */
export interface SwitchView {
  readonly name: string;
  readonly label: string;
  readonly note?: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A row with a switch, all of which can be pressed. */
export function switchRow({ name, label, note, isOn, onChange }: SwitchView): TemplateResult {
  return html`<label class="setting"
    ><span class="row-text">${label}${noteOf(note)}</span>
    <input
      class="switch"
      type="checkbox"
      role="switch"
      name=${name}
      aria-checked=${isOn ? 'true' : 'false'}
      .checked=${isOn}
      @change=${(event: Event) => onChange((event.target as HTMLInputElement).checked)}
    />
  </label>`;
}

function noteOf(note: string | undefined): unknown {
  return note === undefined ? nothing : html`<span class="row-note">${note}</span>`;
}
