/** How often a script has the browser lay out at once, because it asks for a size that has just changed. */

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];
const BY_SCRIPT = new Set([
  'FunctionCall',
  'EventDispatch',
  'FireAnimationFrame',
  'TimerFire',
  'RunMicrotasks',
]);

/**
 * Counts the layouts that happen inside of a script's call while something is done on a page.
 * @param {import('playwright').Browser} browser whose only busy page it is
 * @param {() => Promise<void>} act
 * @returns {Promise<number>}
 */
export async function countForcedLayouts(browser, act) {
  const session = await browser.newBrowserCDPSession();
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const isComplete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  await act();
  await session.send('Tracing.end');
  await isComplete;
  await session.detach();
  const spans = events.filter(({ ph, name }) => ph === 'X' && BY_SCRIPT.has(name));
  const isInside = (layout, span) =>
    layout.pid === span.pid &&
    layout.tid === span.tid &&
    layout.ts >= span.ts &&
    layout.ts + layout.dur <= span.ts + span.dur;
  return events.filter(
    (event) =>
      event.ph === 'X' && event.name === 'Layout' && spans.some((span) => isInside(event, span)),
  ).length;
}
