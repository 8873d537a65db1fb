import { colourOfSeat } from '../../api/views/game-view.ts'
import type { Colour } from '../../draughts/index.ts'
import { type Game, isInvited, playerOf } from '../../game/game.ts'
import type { Role } from '../../game/words.ts'
import { type Link, seatLink, watchLink } from '../credentials/links.ts'
import type { GameId } from '../ports/ports.ts'
import { type Loaded, load } from '../games/game-store.ts'
import type { Service } from '../service.ts'
import { tagOf } from '../games/version.ts'

/** The reader's own seat there with its token, or the public page. */
type Way = { readonly url: string; readonly token?: string; readonly seat?: Colour | null }

type Beside = { readonly loaded: Loaded; readonly way: Way; readonly tag: string }

/**
 * An arbiter who accepted one finds the other's invitation. A replaced link is shown in its own game alone: the other
 * game's may be the stolen one.
 */
const isSame = (game: Game, there: Game, reader: Role): boolean =>
  (playerOf(game, reader)?.contact === playerOf(there, reader)?.contact && there.epochs[reader] === 0) ||
  (reader === 'director' && isInvited(there, reader))

const wayTo = (service: Service, id: GameId, there: Game, reader: Role | 'anyone'): Way => {
  if (reader === 'anyone') return watchLink(service, id)
  const link: Link = seatLink(service, reader, id, there)
  return { ...link, ...(reader !== 'director' && { seat: colourOfSeat(there, reader) }) }
}

const beside = async (
  service: Service,
  { game }: Loaded,
  id: GameId | undefined,
  reader: Role | 'anyone',
): Promise<Beside | undefined> => {
  const loaded = id === undefined ? undefined : await load(service.games, id)
  if (id === undefined || !loaded) return undefined
  const as = reader !== 'anyone' && isSame(game, loaded.game, reader) ? reader : 'anyone'
  return { loaded, way: wayTo(service, id, loaded.game, as), tag: tagOf(loaded, as) }
}

export const matchBeside = (service: Service, loaded: Loaded, reader: Role | 'anyone'): Promise<Beside | undefined> =>
  beside(service, loaded, loaded.game.terms.match?.other, reader)

export const rematchBeside = (service: Service, loaded: Loaded, reader: Role | 'anyone'): Promise<Beside | undefined> =>
  beside(service, loaded, loaded.game.status === 'finished' ? loaded.game.after.next : undefined, reader)

/** A win counts 1, a draw ½. */
export const pointsOf = (games: readonly Game[]): readonly [creator: number, opponent: number] => {
  const of = (seat: 'creator' | 'opponent'): number =>
    games.reduce((points, game) => {
      if (game.status !== 'finished') return points
      const { winner } = game.result
      if (winner === null) return points + 0.5
      return points + ((winner === game.play.creatorColour) === (seat === 'creator') ? 1 : 0)
    }, 0)
  return [of('creator'), of('opponent')]
}

type Links = { readonly match?: Way; readonly rematch?: Way }

/** `tag` changes with the other games' versions, for the entity tag. */
type AlongWith = { readonly tag: string; readonly fields: { readonly links?: Links } }

export const linksBeside = async (service: Service, loaded: Loaded, role: Role): Promise<AlongWith> => {
  const [match, rematch] = [await matchBeside(service, loaded, role), await rematchBeside(service, loaded, role)]
  const links = { ...(match && { match: match.way }), ...(rematch && { rematch: rematch.way }) }
  const tags = [match, rematch].flatMap((each) => (each ? [`-${each.tag}`] : []))
  return { tag: tags.join(''), fields: match || rematch ? { links } : {} }
}
