import type { Instant } from '../../../game/model/words.ts'
import type { TournamentId } from '../../ports/tournaments/tournament-key.ts'
import type { Tournaments } from '../../ports/tournaments/tournaments.ts'
import { handleTournament } from '../record/handle-tournament.ts'
import type { BoardScore } from './look-at-board.ts'

/** Scores that are written together once the write before them is done. */
type Batch = { readonly scores: BoardScore[]; readonly written: Promise<void> }

/** The write that is under way for a tournament, and the batch that follows it. */
type Line = { running: Promise<void>; waiting: Batch | undefined }

const linesOf = new WeakMap<Tournaments, Map<TournamentId, Line>>()

const linesIn = (tournaments: Tournaments): Map<TournamentId, Line> => {
  const known = linesOf.get(tournaments) ?? new Map<TournamentId, Line>()
  linesOf.set(tournaments, known)
  return known
}

/** Notes scores in the tournament. One that does not exist has no use for them. */
const write = async (
  tournaments: Tournaments,
  id: TournamentId,
  results: readonly BoardScore[],
  now: Instant,
): Promise<void> => {
  const command = { type: 'score', by: { role: 'service' }, results } as const
  const handled = await handleTournament(tournaments, id, () => command, now)
  if (handled.kind === 'crowded') throw new Error(`tournament ${id} is busy`)
}

/** Waits for the write before. If it fails, those whose scores it had are told, and this one goes on. */
const ended = (running: Promise<void>): Promise<void> =>
  running.then(
    () => undefined,
    () => undefined,
  )

/**
 * Notes how games ended. Many games of one tournament may end in the same second: those that come while a write is under
 * way follow together in the next one.
 */
export const noteScores = (
  tournaments: Tournaments,
  id: TournamentId,
  scores: readonly BoardScore[],
  now: Instant,
): Promise<void> => {
  const lines = linesIn(tournaments)
  const line = lines.get(id)
  if (line?.waiting) {
    line.waiting.scores.push(...scores)
    return line.waiting.written
  }
  if (!line) {
    const first: Line = { running: write(tournaments, id, scores, now), waiting: undefined }
    lines.set(id, first)
    void ended(first.running).then(() => first.waiting ?? lines.delete(id))
    return first.running
  }
  const batch = [...scores]
  const written = ended(line.running).then(() => {
    line.waiting = undefined
    line.running = write(tournaments, id, batch, now)
    void ended(line.running).then(() => line.waiting ?? lines.delete(id))
    return line.running
  })
  line.waiting = { scores: batch, written }
  return written
}
