// Loaded before the element, so that the very first deal is the right one.

const find = (selector) => document.querySelector(selector);
const game = find('free-cell-game');
const heard = find('#heard');
const snapshot = find('#snapshot');

const asked = new URLSearchParams(location.search);
const rules = asked.get('rules');
const deal = asked.get('code') ?? asked.get('deal');
if (rules !== null) game.setAttribute('rules', rules);
if (deal !== null) game.setAttribute('deal', deal);

document.addEventListener('fc-deal', ({ detail }) => {
  heard.textContent = `fc-deal: ${detail.code ?? detail.deal ?? 'a position'} under ${detail.rules}.`;
});

// Among them: bad-deal, bad-code, bad-snapshot, bad-statistics, storage-failed, clipboard-failed.
document.addEventListener('fc-error', ({ detail }) => {
  heard.textContent = `fc-error: ${detail.code}. ${detail.message}`;
});

find('#keep').addEventListener('change', ({ target }) => {
  game.setAttribute('storage', target.checked ? 'local' : 'off');
});

find('#export').addEventListener('click', () => {
  snapshot.value = JSON.stringify(game.exportGame(), null, 2);
});

find('#import').addEventListener('click', () => {
  let read;
  try {
    read = JSON.parse(snapshot.value);
  } catch {
    read = null;
  }
  // False where it is no game; the one on the table stays, and fc-error says why.
  game.importGame(read);
});
