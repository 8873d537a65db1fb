/** The parts of a link or of a token. */
export type ParsedLink = {
  readonly token: string
  /** The id of the game. */
  readonly id: string
  /** The origin of the service; undefined for a token without an address. */
  readonly origin: string | undefined
}

const TOKEN = /^[a-z][0-9a-z]([0-9A-Za-z]{12})[\w-]{32}$/
const PATH = /^\/[a-z]\/([\w-]+)(?:\.[\w-]+)?$/

const urlOf = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined)

/** Reads the link of a seat or of an invitation, or the token at its end. Undefined for any other text. */
export const readLink = (text: string): ParsedLink | undefined => {
  const url = urlOf(text.trim())
  if (url && url.protocol !== 'https:' && url.protocol !== 'http:') return undefined
  const token = url ? PATH.exec(url.pathname)?.[1] : text.trim()
  const [, id] = TOKEN.exec(token ?? '') ?? []
  return token === undefined || id === undefined ? undefined : { token, id, origin: url?.origin }
}
