import * as z from 'zod/mini'
import { countShape } from '../games/answer-values.ts'
import { rotatedLinks, seatShape } from '../games/seat-shape.ts'
import { pushShape } from './push-shape.ts'

/** What the routes of a seat answer: a title, further sentences, and the shape of the answer. */
export const SEAT_ROUTE_ANSWERS = {
  seat: {
    title: 'The settings of a seat or of the arbiter',
    says: 'An arbiter has an address, a language, a time zone and emails; the other fields are empty.',
    shape: seatShape,
  },
  changeSeat: {
    title: 'Change the settings of a seat or of the arbiter',
    says: 'Null removes a value. Settings that only players have are refused to an arbiter, and the other way round.',
    shape: seatShape,
  },
  rotate: {
    title: 'Replace the link to a seat',
    says: 'The old link stops working, but gets the new one again with the same Idempotency-Key.',
    shape: z.strictObject({ links: rotatedLinks }),
  },
  seen: {
    title: 'Say which version of the game the player has seen',
    says: 'For programs that show a game to a person: once for each version in which it is their turn. Within two minutes of the move it stops the email about that turn, but no reminder.',
    shape: z.strictObject({ version: countShape() }),
  },
  push: {
    title: 'The push notifications of a seat',
    says: 'The key to subscribe with, and how many devices get them. 404 where the service sends none.',
    shape: pushShape,
  },
  setPush: {
    title: 'Send push notifications of a seat to a device',
    says: 'The body is what a browser’s `PushSubscription.toJSON()` gives. At each turn the device gets an encrypted notification: JSON with `title`, `body`, the `path` of the seat’s page and a `topic`, by which a later one replaces it. The turn’s email comes an hour later, unless the position was seen. A fourth device replaces the oldest; 404, 410 or a new link removes devices. A rematch or second game has them too.',
    shape: pushShape,
  },
  stopPush: {
    title: 'Stop the push notifications of a seat',
    says: 'All devices of the seat are removed.',
    shape: pushShape,
  },
  links: {
    title: 'Email an address the links of its games',
    says: 'The answer is always the same.',
    shape: z.strictObject({}),
  },
}
