import { createLog, EVENTS } from './log.js';

const find = (selector) => document.querySelector(selector);
const game = find('free-cell-game');
const log = createLog(find('#log'));

/** What is worth watching, in the order of the reference. */
const PROPERTIES = [
  'status',
  'deal',
  'rules',
  'cells',
  'code',
  'verified',
  'moveCount',
  'autoCollect',
  'input',
  'theme',
  'indices',
  'keys',
  'level',
  'animation',
  'notation',
];

// ── Attributes ──────────────────────────────────────────────────────────────────────────────────

const form = find('#attributes');
const stage = find('#stage');
/** A select can't tell an empty value from none. */
const EMPTY = 'yes';

function showTag() {
  find('#tag').textContent = game.cloneNode(false).outerHTML.replaceAll('=""', '');
}

/** @param {HTMLInputElement | HTMLSelectElement} control */
function apply({ name, type, checked, value }) {
  if (name === 'width') {
    stage.style.setProperty('inline-size', `${value}px`);
    find('#width-now').value = `${stage.clientWidth} px`;
    return;
  }
  const isSet = type === 'checkbox' ? checked : value !== '';
  if (!isSet) game.removeAttribute(name);
  else game.setAttribute(name, type === 'checkbox' || value === EMPTY ? '' : value);
  showTag();
}

for (const control of form.elements) {
  if (control.type === 'checkbox') control.checked = game.hasAttribute(control.name);
  else if (game.hasAttribute(control.name)) {
    control.value = game.getAttribute(control.name) || EMPTY;
  }
}
form.addEventListener('input', ({ target }) => {
  // A half-typed number is no wish: deals come on Enter or when the field is left.
  if (target.name !== 'deal') apply(target);
});
form.addEventListener('change', ({ target }) => apply(target));
form.addEventListener('submit', (event) => {
  event.preventDefault();
  apply(form.elements.namedItem('deal'));
});
apply(form.elements.namedItem('width'));
showTag();

// ── Events, answers, properties ─────────────────────────────────────────────────────────────────

/** The place of each property's value; all there from the start, so that the page doesn't jump. */
const values = new Map(
  PROPERTIES.map((name) => {
    const term = document.createElement('dt');
    const value = document.createElement('dd');
    term.textContent = name;
    value.textContent = '…';
    find('#properties').append(term, value);
    return [name, value];
  }),
);

async function showProperties() {
  await game.updateComplete;
  for (const [name, value] of values) value.textContent = JSON.stringify(game[name]);
}

for (const name of EVENTS) {
  game.addEventListener(name, (event) => {
    if (name === 'fc-before-move' && find('#veto').checked) event.preventDefault();
    log(name, event.detail);
    void showProperties();
  });
}
form.addEventListener('change', () => void showProperties());
find('#clear').addEventListener('click', () => find('#log').replaceChildren());
void customElements.whenDefined('free-cell-game').then(showProperties);

// ── Methods ─────────────────────────────────────────────────────────────────────────────────────

/** The snapshot of the last export, ready to be given back. */
const snapshot = find('#ask-importGame');

function readJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

async function call(method, ...args) {
  const answer = await game[method](...args);
  if (method === 'exportGame') snapshot.value = JSON.stringify(answer);
  log(`${method}(${args.map((value) => JSON.stringify(value)).join(', ')})`, answer);
  void showProperties();
}

find('#methods').addEventListener('click', ({ target }) => {
  const { method } = target.dataset;
  if (method !== undefined) void call(method);
});
for (const ask of document.querySelectorAll('.ask')) {
  ask.addEventListener('submit', (event) => {
    event.preventDefault();
    const { method } = ask.dataset;
    const { value } = ask.querySelector('input');
    void call(method, method === 'importGame' ? readJson(value) : value);
  });
}
