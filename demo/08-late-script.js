const DELAY_MS = 3000;

const shift = document.querySelector('#shift');
const state = document.querySelector('#state');
let total = 0;

new PerformanceObserver((list) => {
  // As web vitals count: what follows a player's own action within half a second is no surprise.
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) total += entry.value;
  shift.textContent = String(Math.round(total * 10_000) / 10_000);
}).observe({ type: 'layout-shift', buffered: true });

setTimeout(async () => {
  await import('../dist/bundled.js');
  state.textContent = 'The script has come.';
}, DELAY_MS);
