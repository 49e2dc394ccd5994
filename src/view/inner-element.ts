import { LitElement } from 'lit';

/**
 * Base of the widget's private elements. They render into the host's one shadow root instead of roots of their own:
 * parts, ids and focus stay in one scope, and one set of adopted style sheets serves everything.
 */
export abstract class InnerElement extends LitElement {
  protected override createRenderRoot(): this {
    return this;
  }
}

/**
 * Registers a private element and returns the tag it got. A taken name means that another copy of the package is on
 * the page: its elements must not mix with ours (their contexts differ), so ours takes the next free name.
 */
export function defineInner(name: string, element: CustomElementConstructor): string {
  let tag = name;
  for (let copy = 2; customElements.get(tag) !== undefined; copy += 1) tag = `${name}-${copy}`;
  customElements.define(tag, element);
  return tag;
}
