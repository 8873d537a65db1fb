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

/**
 * Returns the id of the game or tournament in the address of one of its pages. There it stands alone, or in a secret link after two
 * letters and before its proof, which nobody but its holder may get.
 */
const gameIn = (address: string): string | undefined =>
  /\/(?:[gt]\/|[aipsu]\/[a-z][0-9a-z])([0-9A-Za-z]{12})/.exec(address)?.[1]

/** Returns the link to report abuse, with a subject that says of which game. */
const reportUrl = (abuseTo: string, title: string, address: string): string => {
  const game = gameIn(address)
  return `mailto:${abuseTo}?subject=${encodeURIComponent(game === undefined ? title : `${title}: ${game}`)}`
}

/**
 * Returns the links to what the operator has set, for the foot of pages and emails. `address`: of the page, or of the
 * game that an email is about.
 */
export const operatorLinks = (
  { imprint, privacy, contact, abuseTo }: Operator,
  { foot }: Texts['site'],
  address = '',
): readonly OperatorLink[] =>
  [
    { text: foot.imprint, url: imprint },
    { text: foot.privacy, url: privacy },
    { text: foot.contact, url: mailto(contact) },
    { text: foot.abuse, url: abuseTo === undefined ? undefined : reportUrl(abuseTo, foot.abuse, address) },
  ].flatMap(({ text, url }) => (url === undefined ? [] : [{ text, url }]))
