/** The parts of a tournament's link, or of its token. */
export type ParsedTournamentLink = {
  /** The token. That of an emailed link has its mark at the end. */
  readonly token: string
  /** The id of the tournament. */
  readonly id: string
  /** The origin of the service; undefined for a token without an address. */
  readonly origin: string | undefined
  /** Whose link it is: an official's, a player's, an invitation, or the link by which anyone enters. */
  readonly kind: 'secretary' | 'deputy' | 'player' | 'invitation' | 'entry'
}

/** What the first character of a token says. */
const KINDS: Readonly<Record<string, ParsedTournamentLink['kind']>> = {
  a: 'secretary',
  b: 'deputy',
  B: 'deputy',
  h: 'player',
  j: 'invitation',
  m: 'invitation',
  n: 'entry',
}

const TOKEN = /^([A-Za-z])[0-9a-z]([0-9A-Za-z]{12})[0-9A-Za-z]{2}[\w-]{32}(?:\.[\w-]+)?$/
const PATH = /^\/[oej]\/([\w.-]+)$/

/** Reads a link of a tournament, or the token at its end. Undefined for any other text. */
export const readTournamentLink = (text: string): ParsedTournamentLink | undefined => {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined
  if (url && url.protocol !== 'https:' && url.protocol !== 'http:') return undefined
  const token = url ? (PATH.exec(url.pathname)?.[1] ?? '') : text.trim()
  const [, letter = '', id] = TOKEN.exec(token) ?? []
  const kind = KINDS[letter]
  return id === undefined || kind === undefined ? undefined : { token, id, origin: url?.origin, kind }
}
