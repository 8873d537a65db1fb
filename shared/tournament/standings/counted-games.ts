import type { TournamentBoard } from '../model/boards.ts'
import { type Tournament, playersOf } from '../model/tournament.ts'
import type { EntrantNumber } from '../model/words.ts'
import { resultOfBoard } from './board-result.ts'

/** The points of a game (FMJD, Official Rules 5.6.1). */
export const POINTS = { win: 2, draw: 1, loss: 0 } as const

/** A game that counts, as one of its players sees it. */
export type CountedGame = { readonly opponent: EntrantNumber; readonly points: 0 | 1 | 2 }

/** The players who are ranked: all who have or had a place, but not those whose place another took over. */
export const rankedIn = (tournament: Tournament): readonly EntrantNumber[] =>
  playersOf(tournament)
    .filter(({ status }) => status !== 'replaced')
    .map(({ number }) => number)

/** How many of a player's games there are, not counting void ones, and how many were lost by time or leaving. */
type Losses = { readonly games: number; readonly byLeaving: number }

const lossesOf = (boards: readonly TournamentBoard[], player: EntrantNumber): Losses =>
  boards.reduce<Losses>(
    (sum, board) => {
      const result = resultOfBoard(board)
      if ((board.black !== player && board.white !== player) || result === 'void') return sum
      const hasLost = result !== undefined && result.winner !== null && board[result.winner] !== player
      return {
        games: sum.games + 1,
        byLeaving: sum.byLeaving + (hasLost && result.isByLeaving ? 1 : 0),
      }
    },
    { games: 0, byLeaving: 0 },
  )

/** Returns the players who are struck: they lost more than half of their games by time or by leaving. */
const struckIn = ({ terms, boards }: Tournament, players: readonly EntrantNumber[]): ReadonlySet<EntrantNumber> =>
  new Set(
    terms.leavers === 'count'
      ? []
      : players.filter((player) => {
          const { games, byLeaving } = lossesOf(boards, player)
          return 2 * byLeaving > games
        }),
  )

/** Returns whether a player who leaves now is struck: all games of theirs that are not over are lost by it. */
export const isStruckByLeaving = ({ terms, boards }: Tournament, player: EntrantNumber): boolean => {
  if (terms.leavers === 'count') return false
  const { games, byLeaving } = lossesOf(boards, player)
  const open = boards.filter(
    (board) => (board.black === player || board.white === player) && resultOfBoard(board) === undefined,
  )
  return 2 * (byLeaving + open.length) > games
}

const pointsOf = (board: TournamentBoard, winner: 'black' | 'white' | null, player: EntrantNumber): 0 | 1 | 2 => {
  if (winner === null) return POINTS.draw
  return board[winner] === player ? POINTS.win : POINTS.loss
}

/** What the standings are computed from: the games that count, by player, and who is struck. */
export type Count = {
  readonly games: ReadonlyMap<EntrantNumber, readonly CountedGame[]>
  readonly struck: ReadonlySet<EntrantNumber>
}

/** Returns the games that count. Those of players who are struck count for nobody. */
export const countGames = (tournament: Tournament): Count => {
  const players = rankedIn(tournament)
  const struck = struckIn(tournament, players)
  const games = new Map<EntrantNumber, CountedGame[]>(players.map((player) => [player, []]))
  for (const board of tournament.boards) {
    const result = resultOfBoard(board)
    const { black, white } = board
    if (result === undefined || result === 'void' || struck.has(black) || struck.has(white)) continue
    games.get(black)?.push({ opponent: white, points: pointsOf(board, result.winner, black) })
    games.get(white)?.push({ opponent: black, points: pointsOf(board, result.winner, white) })
  }
  return { games, struck }
}

/** Returns the points of some games. */
export const sumOfPoints = (games: readonly CountedGame[]): number => games.reduce((sum, { points }) => sum + points, 0)
