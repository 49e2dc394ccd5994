import { html, nothing, type TemplateResult } from 'lit';
import { dayNumberOf, type RuleProfile } from '../../engine/index.js';
import type { Messages } from '../../i18n/index.js';
import {
  averageWinMsOf,
  formatStatistics,
  medianWinMsOf,
  winShareOf,
  type BestResult,
} from '../../services/index.js';
import type { Dispatch, PanelError, StatisticsView } from '../context.js';
import { cssVars } from '../directives/css-vars.js';
import { averageCardsLeft, chartOf, PAR_MINUTES, winsWithinPar } from '../statistics-chart.js';

const SECOND_MS = 1000;
const FILE_NAME = 'freecell-statistics.json';

/** What the panel is drawn from. */
export interface StatisticsPanelView {
  readonly statistics: StatisticsView;
  /** Those on the table. */
  readonly rules: RuleProfile;
  readonly messages: Messages;
  readonly error: PanelError | null;
  /** Whether the player has been asked if all is to be erased. */
  readonly isAsking: boolean;
  readonly dispatch: Dispatch;
  readonly onAsk: (isAsking: boolean) => void;
}

function timeOf(ms: number, { counters }: Messages): string {
  return counters.time(Math.round(ms / SECOND_MS));
}

function numbers({ profile }: StatisticsView, messages: Messages): TemplateResult {
  const { statistics: texts } = messages;
  const median = medianWinMsOf(profile);
  const shown: readonly (readonly [string, string])[] = [
    [String(profile.wins), texts.wins(profile.wins)],
    [texts.percent(winShareOf(profile) ?? 0), texts.played(profile.games)],
    ...(median === null ? [] : [[timeOf(median, messages), texts.medianTime] as const]),
    [String(profile.streak), texts.streak(profile.streak)],
  ];
  return html`<ul class="numbers">
    ${shown.map(
      ([number, words]) => html`<li><b>${number}</b> <span class="row-note">${words}</span></li>`,
    )}
  </ul>`;
}

function chart({ profile }: StatisticsView, { statistics: texts }: Messages): unknown {
  if (profile.winTimes.length === 0) return nothing;
  const bars = chartOf(profile);
  const most = Math.max(...bars.map(({ games }) => games));
  return html`<div class="chart-head">
      <h3 class="chart-title">${texts.chart}</h3>
      <span class="chart-key">${texts.median}</span>
    </div>
    <ul class="chart">
      ${bars.map(
        ({ games, minutes, isMedian }) =>
          html`<li class=${isMedian ? 'bar-group median' : 'bar-group'}>
            <span class="visually-hidden">${texts.bar(games, minutes)}</span>
            <span class="bar-value" aria-hidden="true">${games === 0 ? nothing : games}</span>
            <span
              class="bar-body"
              aria-hidden="true"
              ${cssVars({ '--_fc-share': String(games / most) })}
            ></span>
            <span class="bar-range" aria-hidden="true">${minutes}</span>
          </li>`,
      )}
    </ul>`;
}

function row(label: string, value: string | null, note?: string): unknown {
  if (value === null) return nothing;
  return html`<div class="setting">
    <span class="row-text"
      >${label}${note === undefined ? nothing : html`<span class="row-note">${note}</span>`}</span
    ><b>${value}</b>
  </div>`;
}

function bestRow(label: string, best: BestResult | null, value: string, m: Messages): unknown {
  return best === null
    ? nothing
    : row(label, value, m.statistics.record(best.deal, dayNumberOf(best.date) ?? 0));
}

function records({ statistics, rules, messages }: StatisticsPanelView): unknown {
  const { profile, dailyStreak } = statistics;
  const { statistics: texts } = messages;
  const { bestTime, fewestMoves, longestStreak } = profile;
  const average = averageWinMsOf(profile);
  const left = averageCardsLeft(profile);
  const countsCards = rules.counters.includes('cards-left');
  return html`<div class="panel-rows">
    ${bestRow(texts.bestTime, bestTime, timeOf(bestTime?.value ?? 0, messages), messages)}
    ${bestRow(texts.fewestMoves, fewestMoves, String(fewestMoves?.value ?? 0), messages)}
    ${row(texts.averageTime, average === null ? null : timeOf(average, messages))}
    ${row(texts.longestStreak, longestStreak === 0 ? null : String(longestStreak))}
    ${row(texts.dailyStreak, dailyStreak === 0 ? null : String(dailyStreak))}
    ${row(texts.withinPar(PAR_MINUTES), countsCards ? String(winsWithinPar(profile)) : null)}
    ${row(texts.cardsLeft, countsCards && left !== null ? texts.decimal(left) : null)}
  </div>`;
}

/** Hands the statistics to the player as a file. */
function save({ all }: StatisticsView): void {
  const url = URL.createObjectURL(new Blob([formatStatistics(all)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = FILE_NAME;
  link.click();
  // Some browsers begin to read it only after this task.
  setTimeout(() => URL.revokeObjectURL(url));
}

async function load(event: Event, dispatch: Dispatch): Promise<void> {
  const input = event.target as HTMLInputElement;
  const text = await input.files?.[0]?.text().catch(() => '');
  input.value = '';
  if (text !== undefined) dispatch({ type: 'import-statistics', text });
}

function button(action: string, label: string, onClick: () => void, variant = ''): TemplateResult {
  return html`<button
    type="button"
    class="text-button ${variant}"
    part="button"
    data-action=${action}
    @click=${onClick}
  >
    ${label}
  </button>`;
}

function footer(view: StatisticsPanelView): TemplateResult {
  const { messages, dispatch, isAsking, onAsk, statistics } = view;
  const { statistics: texts } = messages;
  if (isAsking) {
    return html`<div class="panel-actions">
      <span class="panel-note">${texts.resetQuestion}</span>
      ${button('cancel', texts.resetNo, () => onAsk(false))}
      ${button(
        'reset-statistics',
        texts.resetYes,
        () => {
          dispatch({ type: 'reset-statistics' });
          onAsk(false);
        },
        'primary',
      )}
    </div>`;
  }
  return html`<div class="panel-actions">
    <span class="panel-note">${statistics.isKept ? texts.kept : texts.notKept}</span>
    ${button('export-statistics', texts.save, () => save(statistics), 'plain')}
    <label class="text-button plain file-button" part="button"
      ><input
        type="file"
        class="file"
        accept="application/json,.json"
        data-action="import-statistics"
        @change=${(event: Event) => void load(event, dispatch)}
      />${texts.load}</label
    >
    ${button('ask-reset', texts.reset, () => onAsk(true), 'plain')}
  </div>`;
}

/** Games won and lost under the rules on the table. */
export function statisticsPanel(view: StatisticsPanelView): TemplateResult {
  const { statistics, messages, error } = view;
  return html`<div class="panel-body statistics" tabindex="0" data-autofocus>
    ${
      statistics.profile.games === 0
        ? html`<p class="panel-text">${messages.statistics.none}</p>`
        : html`${numbers(statistics, messages)} ${chart(statistics, messages)} ${records(view)}`
    }
    ${error === null ? nothing : html`<p class="panel-error" role="alert">${error.message}</p>`}
    ${footer(view)}
  </div>`;
}
