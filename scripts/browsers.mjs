/**
 * The same game in Firefox and WebKit: deal 617 from the first tap to the win under a strict content security
 * policy, then each panel, with real input. Slow, and needs browsers of its own: see CONTRIBUTING.
 *
 *   node scripts/browsers.mjs [firefox webkit]
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { applyMove, dealPosition, explainMove, parseMove, rules } from '../dist/engine/index.js';
import { openFirefox } from './lib/firefox.mjs';
import { ROOT } from './lib/process.mjs';
import { startServer } from './lib/server.mjs';
import { openWebKit } from './lib/webkit.mjs';

const OPEN = { firefox: openFirefox, webkit: openWebKit };
const PAGE = '/demo/04-strict-csp.html';
const DEAL = 617;
/** Every card goes home by hand. */
const SOLUTION =
  `4a 46 4b 2c 27 72 4d 42 4h 7h 83 47 dh 74v2 7d 7h 8h 83 74 81 87 8h b1 27 18v2 2b 12 16 d6
  1h 21 2d 2h 4h 6h 4h 4h 32v2 34 3h 6h 6h b6 24 3b 32 3h ah 6h 3a 3h 6h 6h 53 5h 57 56 5h 5h 6h dh 6h 7h 62 6h
  8h 6h 15v3 1h 13 1h 2h 7h bh 2h 3h 5h 7h 8h ah 3h 4h 5h 7h 4h 5h 7h ch 4h 7h`.split(/\s+/);
/** Board order of the foundations in the standard rules. */
const SUITS = 'SHCD';

/** Runs in the page: the middle of the control of a card or a place, after the board has settled. */
const FIND = `async (name) => {
  const game = document.querySelector('free-cell-game');
  await game.updateComplete;
  const control = game.shadowRoot.querySelector(name);
  if (!control) return null;
  control.scrollIntoView({ block: 'nearest' });
  const { x, y, width, height } = control.getBoundingClientRect();
  return { x: Math.round(x + width / 2), y: Math.round(y + Math.min(height / 2, 12)) };
}`;

const PREPARE = `async () => {
  await customElements.whenDefined('free-cell-game');
  const game = document.querySelector('free-cell-game');
  window.heard = { moves: 0, wins: 0, errors: [] };
  game.addEventListener('fc-move', () => (window.heard.moves += 1));
  game.addEventListener('fc-win', () => (window.heard.wins += 1));
  window.addEventListener('error', ({ message }) => window.heard.errors.push(message));
  game.autoCollect = 'off';
  game.setAttribute('hint-button', '');
  await game.updateComplete;
}`;

const OUTCOME = `async () => {
  const game = document.querySelector('free-cell-game');
  await game.updateComplete;
  const violations = document.querySelector('#violations').textContent;
  return { ...window.heard, violations, status: game.status, notation: game.notation };
}`;

async function tap(browser, selector) {
  const point = await browser.evaluate(FIND, selector);
  if (point === null) throw new Error(`No control ${selector}`);
  await browser.click(point);
}

/** Where the hand goes for a move of a position: the card to take, the place to put it. */
function graspOf(position, notation) {
  const profile = rules('standard');
  const move = parseMove(notation);
  const verdict = explainMove(position, move, profile);
  if (!verdict.legal) throw new Error(`${notation}: ${verdict.reason}`);
  const [card] = verdict.cards;
  const place = notation[1] === 'h' ? `foundation-${SUITS.indexOf(card[1]) + 1}` : move.to;
  return { card, place, next: applyMove(position, move, profile) };
}

async function playToTheEnd(browser) {
  let position = dealPosition(DEAL);
  for (const notation of SOLUTION) {
    const { card, place, next } = graspOf(position, notation);
    await tap(browser, `[data-card="${card}"]`);
    await tap(browser, `[data-pile="${place}"]`);
    position = next;
  }
}

async function check(name, site, shots) {
  const browser = await OPEN[name]();
  try {
    await browser.go(site + PAGE);
    await browser.evaluate(PREPARE);
    await browser.screenshot(join(shots, `${name}-start.png`));
    await playToTheEnd(browser);
    const { moves, wins, errors, violations, status } = await browser.evaluate(OUTCOME);
    await browser.screenshot(join(shots, `${name}-won.png`));
    const faults = [
      status === 'won' || `status ${status}`,
      moves === SOLUTION.length || `${moves} fc-move instead of ${SOLUTION.length}`,
      wins === 1 || `${wins} fc-win`,
      violations === '0' || `${violations} policy violations`,
      errors.length === 0 || errors.join('; '),
    ].filter((fault) => fault !== true);
    console.log(
      `${name} ${browser.version}: ${faults.length === 0 ? 'passed' : faults.join(', ')}`,
    );
    return faults.length === 0;
  } catch (error) {
    console.log(`${name}: ${error.message}`);
    return false;
  } finally {
    await browser.close();
  }
}

const names = process.argv.slice(2);
const shots = join(ROOT, 'shots');
mkdirSync(shots, { recursive: true });
const { site, stop } = await startServer(8380);
let failed = 0;
for (const name of names.length > 0 ? names : Object.keys(OPEN)) {
  if (!(await check(name, site, shots))) failed += 1;
}
stop();
process.exitCode = failed === 0 ? 0 : 1;
