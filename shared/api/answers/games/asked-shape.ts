import * as z from 'zod/mini'
import { type Told, about, byColour, colour, count, gameId, instant, role, square } from './kinds.ts'

/** What waits for an answer in a game, and what came of earlier requests. Anyone may see it. */
export const askedFields = {
  drawOffer: about(z.nullable(colour()), 'Who offers a draw.'),
  pauseProposal: about(
    z.nullable(z.strictObject({ by: colour(), until: instant() })),
    'Who proposes that both clocks stop.',
  ),
  takeback: about(z.nullable(colour()), 'Who asks to take a move back.'),
  count: about(
    z.nullable(z.strictObject({ stronger: colour(), left: count() })),
    'How many moves the stronger side has left to win.',
  ),
  countAsked: about(z.nullable(colour()), 'Who asks the arbiter for a count.'),
  reseat: about(
    z.nullable(z.strictObject({ seat: colour(), by: role(), from: instant() })),
    'A request for a new link to a lost seat. It works from `from` on, unless the holder of the old link objects.',
  ),
  cautions: about(byColour(count), 'The cautions of each side, by the laws.'),
  offence: about(z.array(square()), 'Squares of pieces that may be huffed.'),
  mustJump: about(z.boolean(), 'Whether a jump is enforced.'),
  rematch: about(
    z.nullable(z.strictObject({ offeredBy: z.nullable(colour()), game: z.nullable(gameId()) })),
    'Who asks for a rematch, then the id of the game that both agreed on. It begins at once, with colours changed.',
  ),
}

const pending = z.strictObject(askedFields)
export type AskedView = Told<typeof pending>
