type Category = Intl.LDMLPluralRule

/**
 * Chooses the form of a word that agrees with a number. A sentence that lacks one of the forms of its language does not
 * compile.
 */
export type Plural<C extends Category> = (n: number, forms: Readonly<Record<C, string>>) => string

/**
 * Returns the plural rules of the language `tag` (BCP 47). `forms` are the categories that `Intl.PluralRules` gives to
 * some whole numbers only; every other whole number takes `other`. Fractions are not supported, because no sentence
 * holds one. test/texts/grammar.test.ts compares the result with Intl for every number up to 100,000.
 */
export const pluralIn = <C extends Category, O extends Category>(
  tag: string,
  forms: readonly C[],
  other: O,
): Plural<C | O> => {
  const rules = new Intl.PluralRules(tag)
  return (n, words) => words[forms.find((form) => form === rules.select(n)) ?? other]
}
