import { dealPosition, formatMove, rules } from '../dist/engine/index.js';
import { SolverClient } from '../dist/solver/index.js';

const find = (selector) => document.querySelector(selector);
const game = find('free-cell-game');
const STANDARD = rules('standard');
const client = new SolverClient();

/** Shows what a question came to, and how long it took. */
async function tell(question) {
  const since = performance.now();
  const answer = await question;
  const ms = Math.round(performance.now() - since);
  const line = answer?.line?.map(formatMove).join(' ');
  const shown = line === undefined ? answer : { ...answer, line };
  find('#answer').textContent = `${JSON.stringify(shown)}\n${ms} ms`;
}

/** The same deal by the solver's own door, with a moment more for a shorter line. */
async function solveAlone(deal) {
  find('#line').textContent = '';
  const budget = { shortenMs: 150 };
  try {
    const answer = await client.solve(dealPosition(deal), STANDARD, { budget });
    const moves = answer.line?.map(formatMove) ?? [];
    const counted = `${answer.verdict}, ${answer.nodes} tables visited, ${moves.length} moves`;
    find('#line').textContent = `${counted}\n${moves.join(' ')}`;
  } catch (error) {
    find('#line').textContent = String(error);
  }
}

find('#deal').addEventListener('change', ({ target }) => {
  if (game.newGame(target.value).ok) void solveAlone(Number(target.value));
});
find('#ask').addEventListener('submit', (event) => event.preventDefault());
find('#check').addEventListener('click', () => tell(game.checkWinnable()));
find('#hint').addEventListener('click', () => tell(game.hint()));
find('#back').addEventListener('click', () => tell(game.backToWinnable()));
void solveAlone(617);
