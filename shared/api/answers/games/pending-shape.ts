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

export const pauseProposalShape = z.strictObject({ by: colourShape(), until: instantShape() })

/** What waits for an answer in a game, and what came of earlier requests. Anyone may see it. */
export const pendingFields = {
  drawOffer: documented(z.nullable(colourShape()), 'The side that offers a draw, or null.'),
  pauseProposal: documented(
    z.nullable(pauseProposalShape),
    'The side that proposes to stop both clocks, and until when, or null.',
  ),
  takeback: documented(z.nullable(colourShape()), 'The side that asks to take its last move back, or null.'),
  count: documented(
    z.nullable(z.strictObject({ stronger: colourShape(), left: countShape() })),
    'A move count by the arbiter: the side `stronger` must win within `left` more moves of its own, or the game is drawn. Null without a count.',
  ),
  countAsked: documented(z.nullable(colourShape()), 'The side that asks the arbiter for a move count, or null.'),
  reseat: documented(
    z.nullable(z.strictObject({ seat: colourShape(), by: roleShape(), from: instantShape() })),
    'A request for a new link to a seat whose link is lost, or null. It works from `from` on, unless the holder of the old link objects.',
  ),
  cautions: documented(byColourShape(countShape), 'How many cautions for illegal moves each side has had.'),
  offence: documented(
    z.array(squareShape()),
    'The squares of pieces that failed to jump and may be huffed (taken off).',
  ),
  mustJump: documented(z.boolean(), 'Whether the side to move must jump, as the other side enforced it.'),
  rematch: documented(
    z.nullable(z.strictObject({ offeredBy: z.nullable(colourShape()), game: z.nullable(gameIdShape()) })),
    'The side that asks for a rematch, then its id once both agreed: it begins at once, with colours changed. Null unless the game is finished.',
  ),
}

const pending = z.strictObject(pendingFields)
export type PendingView = AnswerOf<typeof pending>
