/** A file inside an email, which its HTML shows by a `cid:` address. */
export type EmailAttachment = {
  readonly name: string
  /** The media type. */
  readonly type: string
  readonly contentId: string
  readonly bytes: Uint8Array
}

/** An email without its addresses. `headers` are those besides To, From and Subject. */
export type ComposedEmail = {
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
  readonly attachments: readonly EmailAttachment[]
}
