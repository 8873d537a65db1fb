/** An option of a stage. docs/operations.md has a row for each. */
export type StageOption = {
  /** A pattern that every value matches. */
  readonly form: RegExp
  /** The form in words, for the error message: "NAME must be ...". */
  readonly says: string
  /** What the option does, for the documentation. */
  readonly does: string
  /** The default. An option without a default has `without`, which says what then happens. */
  readonly usual?: string
  readonly without?: string
  /** The value that avoids a cost which arises even if nobody plays (docs/performance.md says how much). */
  readonly saves?: string
}

/** Returns the form of an option whose value is one of these words. */
export const oneOfWords = (...words: readonly string[]) => ({
  form: new RegExp(`^(${words.join('|')})$`),
  says: `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`,
})

/** The form of a whole number. */
export const COUNT_FORM = { form: /^[1-9]\d{0,4}$/, says: 'a whole number from 1 to 99999' } as const

/** The form of an email address without a name. */
export const ADDRESS_FORM = { form: /^[^\s@<>]+@[^\s@<>]+$/, says: 'a bare address' } as const
