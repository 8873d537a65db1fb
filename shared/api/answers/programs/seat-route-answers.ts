import * as z from 'zod/mini'
import { countShape } from '../games/answer-values.ts'
import { rotatedLinks, seatShape } from '../games/seat-shape.ts'
import { pushShape } from './push-shape.ts'

/** What the routes of a seat answer: a title, further sentences, and the shape of the answer. */
export const SEAT_ROUTE_ANSWERS = {
  seat: {
    title: 'What a player has set, or the arbiter',
    says: 'An arbiter has an address, a language, a zone and emails; the rest is empty.',
    shape: seatShape,
  },
  changeSeat: {
    title: 'Change what a player has set, or the arbiter',
    says: 'Null removes a value. What belongs to players alone is refused to an arbiter, and the other way round.',
    shape: seatShape,
  },
  rotate: {
    title: 'Replace the link to a seat',
    says: 'The old link stops working, but gives the new one again with the same Idempotency-Key.',
    shape: z.strictObject({ links: rotatedLinks }),
  },
  seen: {
    title: 'Say which version your player has seen',
    says: 'For programs that show a game to a person, once for each version in which it is their turn, while they look at it. Within two minutes of the move it comes instead of the email of that turn; reminders still come. Of an older version it does nothing.',
    shape: z.strictObject({ version: countShape() }),
  },
  push: {
    title: 'Where the notices of a seat go',
    says: 'The key to subscribe with, and how many devices are told. 404 where the service sends no notices.',
    shape: pushShape,
  },
  setPush: {
    title: 'Send the notices of a seat to a device',
    says: 'The body is what a browser’s `PushSubscription.toJSON()` gives. At each turn the device gets an encrypted notice: JSON with `title`, `body`, the `path` of the seat’s page and a `topic`, by which a later notice replaces an earlier one. The email of the turn comes an hour later, if it is still their turn and they have not seen the position. Three devices at most: of more, the oldest is forgotten. One that answers 404 or 410 is forgotten too, and all are once the link is replaced. They follow into a rematch or second game.',
    shape: pushShape,
  },
  stopPush: {
    title: 'Stop the notices of a seat',
    says: 'Ends the notices on all devices of the seat.',
    shape: pushShape,
  },
  links: {
    title: 'Email an address the links of its games',
    says: 'The answer is always the same.',
    shape: z.strictObject({}),
  },
}
