import * as z from 'zod/mini'
import {
  type AnswerOf,
  documented,
  byColourShape,
  colourShape,
  countShape,
  gameIdShape,
  instantShape,
  roleShape,
  squareShape,
} from './answer-values.ts'

/** What waits for an answer in a game, and what came of earlier requests. Anyone may see it. */
export const pendingFields = {
  drawOffer: documented(z.nullable(colourShape()), 'Who offers a draw.'),
  pauseProposal: documented(
    z.nullable(z.strictObject({ by: colourShape(), until: instantShape() })),
    'Who proposes that both clocks stop.',
  ),
  takeback: documented(z.nullable(colourShape()), 'Who asks to take a move back.'),
  count: documented(
    z.nullable(z.strictObject({ stronger: colourShape(), left: countShape() })),
    'How many moves the stronger side has left to win.',
  ),
  countAsked: documented(z.nullable(colourShape()), 'Who asks the arbiter for a count.'),
  reseat: documented(
    z.nullable(z.strictObject({ seat: colourShape(), by: roleShape(), from: instantShape() })),
    'A request for a new link to a lost seat. It works from `from` on, unless the holder of the old link objects.',
  ),
  cautions: documented(byColourShape(countShape), 'The cautions of each side, by the laws.'),
  offence: documented(z.array(squareShape()), 'Squares of pieces that may be huffed.'),
  mustJump: documented(z.boolean(), 'Whether a jump is enforced.'),
  rematch: documented(
    z.nullable(z.strictObject({ offeredBy: z.nullable(colourShape()), game: z.nullable(gameIdShape()) })),
    'Who asks for a rematch, then the id of the game that both agreed on. It begins at once, with colours changed.',
  ),
}

const pending = z.strictObject(pendingFields)
export type PendingView = AnswerOf<typeof pending>
