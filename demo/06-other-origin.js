// The demo's server answers under two names, which are strangers to each other: localhost and 127.0.0.1.

const heard = document.querySelector('#heard');
const other = new URL('../dist/bundled.js', location.href);
other.hostname = location.hostname === 'localhost' ? '127.0.0.1' : 'localhost';

const script = document.createElement('script');
script.type = 'module';
script.crossOrigin = 'anonymous';
script.src = other.href;
script.addEventListener('error', () => {
  heard.textContent = `${other.origin} doesn’t answer.`;
});
document.querySelector('#tag').textContent = script.outerHTML;

document.addEventListener('fc-deal', ({ detail }) => {
  heard.textContent = `A page of ${location.origin} plays deal ${detail.deal} with a script of ${other.origin}.`;
});
document.head.append(script);
