/** The parts of a link or of a token. */
export type ParsedLink = {
  /** The token. That of an emailed invitation has its mark at the end. */
  readonly token: string
  /** The id of the game. */
  readonly id: string
  /** The origin of the service; undefined for a token without an address. */
  readonly origin: string | undefined
}

const TOKEN = /^([a-z][0-9a-z]([0-9A-Za-z]{12})[\w-]{32})(\.[\w-]+)?$/
const PATH = /^\/([a-z])\/([\w.-]+)$/

const urlOf = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined)

/**
 * Reads the link of a seat or of an invitation, or the token at its end. Undefined for any other text. After the token,
 * a link in an email has a dot and a mark: an invitation is accepted with it, and a seat is played without it.
 */
export const readLink = (text: string): ParsedLink | undefined => {
  const url = urlOf(text.trim())
  if (url && url.protocol !== 'https:' && url.protocol !== 'http:') return undefined
  const [, kind = '', end = ''] = url ? (PATH.exec(url.pathname) ?? []) : ['', 'i', text.trim()]
  const [, token, id, mark = ''] = TOKEN.exec(end) ?? []
  if (token === undefined || id === undefined) return undefined
  return { token: kind === 'i' ? token + mark : token, id, origin: url?.origin }
}
