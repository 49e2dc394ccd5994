// A list of what was heard, the newest on top.

const MAX_ENTRIES = 200;

/** All public events of the element. */
export const EVENTS = [
  'fc-deal',
  'fc-before-move',
  'fc-move',
  'fc-undo',
  'fc-hint',
  'fc-refused',
  'fc-stuck',
  'fc-win',
  'fc-tutorial',
  'fc-example',
  'fc-error',
];

/** @param {HTMLOListElement} list @returns {(name: string, detail: unknown) => void} */
export function createLog(list) {
  return (name, detail) => {
    const item = document.createElement('li');
    const title = document.createElement('b');
    const text = document.createElement('code');
    title.textContent = name;
    text.textContent = detail === undefined ? '' : JSON.stringify(detail);
    item.append(title, ' ', text);
    list.prepend(item);
    while (list.childElementCount > MAX_ENTRIES) list.lastElementChild.remove();
  };
}
