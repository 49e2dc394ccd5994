const heard = document.querySelector('#heard');
let refused = 0;

document.addEventListener('fc-before-move', (event) => {
  if (!event.detail.to.startsWith('cell')) return;
  event.preventDefault();
  refused += 1;
  heard.textContent = `Free cells are closed today. (Tried ${refused} ${refused === 1 ? 'time' : 'times'}.)`;
});

document.addEventListener('fc-win', () => {
  heard.textContent = 'Won without a single free cell.';
});
