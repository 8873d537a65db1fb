import type { Colour, Position } from '../../../draughts/index.ts'
import { type BySeat, type Game, colourOf } from '../../../game/model/game.ts'
import type { Duration, Instant } from '../../../game/model/words.ts'
import { deadlineOf } from '../../../game/time/clock.ts'
import type { Tournament } from '../../../tournament/model/tournament.ts'
import type { TournamentBoard } from '../../../tournament/model/boards.ts'
import type { BoardNumber } from '../../../tournament/model/words.ts'
import { resultOfBoard } from '../../../tournament/standings/board-result.ts'
import { foldStored } from '../../games/game-store.ts'
import type { GameId, GameRecord, Games } from '../../ports/games.ts'

/** A game that goes on, as everyone sees it. */
export type RunningBoard = {
  readonly position: Position
  readonly ply: number
  readonly turn: Colour
  readonly deadline?: Instant
  readonly lastMoveAt?: Instant
  /** Whose player asks the arbiter for a move count. */
  readonly countAsked?: Colour
  /** The leave that each player may still take. Black has the creator's seat. */
  readonly leaveLeft: BySeat<Duration>
}

const runningOf = (game: Game): RunningBoard | undefined => {
  if (game.status !== 'active') return undefined
  const { play, terms } = game
  const [deadline, lastMoveAt] = [deadlineOf(terms, play), play.movedAt.at(-1)]
  const { count: asking } = play.pending
  return {
    position: play.position,
    ply: play.moves.length,
    turn: play.position.turn,
    ...(deadline !== undefined && { deadline }),
    ...(lastMoveAt !== undefined && { lastMoveAt }),
    ...(asking && { countAsked: colourOf(play, asking) }),
    leaveLeft: play.leaveLeft,
  }
}

/** Returns the boards whose result is not known. */
export const openBoards = ({ boards }: Tournament): readonly TournamentBoard[] =>
  boards.filter((board) => resultOfBoard(board) === undefined)

/** The most games that one read of the store may have. */
const AT_ONCE = 100

const loadMany = async (
  games: Pick<Games, 'loadAll'>,
  ids: readonly GameId[],
): Promise<ReadonlyMap<GameId, GameRecord>> => {
  const found = new Map<GameId, GameRecord>()
  for (let from = 0; from < ids.length; from += AT_ONCE)
    for (const [id, stored] of await games.loadAll(ids.slice(from, from + AT_ONCE))) found.set(id, stored)
  return found
}

/** Loads the games of boards, by the number of the board. Those that are not made yet are left out. */
export const gamesOfBoards = async (
  games: Pick<Games, 'loadAll'>,
  boards: readonly TournamentBoard[],
): Promise<ReadonlyMap<BoardNumber, Game>> => {
  const records = await loadMany(
    games,
    boards.map(({ game }) => game),
  )
  return new Map(
    boards.flatMap(({ number, game }) => {
      const record = records.get(game)
      return record ? [[number, foldStored(game, record).game] as const] : []
    }),
  )
}

/** Returns the games that go on, by the number of the board. */
export const runningBoards = (games: ReadonlyMap<BoardNumber, Game>): ReadonlyMap<BoardNumber, RunningBoard> =>
  new Map(
    [...games].flatMap(([number, game]) => {
      const running = runningOf(game)
      return running ? [[number, running] as const] : []
    }),
  )
