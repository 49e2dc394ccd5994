// One choice of lesson for all five; a lesson that a profile hasn't got opens its first.
const LESSONS = [
  'moving',
  'cards',
  'columns',
  'cells',
  'empty-columns',
  'foundations',
  'runs',
  'turn',
  'collecting',
  'counting',
  'stuck',
  'mistakes',
  'game',
];

const select = document.querySelector('#lesson');
select.replaceChildren(...LESSONS.map((id) => new Option(id, id)));
select.addEventListener('change', () => {
  for (const game of document.querySelectorAll('free-cell-game')) game.tutorial = select.value;
});
