import { dirname, join } from 'node:path'
import { type Crownhead, readTournamentLink } from '../../../client/src/index.ts'
import { connectTo, serviceOrigin } from '../links/connect.ts'
import { keepLink } from '../links/keep-link.ts'
import { type SavedLink, changeLinks, readLinks } from '../links/saved-links.ts'
import type { CommandContext } from '../terminal/command.ts'
import { UsageError } from '../terminal/exit-codes.ts'

/** A tournament that an argument names, and the service where it is. */
export type NamedTournament = {
  readonly service: Crownhead
  readonly origin: string
  readonly path: { readonly tournament: string }
  /** The token of a link; undefined for a tournament that is only read. */
  readonly token?: string
}

const ID = /^[0-9A-Za-z]{12}$/
const PAGE = /^https?:\/\/[^/]+\/t\/([0-9A-Za-z]{12})$/

/** Returns the context with the file of the tournaments' links, which stands beside that of the games'. */
const withTournaments = (context: CommandContext): CommandContext => ({
  ...context,
  file: join(dirname(context.file), 'tournaments.json'),
})

/** Kinds of links, from the one that permits the most. A secretary who plays has two. */
const KINDS = ['secretary', 'deputy', 'player'] as const

const rankOf = ({ token }: SavedLink): number => KINDS.findIndex((kind) => kind === readTournamentLink(token)?.kind)

const isSame = (one: SavedLink, other: SavedLink): boolean =>
  one.id === other.id && one.origin === other.origin && rankOf(one) === rankOf(other)

/** Saves a link in front of the others. It replaces an older one of the same kind in the same tournament. */
const saveTournament = (file: string, link: SavedLink): Promise<void> =>
  changeLinks(file, (links) => [link, ...links.filter((each) => !isSame(each, link))])

/** Keeps a link of a tournament. If that fails, it is printed; false then. */
export const keepTournament = (context: CommandContext, link: SavedLink, url: string): Promise<boolean> =>
  keepLink(withTournaments(context), link, url, saveTournament)

/**
 * Returns the kept link of the tournament whose id begins with this text, the one that permits the most; undefined if
 * there is none. Throws if there are several tournaments.
 */
const keptTournament = (context: CommandContext, beginning: string): SavedLink | undefined => {
  const matches = readLinks(withTournaments(context).file).filter(({ id }) => id.startsWith(beginning))
  const ids = new Set(matches.map(({ id }) => id))
  if (ids.size > 1) throw new UsageError(`say more of the id of one of these: ${[...ids].join(', ')}`)
  return matches.toSorted((one, other) => rankOf(one) - rankOf(other))[0]
}

const named = (
  context: CommandContext,
  origin: string,
  { id, token }: { readonly id: string; readonly token?: string },
): NamedTournament => ({
  service: connectTo(context, origin),
  origin,
  path: { tournament: id },
  ...(token !== undefined && { token }),
})

/**
 * Finds a tournament by a link, by the token of a link, by its id or public page or, if its link is kept, by the
 * beginning of its id. Without a name it is the only one whose link is kept.
 */
export const findTournament = (context: CommandContext, name: string | undefined): NamedTournament => {
  const link = name === undefined ? undefined : readTournamentLink(name)
  if (link) return named(context, serviceOrigin(context, link.origin), link)
  const kept = keptTournament(context, name ?? '')
  if (kept) return named(context, serviceOrigin(context, kept.origin), kept)
  const [, page] = PAGE.exec(name ?? '') ?? []
  const id = page ?? name ?? ''
  if (!ID.test(id)) throw new UsageError(name === undefined ? 'no tournament is kept yet' : `no tournament "${name}"`)
  return named(context, serviceOrigin(context, page && new URL(name ?? '').origin), { id })
}

/** Finds a tournament whose link is needed. Throws if there is none. */
export const findOwnTournament = (
  context: CommandContext,
  name: string | undefined,
): NamedTournament & { readonly token: string } => {
  const found = findTournament(context, name)
  if (found.token === undefined) throw new UsageError(`you have no link of ${found.path.tournament}`)
  return { ...found, token: found.token }
}
