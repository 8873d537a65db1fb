import { type Crownhead, readLink } from '../../../client/src/index.ts'
import { UsageError } from '../terminal/exit-codes.ts'
import type { CommandContext } from '../terminal/command.ts'
import { keepLink } from './keep-link.ts'
import { type SavedLink, readLinks } from './saved-links.ts'
import { serviceOrigin, connectTo } from './connect.ts'

/** A game that an argument names, and the service where it is played. */
export type NamedGame = {
  readonly service: Crownhead
  readonly origin: string
  readonly path: { readonly id: string }
  /** The token of a seat; undefined for a game that is only watched. */
  readonly token?: string
}

const ID = /^[0-9A-Za-z]{12}$/
const WATCHED = /^https?:\/\/[^/]+\/g\/([0-9A-Za-z]{12})$/

const namedGame = (
  context: CommandContext,
  { id, origin, token }: Omit<SavedLink, 'token'> & { readonly token?: string },
): NamedGame => ({
  service: connectTo(context, origin),
  origin,
  path: { id },
  ...(token !== undefined && { token }),
})

/** Returns the saved game whose id begins with this text; undefined if there is none. Throws if there are several. */
const savedGame = (context: CommandContext, beginning: string): SavedLink | undefined => {
  const matches = readLinks(context.file).filter(({ id }) => id.startsWith(beginning))
  if (matches.length > 1)
    throw new UsageError(
      beginning === ''
        ? `you have ${matches.length} games: name one (crownhead games lists them)`
        : `${matches.length} of your games begin with "${beginning}": say more of it`,
    )
  return matches[0]
}

/**
 * Finds a game by a link, by the token of a link, by its id or, if its link is saved, by the beginning of its id.
 * Without a name it is the only game whose link is saved.
 */
export const findGame = (context: CommandContext, name: string | undefined): NamedGame => {
  const link = name === undefined ? undefined : readLink(name)
  if (link) return namedGame(context, { ...link, origin: serviceOrigin(context, link.origin) })
  const saved = savedGame(context, name ?? '')
  if (saved) return namedGame(context, { ...saved, origin: serviceOrigin(context, saved.origin) })
  const [, watched] = WATCHED.exec(name ?? '') ?? []
  const id = watched ?? name ?? ''
  if (!ID.test(id)) throw new UsageError(name === undefined ? 'no game is kept yet' : `no game is called "${name}"`)
  return namedGame(context, { id, origin: serviceOrigin(context, watched && new URL(name ?? '').origin) })
}

/** Finds a game as `findGame` does, for a command that only players may use. Throws if there is no token of a seat. */
export const findSeat = (context: CommandContext, name: string | undefined): NamedGame & { readonly token: string } => {
  const found = findGame(context, name)
  if (found.token === undefined) throw new UsageError(`you have no link to a seat of ${found.path.id}`)
  return { ...found, token: found.token }
}

/** The links to further games that come with an answer. */
type NextLinks = Readonly<Record<string, { readonly url?: string; readonly token?: string } | undefined>>

/** Keeps the links of the match's other game and of a rematch, if an answer has them. False if one was not kept. */
export const saveNextLinks = async (
  context: CommandContext,
  { origin }: NamedGame,
  links: NextLinks | undefined,
): Promise<boolean> => {
  const kept: boolean[] = []
  for (const { token, url = '' } of Object.values(links ?? {}).filter((link) => link !== undefined)) {
    const link = token === undefined ? undefined : readLink(token)
    if (link) kept.push(await keepLink(context, { id: link.id, origin, token: link.token }, url))
  }
  return !kept.includes(false)
}
