import type { Texts } from '../en/index.ts'

/** What the operator of the service says about themselves. Each is absent if the operator has not set it. */
export type Operator = {
  readonly club?: string | undefined
  /** The address of the page that names who is responsible. */
  readonly imprint?: string | undefined
  /** The address of the page about personal data. */
  readonly privacy?: string | undefined
  /** An email address, or the address of a page, by which readers reach the operator. */
  readonly contact?: string | undefined
  /** The email address for reports of abuse. */
  readonly abuseTo?: string | undefined
}

type OperatorLink = { readonly text: string; readonly url: string }

const mailto = (address: string | undefined): string | undefined =>
  address === undefined || address.startsWith('https:') ? address : `mailto:${address}`

/** Returns the links to what the operator has set, for the foot of pages and emails. */
export const operatorLinks = (
  { imprint, privacy, contact, abuseTo }: Operator,
  { foot }: Texts['site'],
): readonly OperatorLink[] =>
  [
    { text: foot.imprint, url: imprint },
    { text: foot.privacy, url: privacy },
    { text: foot.contact, url: mailto(contact) },
    { text: foot.abuse, url: mailto(abuseTo) },
  ].flatMap(({ text, url }) => (url === undefined ? [] : [{ text, url }]))
