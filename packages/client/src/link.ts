/** What a link or a token says. */
export type ReadLink = {
  readonly token: string
  /** Of the game. */
  readonly id: string
  /** Undefined for a bare token. */
  readonly origin: string | undefined
}

const TOKEN = /^[a-z][0-9a-z]([0-9A-Za-z]{12})[\w-]{32}$/
const PATH = /^\/[a-z]\/([\w-]+)(?:\.[\w-]+)?$/

const urlOf = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined)

/** A seat's or an invitation's link, or the token at its end. Undefined for anything else. */
export const readLink = (text: string): ReadLink | undefined => {
  const url = urlOf(text.trim())
  if (url && url.protocol !== 'https:' && url.protocol !== 'http:') return undefined
  const token = url ? PATH.exec(url.pathname)?.[1] : text.trim()
  const [, id] = TOKEN.exec(token ?? '') ?? []
  return token === undefined || id === undefined ? undefined : { token, id, origin: url?.origin }
}
