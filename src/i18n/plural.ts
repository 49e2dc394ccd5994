import type { Locale } from './messages.js';

/**
 * The forms of a word or phrase by CLDR category. `other` also stands in for a category that a
 * language has but the word does not need; in Bulgarian it is the counting form («5 хода»).
 */
export type PluralForms = { readonly other: string } & {
  readonly [category in Intl.LDMLPluralRule]?: string;
};

const rulesByLocale = new Map<Locale, Intl.PluralRules>();
/** The browser is asked once for each of the numbers that a game comes to. */
const categories = new Map<string, Intl.LDMLPluralRule>();
const KNOWN_COUNTS = 1000;

function categoryOf(locale: Locale, count: number): Intl.LDMLPluralRule {
  const key = `${locale} ${count}`;
  const known = categories.get(key);
  if (known !== undefined) return known;
  let rules = rulesByLocale.get(locale);
  if (rules === undefined) rulesByLocale.set(locale, (rules = new Intl.PluralRules(locale)));
  const category = rules.select(count);
  if (categories.size < KNOWN_COUNTS) categories.set(key, category);
  return category;
}

/** The form that `count` asks for in that language, without the number itself. */
export function plural(locale: Locale, count: number, forms: PluralForms): string {
  return forms[categoryOf(locale, count)] ?? forms.other;
}

/** Number and word: «1 ход», «3 хода». */
export function counted(locale: Locale, count: number, forms: PluralForms): string {
  return `${count} ${plural(locale, count, forms)}`;
}
