import { EVENTS } from './log.js';

// One listener on the document hears both: the events leave the shadow roots, and their target is the tag.
for (const name of EVENTS) {
  document.addEventListener(name, ({ target, detail }) => {
    const line = target.parentElement.querySelector('[data-heard]');
    line.textContent = `${name} ${detail.notation ?? detail.reason ?? detail.deal ?? ''}`;
  });
}
