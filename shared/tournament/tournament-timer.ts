import type { Instant } from '../game/model/words.ts'
import type { Tournament } from './model/tournament.ts'
import { ADJUDICATION_PERIOD, TOURNAMENT_RETENTION, UNSTARTED_LIFE } from './model/tournament-limits.ts'

/** Returns the instants at which something of a tournament is due by itself. */
const instantsOf = (tournament: Tournament): readonly (Instant | undefined)[] => {
  const { status, terms, foundedAt, sentAt = 0, entryClosedAt, closedAt } = tournament
  switch (status) {
    case 'draft':
      return [foundedAt + UNSTARTED_LIFE.draft]
    case 'open':
      return [
        entryClosedAt === undefined ? terms.entry.closesAt : undefined,
        (terms.entry.closesAt ?? sentAt) + UNSTARTED_LIFE.open,
      ]
    case 'running':
      return [closedAt === undefined ? terms.endsAt : closedAt + ADJUDICATION_PERIOD]
    case 'finished':
    case 'cancelled':
      return []
  }
}

/**
 * Returns the next instant at which the tournament's timer must give the command `tick`: entry closes, the closing date
 * comes, or the time for adjudication or for a beginning is over. Undefined if nothing is due by itself.
 */
export const tournamentDueAt = (tournament: Tournament): Instant | undefined => {
  const known = instantsOf(tournament).filter((instant) => instant !== undefined)
  return known.length === 0 ? undefined : Math.min(...known)
}

/**
 * Returns until when a tournament's links work, and the addresses of its people are kept. Its public page stays.
 * Undefined until the event is over.
 */
export const tournamentRetainedUntil = ({ status, startedAt, endedAt }: Tournament): Instant | undefined => {
  if (endedAt === undefined) return undefined
  const isPlayed = status === 'finished' || startedAt !== undefined
  return endedAt + (isPlayed ? TOURNAMENT_RETENTION.finished : TOURNAMENT_RETENTION.unplayed)
}
