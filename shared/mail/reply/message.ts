/** A received email, parsed. `name` in lower case, in the order in which they stand; values unfolded. */
export type Header = { readonly name: string; readonly value: string }

export type Received = {
  readonly headers: readonly Header[]
  /** Every address of every From. */
  readonly from: readonly string[]
  readonly text?: string
  readonly html?: string
  /** Of RFC 3464, if it tells of an email's delivery. */
  readonly report?: string
}

export const valuesOf = ({ headers }: Pick<Received, 'headers'>, name: string): readonly string[] =>
  headers.filter((header) => header.name === name).map(({ value }) => value)
