import type { Instant } from '../../../game/model/words.ts'
import type { TournamentBoard } from '../../../tournament/model/boards.ts'
import type { BoardNumber } from '../../../tournament/model/words.ts'
import type { TournamentId } from '../../ports/tournaments/tournament-key.ts'
import type { Tournaments } from '../../ports/tournaments/tournaments.ts'
import { forEachConcurrently } from '../../runtime/concurrency.ts'
import { handleTournamentFrom } from '../record/handle-tournament.ts'
import type { LoadedTournament } from '../record/tournament-store.ts'
import { noteScores } from './join-scores.ts'
import { type BoardScore, lookAtBoard } from './look-at-board.ts'
import type { BoardPorts } from './make-board.ts'

export type LookPorts = BoardPorts & { readonly tournaments: Tournaments }

/** Boards that are looked at at the same time: few enough that a single machine still answers requests. */
const CONCURRENCY = 20

/** `hasTime`: is called before each board; the look ends early if it answers false. */
export type LookPace = { readonly now: Instant; readonly hasTime: () => boolean }

/** Returns the number up to which all games exist. */
const madeThrough = (made: BoardNumber, existing: ReadonlySet<BoardNumber>): BoardNumber => {
  let through = made
  while (existing.has(through + 1)) through += 1
  return through
}

/**
 * Looks at boards of a tournament, and notes what was found: which games exist, and how they ended. Returns whether all
 * of it is done. It may be interrupted anywhere and repeated.
 */
export const lookAtBoards = async (
  ports: LookPorts,
  id: TournamentId,
  loaded: LoadedTournament,
  boards: readonly TournamentBoard[],
  { now, hasTime }: LookPace,
): Promise<boolean> => {
  const { tournament } = loaded
  const existing = new Set<BoardNumber>()
  const scores: BoardScore[] = []
  const failed: unknown[] = []
  let left = boards.length
  const look = async (board: TournamentBoard): Promise<boolean> => {
    if (!hasTime()) return false
    try {
      const { exists, score } = await lookAtBoard(ports, { id, ...loaded }, board, now)
      if (exists) existing.add(board.number)
      if (score) scores.push(score)
      left -= 1
    } catch (error) {
      failed.push(error)
    }
    return true
  }
  await forEachConcurrently(
    boards.map((board) => [board]),
    CONCURRENCY,
    look,
  )
  const through = madeThrough(tournament.made, existing)
  if (through > tournament.made) {
    const command = { type: 'note-made', by: { role: 'service' }, through } as const
    await handleTournamentFrom(ports.tournaments, { id, loaded }, () => command, now)
  }
  if (scores.length > 0) await noteScores(ports.tournaments, id, scores, now)
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} boards of tournament ${id} failed`)
  return left === 0
}
