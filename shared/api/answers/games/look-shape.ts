import * as z from 'zod/mini'
import { shownFields } from './game-shape.ts'
import { type Told, about, colour, count, instant, role } from './kinds.ts'

const thinFields = {
  ...shownFields,
  board: about(
    z.array(z.string()),
    'Rows from the top, White below: `b`, `w` men, `B`, `W` kings, `.` empty, a space where nothing can stand.',
  ),
  moveUntil: about(z.optional(instant()), 'When the move’s own time ends and the reserve begins.'),
  you: z.strictObject({ role: role(), seat: z.nullable(colour()) }),
}

const thin = z.strictObject(thinFields)

/** A game in a list of games: what everyone may see, and the reader's seat. */
export type LookView = Told<typeof thin>

const index = () => about(count(), 'The position of a link in the request, counted from 0.')

export const lookShape = about(
  z.strictObject({
    changed: z.array(z.strictObject({ index: index(), ...thinFields })),
    unchanged: about(z.array(index()), 'Links whose given version is the present one.'),
    gone: about(z.array(index()), 'Links that do not work any more.'),
    next: about(z.optional(count()), 'The first link that was not read: ask again from there.'),
  }),
  { id: 'Look' },
)
export type LookAnswer = Told<typeof lookShape>
