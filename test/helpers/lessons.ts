import type { FreeCellExample, FreeCellGame } from '../../src/index.js';

/** Presses a control and waits for what comes of it. */
export async function press(
  host: FreeCellGame | FreeCellExample,
  action: string,
): Promise<HTMLElement> {
  const control = host.renderRoot.querySelector<HTMLElement>(`[data-action="${action}"]`);
  if (control === null) throw new Error(`Nothing here does ${action}`);
  control.click();
  await host.updateComplete;
  return control;
}

/** Opens the tutorial at a lesson, as a page does. */
export async function openLesson(game: FreeCellGame, lesson?: string, step = 0): Promise<void> {
  game.showTutorial(lesson, { step });
  await game.updateComplete;
}

/** Text of everything a selector finds, in one line. */
export function textIn(host: FreeCellGame | FreeCellExample, selector: string): string {
  const found = [...host.renderRoot.querySelectorAll(selector)];
  return found
    .map((element) => element.textContent)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Ids of the lessons in the list, which is opened for it and closed again. */
export async function lessonsOf(game: FreeCellGame): Promise<readonly string[]> {
  await press(game, 'lessons');
  const rows = game.renderRoot.querySelectorAll<HTMLElement>('[data-action^="lesson:"]');
  const ids = [...rows].map(({ dataset }) => (dataset['action'] ?? '').slice('lesson:'.length));
  await press(game, 'lessons');
  return ids;
}
