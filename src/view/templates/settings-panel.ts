import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../../i18n/index.js';
import type { Dispatch, Table } from '../context.js';
import {
  ANIMATION_MODES,
  INDEX_LETTERS,
  THEMES,
  type Preference,
  type Settings,
} from '../settings.js';
import { isOffered } from '../toolbar-actions.js';
import { segmentsRow, switchRow } from './switches.js';

/** `A J Q K`, or the letters of the language. */
function lettersOf(indices: 'latin' | 'local', { indexLetters }: Messages): string {
  return indices === 'latin' ? 'A J Q K' : Object.values(indexLetters).join(' ');
}

/** What players of the profile may choose; every choice acts at once. */
export function settingsPanel(
  { state }: Table,
  settings: Settings,
  messages: Messages,
  dispatch: Dispatch,
): TemplateResult {
  const { settings: texts } = messages;
  const { rules } = state;
  const prefer = (preference: Preference): void =>
    dispatch({ type: 'set-preference', ...preference });
  // What one tap can do besides choosing a card: what the profile is played with, or else the first place that fits.
  const quickInput = rules.input === 'select' ? 'auto-place' : rules.input;
  const hasLetters = lettersOf('latin', messages) !== lettersOf('local', messages);
  return html`<div class="panel-body settings">
    ${segmentsRow({
      name: 'theme',
      label: texts.theme,
      value: settings.theme,
      options: THEMES.map((value) => ({ value, label: texts.themes[value] })),
      isFirst: true,
      onChoose: (value) => prefer({ name: 'theme', value }),
    })}
    ${segmentsRow({
      name: 'autoCollect',
      label: texts.autoCollect,
      value: state.autoCollect,
      options: (['off', 'safe', 'all'] as const).map((value) => ({
        value,
        label: texts.autoCollectModes[value],
      })),
      onChoose: (value) => prefer({ name: 'autoCollect', value }),
    })}
    ${
      rules.input === 'select'
        ? switchRow({
            name: 'input',
            label: texts.oneTap,
            note: texts.oneTapNote,
            isOn: settings.input === quickInput,
            onChange: (isOn) => prefer({ name: 'input', value: isOn ? quickInput : 'select' }),
          })
        : switchRow({
            name: 'input',
            label: texts.cardFirst,
            note: texts.cardFirstNote,
            isOn: settings.input === 'select',
            onChange: (isOn) => prefer({ name: 'input', value: isOn ? 'select' : quickInput }),
          })
    }
    ${
      hasLetters
        ? segmentsRow({
            name: 'indices',
            label: texts.indices,
            value: settings.indices,
            options: INDEX_LETTERS.map((value) => ({ value, label: lettersOf(value, messages) })),
            onChoose: (value) => prefer({ name: 'indices', value }),
          })
        : nothing
    }
    ${switchRow({
      name: 'fourColor',
      label: texts.fourColor,
      note: texts.fourColorNote,
      isOn: settings.fourColor,
      onChange: (value) => prefer({ name: 'fourColor', value }),
    })}
    ${switchRow({
      name: 'mirrored',
      label: texts.mirrored,
      note: texts.mirroredNote,
      isOn: settings.mirrored,
      onChange: (value) => prefer({ name: 'mirrored', value }),
    })}
    ${segmentsRow({
      name: 'animation',
      label: texts.animation,
      note: rules.score === 'rubies' ? texts.rubiesNote : texts.animationNote,
      value: settings.animation,
      options: ANIMATION_MODES.map((value) => ({ value, label: texts.animationModes[value] })),
      onChoose: (value) => prefer({ name: 'animation', value }),
    })}
    ${
      isOffered('check', settings, rules)
        ? switchRow({
            name: 'winnableSign',
            label: messages.solver.signSetting,
            note: messages.solver.signNote,
            isOn: settings.winnableSign,
            onChange: (value) => prefer({ name: 'winnableSign', value }),
          })
        : nothing
    }
    ${switchRow({
      name: 'sound',
      label: texts.sound,
      isOn: settings.sound,
      onChange: (value) => prefer({ name: 'sound', value }),
    })}
  </div>`;
}
