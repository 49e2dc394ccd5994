import {
  tell,
  type Messages,
  type ToldMove,
  type TutorialPage,
  type TutorialTexts,
} from '../../i18n/index.js';
import {
  isRightAnswer,
  stepOf,
  type Course,
  type Progress,
  type ShownMove,
  type SingleMove,
  type Step,
} from '../../tutorial/index.js';
import { tellFit } from '../fit.js';
import { tellRefusalWhole } from '../narration.js';

/** A move as captions tell it. */
export function toldMove({ cards, to, onto }: ShownMove): ToldMove {
  return { card: cards[0] ?? '', cards: cards.length, to, onto };
}

/** A single move as captions tell it. */
export function toldSingle({ card, to, onto }: SingleMove): ToldMove {
  return { card, cards: 1, to, onto };
}

/** The texts of a step, written out; rich. */
export function pageOf(
  step: Step,
  texts: TutorialTexts,
): { readonly title: string; readonly text: string; readonly after: string | null } {
  const page = (texts.pages as Readonly<Record<string, TutorialPage | undefined>>)[step.key];
  if (page === undefined) throw new RangeError(`tutorial: no text for ${step.key}`);
  return {
    title: tell(page.title, step.facts),
    text: tell(page.text, step.facts),
    after: page.after === undefined ? null : tell(page.after, step.facts),
  };
}

/** Why the move in question is as it is: the engine's reason, or what makes it fit. */
export function reasonOf({ moves, verdict, position, rules }: Step, messages: Messages): string {
  const [move] = moves;
  if (verdict === null || move === undefined) return '';
  if (!verdict.legal) return tellRefusalWhole(messages, verdict);
  return tellFit(messages, move, position, rules);
}

/** A title as a sentence; none where it asks what is asked again at the end. */
function headOf(title: string, { kind }: Step): string {
  if (!title.endsWith('?')) return `${title}.`;
  return kind === 'judge' ? '' : title;
}

/** What is said on arriving at a step. */
export function sayArrival(progress: Progress, course: Course, texts: TutorialTexts): string {
  const step = stepOf(progress, course);
  const { title, text } = pageOf(step, texts);
  const told = step.moves.map(toldMove);
  const [first] = told;
  const { said } = texts;
  const more =
    step.kind === 'watch'
      ? said.watch(told)
      : step.kind === 'try' && first !== undefined
        ? said.ask(first)
        : step.kind === 'judge' && first !== undefined
          ? said.judge(first)
          : step.lit.cards.length + step.lit.piles.length > 0
            ? said.lit(step.lit.cards, step.lit.piles)
            : '';
  return texts.spoken([headOf(title, step), text, more].join(' ').trim());
}

/** What is said when something happened within a step; null: nothing. */
export function sayChange(
  before: Progress,
  progress: Progress,
  course: Course,
  texts: TutorialTexts,
  messages: Messages,
): string | null {
  const step = stepOf(progress, course);
  const { said } = texts;
  const after = pageOf(step, texts).after ?? '';
  if (progress.answer !== before.answer && progress.answer !== null) {
    const verdict = said.verdict(
      isRightAnswer(progress, course) === true,
      step.verdict?.legal === true,
    );
    return texts.spoken(`${verdict} ${reasonOf(step, messages)} ${after}`.trim());
  }
  if (progress.fault !== before.fault && progress.fault !== null) {
    const why =
      progress.fault.kind === 'refused'
        ? tellRefusalWhole(messages, progress.fault.refusal)
        : said.otherMove;
    return texts.spoken(`${why} ${progress.isShown ? said.shown : said.again}`);
  }
  if (progress.status === 'done' && before.status !== 'done' && step.kind !== 'judge') {
    const isMade = step.kind === 'try' && !progress.isShown;
    return texts.spoken(`${isMade ? said.right : ''} ${after}`.trim());
  }
  if (progress.made > before.made) {
    const next = step.moves[progress.made];
    return texts.spoken(`${said.right} ${next === undefined ? '' : said.ask(toldMove(next))}`);
  }
  return progress.isEnded && !before.isEnded ? texts.ui.ended : null;
}
