import { ballots } from '../draughts/openings.ts'
import { type Game, playOf, playerOf } from '../game/game.ts'
import type { Role } from '../game/words.ts'
import type { DrawnBallot, OtherGame } from '../pages/board-page.ts'
import { seatLink, watchLink } from './links.ts'
import type { GameId } from './ports.ts'
import { type Loaded, load } from './record.ts'
import type { Service } from './service.ts'

/** The path of a URL of our own. */
const pathOf = (url: string): string => new URL(url).pathname

/**
 * A reader's own way to another game of the same two. Only whoever is the same person there is led on to a seat: one
 * who was given a seat anew in this game has none in that one.
 */
const wayTo = (service: Service, game: Game, id: GameId, there: Game, role: Role | 'anyone'): string | null => {
  if (role === 'anyone') return pathOf(watchLink(service, id).url)
  const same = playerOf(game, role)?.contact === playerOf(there, role)?.contact
  return same ? pathOf(seatLink(service, role, id, there).url) : pathOf(watchLink(service, id).url)
}

const pointsOf = (games: readonly Game[]): readonly [number, number] => {
  const of = (seat: 'creator' | 'opponent'): number =>
    games.reduce((points, game) => {
      if (game.status !== 'finished') return points
      const { winner } = game.result
      if (winner === null) return points + 0.5
      return points + ((winner === game.play.creatorColour) === (seat === 'creator') ? 1 : 0)
    }, 0)
  return [of('creator'), of('opponent')]
}

/** The other game of a match, for this reader. */
export const otherGame = async (
  service: Service,
  { game }: Loaded,
  role: Role | 'anyone',
): Promise<OtherGame | undefined> => {
  const { match } = game.terms
  if (!match) return undefined
  const there = await load(service.games, match.other)
  const games = there ? [game, there.game] : [game]
  return {
    path: there ? wayTo(service, game, match.other, there.game, role) : null,
    points: pointsOf(games),
    over: games.length === 2 && games.every(({ status }) => status === 'finished'),
  }
}

/** The way to the rematch; none until it has been made. */
export const rematchPath = async (
  service: Service,
  { game }: Loaded,
  role: Role | 'anyone',
): Promise<string | undefined> => {
  const next = game.status === 'finished' ? game.after.next : undefined
  const there = next === undefined ? undefined : await load(service.games, next)
  return next !== undefined && there ? (wayTo(service, game, next, there.game, role) ?? undefined) : undefined
}

/** The ballot of a game, by its name. The lists stay with the server: they are far longer than all that a page needs. */
export const ballotOf = ({ game }: Loaded): DrawnBallot | undefined => {
  const { opening, match } = game.terms
  const number = playOf(game)?.ballot
  if (opening.kind !== 'ballot' || number === undefined) return undefined
  const all = ballots(opening.deck)
  const ballot = all[number - 1]
  return (
    ballot && {
      deck: opening.deck,
      number,
      among: all.filter(({ accepted }) => accepted).length,
      byLot: opening.number === undefined && match?.part !== 2,
      name: [ballot.group, ballot.name].filter((part) => part !== undefined && part !== '').join(', '),
      moves: ballot.moves,
      removed: ballot.removed,
    }
  )
}
