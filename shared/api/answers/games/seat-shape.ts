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

const relatedLink = (game: string) =>
  documented(
    z.strictObject({ url: uriShape(), token: z.optional(z.string()), seat: z.optional(z.nullable(colourShape())) }),
    `${game}: the link to the reader’s own seat there or, without a token, to its public page.`,
  )

export const relatedLinksShape = z.strictObject({
  match: z.optional(relatedLink('The other game of the match')),
  rematch: z.optional(relatedLink('The rematch')),
})

/**
 * The links in the answer to an act. `anew` is the new link to a lost seat; it works when the holder's time to object
 * is over.
 */
export const actLinks = z.union([
  relatedLinksShape,
  z.strictObject({
    anew: documented(
      z.strictObject({ url: uriShape(), token: z.string() }),
      'The new link to the lost seat, to be passed on. It works from `reseat.from` of the game on.',
    ),
  }),
])

export const createdLinks = z.strictObject({
  creator: z.optional(seatLink),
  invitation: z.optional(link),
  opponent: z.optional(namedLink),
  arbiter: z.optional(link),
  watch,
})

export const claimedLinks = z.strictObject({ seat: z.optional(seatLink), arbiter: z.optional(link), watch })

export const rotatedLinks = z.strictObject({ seat: link })

export const EMAILS = ['none', 'unconfirmed', 'later', 'on', 'off', 'returned', 'held'] as const

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
    '`later`: the email is postponed. `held`: it may be withheld until the seat asks for it. `returned`: it bounced.',
  ),
  mailAt: documented(
    z.optional(instantShape()),
    'With `later`: the latest time at which the email is sent, or postponed again.',
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
      mail: documented(
        z.enum(TURN_EMAIL_MODES),
        '`turns`: an email about each turn. `digest`: turns and early reminders come in one email a day. `off`: no emails.',
      ),
      digestAt: z.optional(
        documented(z.int(), 'The hour of the daily email, 0 to 23, in the seat’s time zone. Left out for an arbiter.'),
      ),
      reminders: z.array(z.enum(REMINDERS)),
      quietHours: z.boolean(),
      follow: documented(
        z.optional(z.enum(ARBITER_EMAILS)),
        'What an arbiter gets emails about. Left out for a player.',
      ),
    }),
    emails: documented(
      z.enum(EMAILS),
      'Whether emails reach the seat. `none`: no address. `unconfirmed`: the owner of the mailbox has not pressed the button of the first email. `later`: that email is postponed. `held`: it may be withheld until the seat asks for it. `on`: they do. `off`: they are turned off. `returned`: an email bounced.',
    ),
    emailsAt: documented(
      z.optional(instantShape()),
      'With `later`: the latest time at which the first email is sent, or postponed again.',
    ),
    invited: documented(
      z.optional(
        z.strictObject({ opponent: z.optional(invitationEmailShape), arbiter: z.optional(invitationEmailShape) }),
      ),
      'Only for the creator: the invitations whose email has not arrived. Pass on their links yourself.',
    ),
    invitedEmails: documented(
      z.optional(z.strictObject({ opponent: z.optional(z.string()), arbiter: z.optional(z.string()) })),
      'Only for the creator of a game that no program owns: the addresses that open invitations are written to.',
    ),
    playForced: z.boolean(),
    muted: documented(z.boolean(), 'Whether pages and emails leave out the other player’s messages.'),
    note: z.string(),
    planned: documented(
      z.nullable(z.strictObject({ lines: lines(), analysis: lines() })),
      'The player’s conditional moves. `lines`: those that still fit the game, without the moves already played. `analysis`: the others, unchanged. Null without any.',
    ),
    tried: documented(
      z.nullable(z.strictObject({ ply: countShape(), tree: z.string() })),
      'The analysis that the player saved, as `ChangeSeatBody` describes it. Null without one.',
    ),
    links: z.optional(relatedLinksShape),
  }),
  { id: 'Seat', description: 'The settings of a seat or of the arbiter.' },
)
export type SeatView = AnswerOf<typeof seatShape>

export const receiptShape = z.strictObject({
  ply: countShape(),
  move: z.nullable(z.string()),
  receivedAt: z.nullable(instantShape()),
  deadline: z.nullable(instantShape()),
  signed: documented(
    z.nullable(z.string()),
    'A compact JWS (RFC 7515, Ed25519) that covers this move, its time and all moves before it; `/.well-known/crownhead-receipts.json` has the keys. Null if the move was taken back meanwhile.',
  ),
})
