import { colourOfSeat } from '../../api/views/game-view.ts'
import type { Colour } from '../../draughts/index.ts'
import { type Game, isInvited, playerOf } from '../../game/model/game.ts'
import type { Role } from '../../game/model/words.ts'
import { type Link, seatLink, publicGameLink } from '../credentials/links.ts'
import type { GameId } from '../ports/games.ts'
import { type LoadedGame, loadGame } from '../games/game-store.ts'
import type { Service } from '../runtime/service.ts'
import { versionTag } from '../games/public-version.ts'

/** A link into a related game: the reader's own seat with its token, or the public page. */
type RelatedLink = { readonly url: string; readonly token?: string; readonly seat?: Colour | null }

type RelatedGame = { readonly loaded: LoadedGame; readonly link: RelatedLink; readonly tag: string }

/**
 * Returns whether the reader gets a link to the same role in the related game. Not if that role's link was ever
 * replaced: the reader may have come here by a stolen link. An arbiter who has accepted one game gets the invitation to
 * the other.
 */
const hasSameRole = (game: Game, related: Game, viewer: Role): boolean =>
  (playerOf(game, viewer)?.contact === playerOf(related, viewer)?.contact && related.epochs[viewer] === 0) ||
  (viewer === 'arbiter' && isInvited(related, viewer))

const linkTo = (service: Service, id: GameId, related: Game, viewer: Role | 'anyone'): RelatedLink => {
  if (viewer === 'anyone') return publicGameLink(service, id)
  const link: Link = seatLink(service, viewer, id, related)
  return { ...link, ...(viewer !== 'arbiter' && { seat: colourOfSeat(related, viewer) }) }
}

const relatedGame = async (
  service: Service,
  { game }: LoadedGame,
  id: GameId | undefined,
  viewer: Role | 'anyone',
): Promise<RelatedGame | undefined> => {
  const loaded = id === undefined ? undefined : await loadGame(service.games, id)
  if (id === undefined || !loaded) return undefined
  const as = viewer !== 'anyone' && hasSameRole(game, loaded.game, viewer) ? viewer : 'anyone'
  return { loaded, link: linkTo(service, id, loaded.game, as), tag: versionTag(loaded, as) }
}

/** Returns the other game of a two-game match. Undefined until it is created. */
export const otherMatchGame = (
  service: Service,
  loaded: LoadedGame,
  viewer: Role | 'anyone',
): Promise<RelatedGame | undefined> => relatedGame(service, loaded, loaded.game.terms.match?.other, viewer)

/** Returns the rematch of a finished game. Undefined until it is created. */
export const rematchGame = (
  service: Service,
  loaded: LoadedGame,
  viewer: Role | 'anyone',
): Promise<RelatedGame | undefined> =>
  relatedGame(service, loaded, loaded.game.status === 'finished' ? loaded.game.after.next : undefined, viewer)

/** Returns the points of the finished games: 1 for a win, ½ for a draw. */
export const matchPoints = (games: readonly Game[]): readonly [creator: number, opponent: number] => {
  const of = (seat: 'creator' | 'opponent'): number =>
    games.reduce((points, game) => {
      if (game.status !== 'finished') return points
      const { winner } = game.result
      if (winner === null) return points + 0.5
      return points + ((winner === game.play.creatorColour) === (seat === 'creator') ? 1 : 0)
    }, 0)
  return [of('creator'), of('opponent')]
}

type Links = { readonly match?: RelatedLink; readonly rematch?: RelatedLink }

/** `tag` changes with the versions of the related games: it becomes a part of the ETag. */
type RelatedLinks = { readonly tag: string; readonly fields: { readonly links?: Links } }

/** Returns links of a role to the other game of its match and to the rematch, as JSON answers show them. */
export const relatedGameLinks = async (service: Service, loaded: LoadedGame, role: Role): Promise<RelatedLinks> => {
  const [match, rematch] = [await otherMatchGame(service, loaded, role), await rematchGame(service, loaded, role)]
  const links = { ...(match && { match: match.link }), ...(rematch && { rematch: rematch.link }) }
  const tags = [match, rematch].flatMap((each) => (each ? [`-${each.tag}`] : []))
  return { tag: tags.join(''), fields: match || rematch ? { links } : {} }
}
