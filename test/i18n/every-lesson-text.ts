import {
  findPage,
  LOCALES,
  loadTutorialTexts,
  tell,
  type Locale,
  type TutorialTexts,
} from '../../src/i18n/index.js';
import type { Step } from '../../src/tutorial/index.js';
import { ALL_SETUPS, courseOf, nameOf } from '../tutorial/setups.js';

const TEXTS = new Map<Locale, TutorialTexts>();

/** Every step of every lesson under every setup, each with a name for failures. */
export function* everyStep(): Generator<readonly [name: string, step: Step]> {
  for (const setup of ALL_SETUPS) {
    for (const { steps } of courseOf(setup).lessons) {
      for (const step of steps) yield [`${nameOf(setup)} ${step.key}`, step];
    }
  }
}

/** The texts of one step, written out. */
export interface Written {
  readonly title: string;
  readonly text: string;
  readonly after: string;
}

/** Writes a step out. */
export function write(texts: TutorialTexts, { key, facts }: Step): Written {
  const { title, text, after = '' } = findPage(texts, key);
  return { title: tell(title, facts), text: tell(text, facts), after: tell(after, facts) };
}

/** All texts that the lessons can show in a language, each once. */
export function writeAll(texts: TutorialTexts): readonly string[] {
  const all = new Set<string>();
  for (const [, step] of everyStep()) {
    const { title, text, after } = write(texts, step);
    for (const one of [title, text, after]) if (one !== '') all.add(one);
  }
  return [...all];
}

/** What is said around the lessons, with moves of every kind. */
export function sayAll({ ui, said, lessons, chapters }: TutorialTexts): readonly string[] {
  const moves = ['cell-a', 'column-3', 'foundation-1'].flatMap((to) =>
    [1, 2, 3, 6].flatMap((cards) => [
      { card: 'QS', cards, to, onto: null },
      { card: '9D', cards, to, onto: 'TC' },
    ]),
  );
  const { capacity, place, ...words } = ui;
  return [
    ...Object.values(words),
    ...Object.values(lessons),
    ...Object.values(chapters),
    place(6, 11, 3, 5),
    capacity.caption,
    capacity.cells,
    ...[0, 1, 2, 5].map(capacity.onto),
    ...[1, 2, 5].map(capacity.into),
    ...moves.flatMap((move) => [said.move(move), said.judge(move), said.ask(move)]),
    said.watch(moves),
    said.lit(['8S', 'JD'], ['column-1', 'cell-a', 'foundation-2']),
    ...[true, false].flatMap((one) => [said.verdict(one, true), said.verdict(one, false)]),
    ...[said.right, said.otherMove, said.again, said.shown],
  ];
}

/** Loads all languages; before it, there are none. */
export async function loadAll(): Promise<void> {
  for (const locale of LOCALES) TEXTS.set(locale, await loadTutorialTexts(locale));
}

/** The texts of a language, once they are loaded. */
export function textsOf(locale: Locale): TutorialTexts {
  const texts = TEXTS.get(locale);
  if (texts === undefined) throw new Error('the texts are not loaded');
  return texts;
}
