const frame = document.querySelector('#frame');
const heard = document.querySelector('#heard');

window.addEventListener('message', ({ source, data }) => {
  // A sandboxed frame has the origin "null", which any frame could have: the window itself is the proof.
  if (source !== frame.contentWindow || typeof data?.type !== 'string') return;
  heard.textContent = `${data.type}: ${JSON.stringify(data.detail)}`;
});
