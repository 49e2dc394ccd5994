/** Where each key leads from a button of several, counted from the first; past an end it goes on at the other. */
const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at) => at + 1,
  ArrowDown: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Arrows, Home and End take the focus from one of the buttons to another; whatever they do is kept from the page. */
export function walkButtons(event: KeyboardEvent, buttons: readonly HTMLElement[]): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const path = event.composedPath();
  const at = buttons.findIndex((button) => path.includes(button));
  const step = at < 0 ? undefined : STEPS[event.key];
  if (step === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  const { length } = buttons;
  buttons[(step(at, length) + length) % length]?.focus();
}

/** Whether Enter is held down: it would press again and again, whatever has come under the focus meanwhile. */
export function isHeldEnter(event: KeyboardEvent): boolean {
  return event.repeat && event.key === 'Enter';
}
