/**
 * Property decorator for an attribute that is any text; it goes below `@property`, which wraps it. Whatever is set, the
 * getter returns a text or null: `true` is the bare attribute, as frameworks set it; what else is no text is nothing.
 */
export function asText<Host extends object>(prototype: Host, name: string): void {
  const texts = new WeakMap<Host, string>();
  Object.defineProperty(prototype, name, {
    configurable: true,
    enumerable: true,
    get(this: Host): string | null {
      return texts.get(this) ?? null;
    },
    set(this: Host, value: unknown) {
      const text = value === true ? '' : value;
      if (typeof text === 'string') texts.set(this, text);
      else texts.delete(this);
    },
  });
}
