import { type Crownhead, crownhead, readLink } from '../../client/src/index.ts'
import { Misuse } from './fault.ts'
import { type Given, textOf } from './given.ts'
import { type Kept, keepLink, keptIn } from './links.ts'

const NEXT_DOOR = 'http://127.0.0.1:8080'

const isHere = (host: string): boolean => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(host)

/** A token goes nowhere in clear text but to this machine. */
const checked = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isHere(url.hostname))) return url.origin
  throw new Misuse(`the service is named by an address with https: ${text}`)
}

/** A link goes to its own service only, whatever else is asked. */
export const originOf = (given: Given, found?: string): string => {
  const wanted = textOf(given, 'origin')
  const own = found === undefined ? undefined : checked(found)
  if (own !== undefined && wanted !== undefined && checked(wanted) !== own)
    throw new Misuse(`this link is of ${own}, and is not sent to another service`)
  return own ?? checked(wanted ?? given.terminal.env['CROWNHEAD_ORIGIN'] ?? NEXT_DOOR)
}

export const serviceAt = (given: Given, origin: string): Crownhead => {
  const { CROWNHEAD_KEY: key, CROWNHEAD_PATIENCE: seconds } = given.terminal.env
  const patience = seconds === undefined ? {} : { patience: Number(seconds) * 1000 }
  return crownhead({ origin, ...patience, ...(key !== undefined && { key }) })
}

/** A game that an argument names, and the service where it is played. */
export type Table = {
  readonly service: Crownhead
  readonly origin: string
  readonly path: { readonly id: string }
  /** Undefined for those who only watch. */
  readonly token?: string
}

const ID = /^[0-9A-Za-z]{12}$/
const WATCHED = /^https?:\/\/[^/]+\/g\/([0-9A-Za-z]{12})$/

const tableOf = (given: Given, { id, origin, token }: Omit<Kept, 'token'> & { readonly token?: string }): Table => ({
  service: serviceAt(given, origin),
  origin,
  path: { id },
  ...(token !== undefined && { token }),
})

const keptAt = (given: Given, named: string): Kept | undefined => {
  const fitting = keptIn(given.file).filter(({ id }) => id.startsWith(named))
  if (fitting.length > 1)
    throw new Misuse(
      named === ''
        ? `you have ${fitting.length} games: name one (crownhead games lists them)`
        : `${fitting.length} of your games begin with "${named}": say more of it`,
    )
  return fitting[0]
}

/** By a link, its token, the id of a game or, of one that is kept, its beginning. Without a name: the only one kept. */
export const tableFor = (given: Given, named: string | undefined): Table => {
  const link = named === undefined ? undefined : readLink(named)
  if (link) return tableOf(given, { ...link, origin: originOf(given, link.origin) })
  const kept = keptAt(given, named ?? '')
  if (kept) return tableOf(given, { ...kept, origin: originOf(given, kept.origin) })
  const [, watched] = WATCHED.exec(named ?? '') ?? []
  const id = watched ?? named ?? ''
  if (!ID.test(id)) throw new Misuse(named === undefined ? 'no game is kept yet' : `no game is called "${named}"`)
  return tableOf(given, { id, origin: originOf(given, watched && new URL(named ?? '').origin) })
}

/** The same for what only a player may do. */
export const seatFor = (given: Given, named: string | undefined): Table & { readonly token: string } => {
  const table = tableFor(given, named)
  if (table.token === undefined) throw new Misuse(`you have no link to a seat of ${table.path.id}`)
  return { ...table, token: table.token }
}

type Following = Readonly<Record<string, { readonly url?: string; readonly token?: string } | undefined>>

/** A match's other game and a rematch come with links of their own. */
export const keepFollowing = async (given: Given, { origin }: Table, links: Following | undefined): Promise<void> => {
  for (const { token } of Object.values(links ?? {}).filter((link) => link !== undefined)) {
    const read = token === undefined ? undefined : readLink(token)
    if (read) await keepLink(given.file, { id: read.id, origin, token: read.token })
  }
}
