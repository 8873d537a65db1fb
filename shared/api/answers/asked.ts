import * as z from 'zod/mini'
import { type Told, about, byColour, colour, count, gameId, instant, role, square } from './kinds.ts'

/** For anyone: what waits for an answer, and what came of it. */
export const askedFields = {
  drawOffer: about(z.nullable(colour()), 'Who offers a draw.'),
  pauseProposal: z.nullable(z.strictObject({ by: colour(), until: instant() })),
  takeback: about(z.nullable(colour()), 'Who asks to take a move back.'),
  count: about(
    z.nullable(z.strictObject({ stronger: colour(), left: count() })),
    'Moves that the stronger side has left to win.',
  ),
  countAsked: z.nullable(colour()),
  reseat: about(
    z.nullable(z.strictObject({ seat: colour(), by: role(), from: instant() })),
    'A lost seat. The new link works from then on, unless the old one objects.',
  ),
  cautions: byColour(count),
  offence: about(z.array(square()), 'Squares of pieces that may be huffed.'),
  mustJump: z.boolean(),
  rematch: z.nullable(z.strictObject({ offeredBy: z.nullable(colour()), game: z.nullable(gameId()) })),
}

const asked = z.strictObject(askedFields)
export type AskedView = Told<typeof asked>
