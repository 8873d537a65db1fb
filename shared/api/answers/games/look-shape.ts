import * as z from 'zod/mini'
import { summaryFields } from './game-shape.ts'
import { freezeShape } from './clock-shape.ts'
import { pauseProposalShape } from './pending-shape.ts'
import { type AnswerOf, documented, colourShape, countShape, instantShape, roleShape } from './answer-values.ts'

const thinFields = {
  ...summaryFields,
  board: documented(
    z.array(z.string()),
    'The rows of the present board from the top, White at the bottom: `b` and `w` are men, `B` and `W` kings, `.` an empty square, a space a square that is not played on.',
  ),
  moveUntil: documented(
    z.optional(instantShape()),
    'When the turn’s own time ends and the reserve begins to run. Left out without a clock or a turn, and if moves have no time of their own.',
  ),
  freezes: documented(
    z.optional(z.array(freezeShape)),
    'Periods that do not count for the clock of this turn, now or to come. Left out if there are none.',
  ),
  weekends: documented(
    z.optional(z.string()),
    'The time zone whose Saturdays and Sundays stop the clocks. Left out if they do not.',
  ),
  drawOffer: documented(z.optional(colourShape()), 'The side that offers a draw. Left out if neither does.'),
  takeback: documented(
    z.optional(colourShape()),
    'The side that asks to take its last move back. Left out if neither does.',
  ),
  pauseProposal: documented(
    z.optional(pauseProposalShape),
    'The side that proposes to stop both clocks, and until when. Left out if neither does.',
  ),
  written: documented(
    z.optional(z.literal(true)),
    'The other side has written to the reader, who has neither moved nor written since. Left out otherwise, and if the reader has muted them.',
  ),
  you: z.strictObject({ role: roleShape(), seat: z.nullable(colourShape()) }),
}

const thin = z.strictObject(thinFields)

/** A game in a list of games: what everyone may see, and the reader's seat. */
export type LookView = AnswerOf<typeof thin>

const index = () => documented(countShape(), 'The position of a link in the request, counted from 0.')

export const lookShape = documented(
  z.strictObject({
    changed: documented(
      z.array(z.strictObject({ index: index(), ...thinFields })),
      'The games whose version differs from the one sent.',
    ),
    unchanged: documented(z.array(index()), 'The indexes of links whose game still has the version that was sent.'),
    gone: documented(z.array(index()), 'The indexes of links that do not, or no longer, work.'),
    next: documented(
      z.optional(countShape()),
      'The index of the first link that was not read: ask again from there. Left out if all were read.',
    ),
  }),
  { id: 'Look' },
)
export type LookAnswer = AnswerOf<typeof lookShape>
