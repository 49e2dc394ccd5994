/** The control of a card or place in an event's path, up to whoever listens. */
export function controlOf(event: Event): Element | null {
  for (const node of event.composedPath()) {
    if (!(node instanceof Element)) continue;
    if (node.hasAttribute('data-card') || node.hasAttribute('data-pile')) return node;
    if (node === event.currentTarget) return null;
  }
  return null;
}
