import type { FactOf } from '../model/facts.ts'
import type { Tournament } from '../model/tournament.ts'
import { withBoard, withEntrant } from './change-parts.ts'
import { withNewBoards } from './entry-facts.ts'
import { type FactRules, NOT_OVER } from './fact-rule.ts'

const started = (tournament: Tournament, { at, boards }: FactOf<'started'>): Tournament => ({
  ...tournament,
  status: 'running',
  startedAt: at,
  boards: withNewBoards(tournament.boards, boards),
})

/** Returns the tournament with the end of a board's game, unless a later end is known already. */
const scored = (tournament: Tournament, { board, version, outcome, at }: FactOf<'scored'>): Tournament | undefined =>
  withBoard(tournament, board, (known) =>
    known.score && known.score.version >= version ? known : { ...known, score: { version, at, outcome } },
  )

const voided = (tournament: Tournament, { board, cause }: FactOf<'voided'>): Tournament | undefined =>
  withBoard(tournament, board, (known) => ({ ...known, voided: known.voided ?? cause }))

const resumed = (tournament: Tournament, { at }: FactOf<'resumed'>): Tournament | undefined => {
  const last = tournament.pauses.at(-1)
  return last && { ...tournament, pauses: [...tournament.pauses.slice(0, -1), { ...last, resumedAt: at }] }
}

/** The rules of the facts by which the games begin and end. */
export const RUNNING_FACTS: FactRules<
  | 'entry-closed'
  | 'started'
  | 'made'
  | 'scored'
  | 'voided'
  | 'paused'
  | 'resumed'
  | 'away'
  | 'closed'
  | 'finished'
  | 'cancelled'
> = {
  'entry-closed': { in: ['open'], change: (tournament, { at }) => ({ ...tournament, entryClosedAt: at }) },
  started: { in: ['open'], change: started },
  made: {
    in: ['running', 'finished', 'cancelled'],
    change: (tournament, { through }) => ({ ...tournament, made: Math.max(tournament.made, through) }),
  },
  scored: { in: ['running', 'finished'], change: scored },
  voided: { in: ['running'], change: voided },
  paused: {
    in: ['running'],
    change: (tournament, { at, until }) => ({ ...tournament, pauses: [...tournament.pauses, { from: at, until }] }),
  },
  resumed: { in: ['running'], change: resumed },
  away: {
    in: ['running'],
    change: (tournament, { player, at, from, days }) =>
      withEntrant(tournament, player, (entrant) => ({ ...entrant, absence: { at, from, days } })),
  },
  closed: { in: ['running'], change: (tournament, { at }) => ({ ...tournament, closedAt: at }) },
  finished: {
    in: ['running'],
    change: (tournament, { at }) => ({ ...tournament, status: 'finished', endedAt: at }),
  },
  cancelled: {
    in: NOT_OVER,
    change: (tournament, { at, reason }) => ({
      ...tournament,
      status: 'cancelled',
      endedAt: at,
      ...(reason !== '' && { cancelReason: reason }),
    }),
  },
}
