import { noChange } from 'lit';
import { Directive, directive, PartType, type ElementPart, type PartInfo } from 'lit/directive.js';

/** Custom properties by name; the values are complete CSS values. */
export type CssVars = Readonly<Record<`--_fc-${string}`, string>>;

/** Sets private custom properties on an element through CSSOM, which a strict content security policy allows. */
class CssVarsDirective extends Directive {
  #last: CssVars = {};

  constructor(part: PartInfo) {
    super(part);
    if (part.type !== PartType.ELEMENT) throw new TypeError('cssVars() belongs on an element');
  }

  override render(_vars: CssVars): typeof noChange {
    return noChange;
  }

  override update(part: ElementPart, [vars]: [CssVars]): typeof noChange {
    const { style } = part.element as HTMLElement;
    const last = this.#last;
    if (vars === last) return noChange;
    for (const [name, value] of Object.entries(vars)) {
      if (last[name as keyof CssVars] !== value) style.setProperty(name, value);
    }
    this.#last = vars;
    return noChange;
  }
}

/** Element directive: `html\`<div ${cssVars({ '--_fc-w': '118px' })}></div>\``. */
export const cssVars = directive(CssVarsDirective);
