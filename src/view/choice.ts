import type { ReactiveElement } from 'lit';

/** `autoCollect` → `auto-collect`. */
function toAttribute(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/**
 * Property decorator for an enumerated attribute as HTML has them: whatever is set, the getter returns a known value.
 * Attribute and property go through the same door, so neither can bring in anything else.
 * @param values the known values, lower case
 * @param fallback the value in place of anything unknown, missing or removed; may ask the element
 */
export function choice<Host extends ReactiveElement, Value extends string>(
  values: readonly Value[],
  fallback: Value | ((host: Host) => Value),
) {
  return (prototype: Host, name: string): void => {
    const chosen = new WeakMap<Host, Value | null>();
    const read = (host: Host): Value =>
      chosen.get(host) ?? (typeof fallback === 'function' ? fallback(host) : fallback);
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: Host): Value {
        return read(this);
      },
      set(this: Host, value: unknown) {
        const text = typeof value === 'string' ? value.trim().toLowerCase() : null;
        chosen.set(this, values.find((known) => known === text) ?? null);
      },
    });
    (prototype.constructor as typeof ReactiveElement).createProperty(name, {
      attribute: toAttribute(name),
    });
  };
}
