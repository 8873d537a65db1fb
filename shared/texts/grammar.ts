type Category = Intl.LDMLPluralRule

/** The form of a word that a number asks for. A sentence without one of the language's forms does not compile. */
export type Plural<C extends Category> = (n: number, forms: Readonly<Record<C, string>>) => string

/**
 * The plurals of a language. `forms`: those that Intl knows for some whole numbers alone; `other`: for all others. Not
 * for fractions, which no sentence here holds. test/texts/grammar.test.ts asks Intl about each number.
 */
export const pluralIn = <C extends Category, O extends Category>(
  tag: string,
  forms: readonly C[],
  other: O,
): Plural<C | O> => {
  const rules = new Intl.PluralRules(tag)
  return (n, words) => words[forms.find((form) => form === rules.select(n)) ?? other]
}

type Joined = (items: readonly (string | number)[]) => string

/** "5, 9 and 14", "5, 9 or 14", as a language writes it. */
export const listsIn = (tag: string): { readonly and: Joined; readonly or: Joined } => {
  const listed = (type: 'conjunction' | 'disjunction'): Joined => {
    const format = new Intl.ListFormat(tag, { type })
    return (items) => format.format(items.map(String))
  }
  return { and: listed('conjunction'), or: listed('disjunction') }
}
