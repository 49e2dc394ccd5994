// The frame's page: takes deal, lang, theme and rules from its address, tells the embedding page what happens.

const ALLOWED = ['deal', 'lang', 'rules', 'theme'];

const game = document.querySelector('free-cell-game');
for (const [name, value] of new URLSearchParams(location.search)) {
  if (ALLOWED.includes(name)) game.setAttribute(name, value);
}

for (const type of ['fc-deal', 'fc-move', 'fc-win', 'fc-error']) {
  game.addEventListener(type, ({ detail }) => {
    // Deals and moves are no secret, so any page may hear them.
    if (window.parent !== window) window.parent.postMessage({ type, detail }, '*');
  });
}
