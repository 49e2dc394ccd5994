/**
 * What a text of a lesson may tell: plain data that the lesson's engine computes. Cards are `6D`; empty strings and
 * zeros stand for what a step does not have.
 */
export interface TutorialFacts {
  readonly deck: number;
  readonly columns: number;
  readonly cells: number;
  readonly tallColumns: number;
  readonly tallCards: number;
  readonly shortCards: number;
  readonly dealtToCells: number;
  readonly actions: readonly string[];
  readonly autoCollect: 'off' | 'safe' | 'all';
  readonly keys: boolean;
  readonly contextFelt: 'none' | 'collect';
  readonly forcedFinish: 'unless-off' | 'always' | 'on-request' | 'never';
  readonly groups: boolean;
  readonly takeBack: boolean;
  readonly acesHomeOnly: boolean;
  readonly bySuit: boolean;
  readonly undoLimit: number | null;
  readonly undoCounts: boolean;
  readonly hintCounts: boolean;
  readonly hintShows: 'source-target' | 'source';
  readonly score: 'none' | 'rubies' | 'points';
  readonly counters: readonly string[];
  readonly pointsHome: number;
  readonly pointsFromCell: number;
  readonly parMinutes: number;
  readonly impossibleDeal: number;
  readonly card: string;
  readonly onto: string;
  readonly notation: string;
  readonly count: number;
  readonly singles: number;
  readonly emptyCells: number;
  readonly emptyColumns: number;
  readonly max: number;
  readonly maxInto: number;
  readonly maxThen: number;
}

/** A text, or how it is made from the facts of its step. May hold tokens, see `splitRichText`. */
export type TutorialText = string | ((facts: TutorialFacts) => string);

/** The texts of one step. */
export interface TutorialPage {
  readonly title: TutorialText;
  readonly text: TutorialText;
  /**
   * `watch`, `try`: told when the cards have moved. `judge`: told after the verdict and the engine's reason. `say`: one
   * good answer, shown when asked for.
   */
  readonly after?: TutorialText;
}

/**
 * The page of a step.
 * @param key as steps have it, `runs.two`
 * @throws RangeError where there is none
 */
export function findPage(
  texts: { readonly pages: Readonly<Record<string, TutorialPage>> },
  key: string,
): TutorialPage {
  const page = Object.hasOwn(texts.pages, key) ? texts.pages[key] : undefined;
  if (page === undefined) throw new RangeError(`tutorial: no text for the step "${key}"`);
  return page;
}

/** Writes a text out. */
export function tell(text: TutorialText, facts: TutorialFacts): string {
  return typeof text === 'string' ? text : text(facts);
}

/** The texts of some steps in another language: the same steps. */
export type PagesLike<T> = Readonly<Record<keyof T, TutorialPage>>;
