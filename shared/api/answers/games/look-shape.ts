import * as z from 'zod/mini'
import { summaryFields } from './game-shape.ts'
import { type AnswerOf, documented, colourShape, countShape, instantShape, roleShape } from './answer-values.ts'

const thinFields = {
  ...summaryFields,
  board: documented(
    z.array(z.string()),
    'Rows from the top, White below: `b`, `w` men, `B`, `W` kings, `.` empty, a space where nothing can stand.',
  ),
  moveUntil: documented(z.optional(instantShape()), 'When the move’s own time ends and the reserve begins.'),
  you: z.strictObject({ role: roleShape(), seat: z.nullable(colourShape()) }),
}

const thin = z.strictObject(thinFields)

/** A game in a list of games: what everyone may see, and the reader's seat. */
export type LookView = AnswerOf<typeof thin>

const index = () => documented(countShape(), 'The position of a link in the request, counted from 0.')

export const lookShape = documented(
  z.strictObject({
    changed: z.array(z.strictObject({ index: index(), ...thinFields })),
    unchanged: documented(z.array(index()), 'Links whose given version is the present one.'),
    gone: documented(z.array(index()), 'Links that do not work any more.'),
    next: documented(z.optional(countShape()), 'The first link that was not read: ask again from there.'),
  }),
  { id: 'Look' },
)
export type LookAnswer = AnswerOf<typeof lookShape>
