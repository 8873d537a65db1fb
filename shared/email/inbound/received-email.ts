/** A header of a received email. Its name is in lower case, and its value is unfolded. */
export type EmailHeader = { readonly name: string; readonly value: string }

/** A received email, after its MIME structure was parsed. `headers` are in the order of the email. */
export type ReceivedEmail = {
  readonly headers: readonly EmailHeader[]
  /** Every address of every From header. */
  readonly from: readonly string[]
  readonly text?: string
  readonly html?: string
  /** The delivery report in it (RFC 3464), if it has one. */
  readonly report?: string
}

/** Returns the values of all headers with this name. */
export const headerValues = ({ headers }: Pick<ReceivedEmail, 'headers'>, name: string): readonly string[] =>
  headers.filter((header) => header.name === name).map(({ value }) => value)
