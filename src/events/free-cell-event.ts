/** Freezes plain data to its leaves, so that no listener can change what the next one reads. */
function freezeDeep<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.values(value).forEach(freezeDeep);
    Object.freeze(value);
  }
  return value;
}

/** What all events of the widget share: they bubble, leave shadow roots, and carry frozen plain JSON. */
export class FreeCellEvent<Detail> extends CustomEvent<Detail> {
  constructor(type: string, detail: Detail, options: { readonly cancelable?: boolean } = {}) {
    super(type, {
      bubbles: true,
      composed: true,
      cancelable: options.cancelable ?? false,
      detail: freezeDeep(detail),
    });
  }
}
