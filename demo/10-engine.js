import {
  dealPosition,
  explainMove,
  formatMove,
  formatPosition,
  legalMoves,
  parseMove,
  rules,
} from '../dist/engine/index.js';

const STANDARD = rules('standard');
const find = (selector) => document.querySelector(selector);

function show() {
  for (const place of ['#position', '#moves', '#verdict']) find(place).textContent = '';
  try {
    const position = dealPosition(Number(find('#deal').value));
    find('#position').textContent = formatPosition(position);
    find('#moves').textContent = legalMoves(position, STANDARD).map(formatMove).join(' ');
    const verdict = explainMove(position, parseMove(find('#move').value), STANDARD);
    find('#verdict').textContent = JSON.stringify(verdict, null, 2);
  } catch (error) {
    find('#verdict').textContent = String(error);
  }
}

find('#ask').addEventListener('input', show);
find('#ask').addEventListener('submit', (event) => event.preventDefault());
show();
