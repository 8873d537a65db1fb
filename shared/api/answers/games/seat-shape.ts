import * as z from 'zod/mini'
import { REMINDERS } from '../../../game/model/events.ts'
import { ARBITER_EMAILS, TURN_EMAIL_MODES } from '../../../game/model/people.ts'
import {
  type AnswerOf,
  documented,
  colourShape,
  countShape,
  gameIdShape,
  instantShape,
  uriShape,
} from './answer-values.ts'

const watch = z.strictObject({ url: uriShape() })
const link = z.strictObject({ url: uriShape(), token: z.string() })
/** A link to a seat. The colour of the seat is null before the toss. */
const seatLink = z.strictObject({ url: uriShape(), token: z.string(), seat: z.nullable(colourShape()) })
const namedLink = z.strictObject({ url: uriShape(), token: z.string(), seat: z.optional(z.nullable(colourShape())) })

const relatedLink = documented(
  z.strictObject({ url: uriShape(), token: z.optional(z.string()), seat: z.optional(z.nullable(colourShape())) }),
  'The link to the reader’s own seat in that game, or to its public page.',
)

export const relatedLinksShape = z.strictObject({ match: z.optional(relatedLink), rematch: z.optional(relatedLink) })

/**
 * The links in the answer to an act. `anew` is the new link to a lost seat; it works once the time to object is over.
 */
export const actLinks = z.union([relatedLinksShape, z.strictObject({ anew: link })])

export const createdLinks = z.strictObject({
  creator: z.optional(seatLink),
  invitation: z.optional(link),
  opponent: z.optional(namedLink),
  arbiter: z.optional(link),
  watch,
})

export const claimedLinks = z.strictObject({ seat: z.optional(seatLink), arbiter: z.optional(link), watch })

export const rotatedLinks = z.strictObject({ seat: link })

const EMAILS = ['none', 'unconfirmed', 'later', 'on', 'off', 'returned', 'held'] as const

/**
 * Whether emails reach a seat, as its holder sees it. `unconfirmed` means that the owner of the mailbox has not pressed
 * the button of the consent email yet, `later` that this email waits for a quota, and `held` that it may be withheld
 * until the seat asks for it.
 */
export type EmailStatus = (typeof EMAILS)[number]

/** What the creator sees of the first email to somebody whom they named, while it has not arrived. */
export const invitationEmailShape = z.strictObject({
  mail: documented(
    z.enum(['later', 'held', 'returned']),
    '`later`: put off; `held`: it may not be sent until the seat asks; `returned`: it came back.',
  ),
  mailAt: documented(
    z.optional(instantShape()),
    'With `later`: until when at the latest the email is sent or put off again.',
  ),
})
export type InvitationEmailView = AnswerOf<typeof invitationEmailShape>

const lines = () => z.array(z.array(z.string()))

export const seatShape = documented(
  z.strictObject({
    game: gameIdShape(),
    name: z.nullable(z.string()),
    email: z.nullable(z.string()),
    locale: z.nullable(z.string()),
    timeZone: z.nullable(z.string()),
    notifications: z.strictObject({
      mail: documented(z.enum(TURN_EMAIL_MODES), '`digest`: turns and early reminders come in one email a day.'),
      digestAt: z.optional(
        documented(z.int(), 'Only for a player: the hour of the daily email, 0 to 23, in the seat’s time zone.'),
      ),
      reminders: z.array(z.enum(REMINDERS)),
      quietHours: z.boolean(),
      follow: documented(z.optional(z.enum(ARBITER_EMAILS)), 'What an arbiter is emailed about.'),
    }),
    emails: documented(
      z.enum(EMAILS),
      '`unconfirmed`: the mailbox’s owner has yet to press a button; `later`: the email that asks is put off; `held`: may not have been asked.',
    ),
    emailsAt: documented(
      z.optional(instantShape()),
      'With `later`: until when at the latest the email is sent or put off again.',
    ),
    invited: documented(
      z.optional(
        z.strictObject({ opponent: z.optional(invitationEmailShape), arbiter: z.optional(invitationEmailShape) }),
      ),
      'Whom an invitation has not reached yet, for the creator. Pass on its link yourself.',
    ),
    playForced: z.boolean(),
    note: z.string(),
    planned: documented(
      z.nullable(z.strictObject({ lines: lines(), analysis: lines() })),
      'The conditional moves: `lines` are those that still fit, without what was played, and `analysis` the others as they were.',
    ),
    tried: documented(
      z.nullable(z.strictObject({ ply: countShape(), tree: z.string() })),
      'The seat’s analysis, as lines of moves.',
    ),
    links: z.optional(relatedLinksShape),
  }),
  { id: 'Seat', description: 'What a player has set, or the arbiter.' },
)
export type SeatView = AnswerOf<typeof seatShape>

export const receiptShape = z.strictObject({
  ply: countShape(),
  move: z.nullable(z.string()),
  receivedAt: z.nullable(instantShape()),
  deadline: z.nullable(instantShape()),
})
