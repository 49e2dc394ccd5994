// The page hears what happens in the game. Loaded before the element, so that it misses no event.

const COUNT_FORMS = new Intl.PluralRules('ru');

/** @param {number} count @param {{ one: string, few: string, many: string }} forms */
function plural(count, forms) {
  return `${count} ${forms[COUNT_FORMS.select(count)] ?? forms.few}`;
}

const MOVES = { one: 'ход', few: 'хода', many: 'ходов' };
const CARDS = { one: 'карта', few: 'карты', many: 'карт' };

const heard = document.querySelector('#heard');

function say(text, isWon = false) {
  heard.textContent = text;
  heard.classList.toggle('won', isWon);
}

document.addEventListener('fc-deal', ({ detail }) => {
  say(`Страница слышит fc-deal: на столе раздача № ${detail.deal}.`);
});

document.addEventListener('fc-move', ({ detail }) => {
  const home = `в домах ${plural(detail.cardsHome, CARDS)}`;
  if (detail.source === 'auto') say(`Страница слышит fc-move: карты ушли в дома сами, ${home}.`);
  else say(`Страница слышит fc-move: ход ${detail.moveCount}, ${detail.notation}; ${home}.`);
});

document.addEventListener('fc-undo', ({ detail }) => {
  const what = detail.direction === 'undo' ? 'ход отменён' : 'ход возвращён';
  say(`Страница слышит fc-undo: ${what}, сделано ${plural(detail.moveCount, MOVES)}.`);
});

document.addEventListener('fc-win', ({ detail }) => {
  say(
    `Страница слышит fc-win: раздача № ${detail.deal} сошлась за ${plural(detail.moves, MOVES)}.`,
    true,
  );
});
