import type { Locale } from './messages.js';

/**
 * The forms of a word or phrase by CLDR category. `other` also stands in for a category that a
 * language has but the word does not need; in Bulgarian it is the counting form («5 хода»).
 */
export type PluralForms = { readonly other: string } & {
  readonly [category in Intl.LDMLPluralRule]?: string;
};

const rulesByLocale = new Map<Locale, Intl.PluralRules>();

/** The form that `count` asks for in that language, without the number itself. */
export function plural(locale: Locale, count: number, forms: PluralForms): string {
  let rules = rulesByLocale.get(locale);
  if (!rules) {
    rules = new Intl.PluralRules(locale);
    rulesByLocale.set(locale, rules);
  }
  return forms[rules.select(count)] ?? forms.other;
}

/** Number and word: «1 ход», «3 хода». */
export function counted(locale: Locale, count: number, forms: PluralForms): string {
  return `${count} ${plural(locale, count, forms)}`;
}
