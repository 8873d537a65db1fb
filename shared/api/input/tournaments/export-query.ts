import * as z from 'zod/mini'
import { OWN_TOURNAMENTS_LIMIT } from '../../../tournament/model/tournament-limits.ts'
import { limitInput, sinceInput } from '../feed-query.ts'

/** What the rows of a table are. */
export const CSV_ROWS = ['players', 'games'] as const

export const tournamentCsvQuery = z.strictObject({ rows: z._default(z.enum(CSV_ROWS), 'players') })

/** The number of the board after which a PDN of an event continues. */
export const tournamentPdnQuery = z.strictObject({
  since: z._default(
    z.pipe(
      z.string().check(z.regex(/^(?:0|[1-9]\d{0,3})$/, 'must be the next of an earlier answer')),
      z.transform(Number),
    ),
    0,
  ),
})

export const ownTournamentsQuery = z.strictObject({
  since: z.optional(sinceInput),
  limit: limitInput(OWN_TOURNAMENTS_LIMIT),
})
