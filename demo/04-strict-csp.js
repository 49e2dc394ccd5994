import { createLog } from './log.js';

const log = createLog(document.querySelector('#log'));
const count = document.querySelector('#violations');
const policy = document.querySelector('meta[http-equiv]').content;

document.querySelector('#policy').textContent = policy.replaceAll('; ', ';\n');
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
  count.textContent = String(Number(count.textContent) + 1);
  log(violatedDirective, blockedURI);
});
