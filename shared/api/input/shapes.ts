import * as z from 'zod/mini'
import { documented } from '../answers/games/answer-values.ts'
import { listedTermShapes } from '../answers/games/listed-term-shapes.ts'
import { CLAIMS, COLOURS, RULES_IDS } from '../../draughts/index.ts'
import { REMINDERS } from '../../game/model/events.ts'
import { ARBITER_EMAILS, TURN_EMAIL_MODES } from '../../game/model/people.ts'
import { ACT_TYPES } from '../../game/commands.ts'
import { PDN_LIMITS } from '../../game/board/opening-position.ts'
import { OFFERED_TERM_NAMES } from '../../game/model/listed-terms.ts'
import { NO_SHOWS, PRESET_NAMES, DEFAULT_TERMS } from '../../game/model/terms.ts'
import { DECKS } from '../../draughts/index.ts'
import { COUNT_BOUNDS, LEAST_TURN, LONGEST, SPAN_BOUNDS, ANALYSIS_LIMITS } from '../../game/limits/bounds.ts'
import {
  countInput,
  durationInput,
  emailInput,
  fenInput,
  labelsInput,
  localeInput,
  nameInput,
  plyInput,
  textInput,
  timeZoneInput,
} from '../values/values.ts'

const person = {
  name: nameInput,
  email: z.optional(emailInput),
  locale: z.optional(localeInput),
  timeZone: z.optional(timeZoneInput),
}

const bot = (says: string) => documented(z.optional(z.boolean()), says)

const player = {
  ...person,
  bot: bot('The player is a program: the invitation, the board and PDN say so.'),
}

/** Somebody whose seat is theirs at once with `hold`. Of an invited person, nobody else says that they are a program. */
export const placedPerson = z.strictObject({
  ...person,
  bot: bot('Only with `hold`: who is invited says it when they accept.'),
})
export type PlacedPerson = z.infer<typeof placedPerson>

export const rulesId = z.enum(RULES_IDS)

/** A time control. Each of its parts may be 0, but a turn must have some time. */
const control = z
  .strictObject({
    perMove: z._default(durationInput(SPAN_BOUNDS.perMove), 0),
    reserve: z._default(durationInput(SPAN_BOUNDS.reserve), 0),
    increment: z._default(durationInput(SPAN_BOUNDS.increment), 0),
    cap: z.optional(durationInput(SPAN_BOUNDS.cap)),
    moves: z.optional(countInput(COUNT_BOUNDS.moves)),
    period: z.optional(durationInput(SPAN_BOUNDS.period)),
  })
  .check(
    z.refine(
      // A part that is not valid is no number here: the comparison is false, so no second issue is reported for it.
      ({ perMove, reserve }) => !(perMove + reserve < LEAST_TURN),
      'perMove and reserve together must give at least a minute',
    ),
    z.refine(({ moves, period }) => (moves === undefined) === (period === undefined), 'moves and period go together'),
  )

const opening = z.union(
  [
    z.literal('free'),
    z.strictObject({ fen: fenInput }),
    z.strictObject({ pdn: z.string().check(z.minLength(1, 'must not be empty'), z.maxLength(PDN_LIMITS.maxLength)) }),
    z.strictObject({ ballot: z.enum(DECKS), number: z.optional(countInput(COUNT_BOUNDS.ballot)) }),
  ],
  'must be free, or an object with fen, with pdn, or with ballot',
)

/** The terms of a game, as a request gives them. */
export const agreement = {
  rules: z._default(rulesId, 'english'),
  clock: z.optional(
    z.union(
      [z.enum(PRESET_NAMES), control],
      `must be one of ${PRESET_NAMES.join(', ')}, or an object such as {"perMove": "P3D"}`,
    ),
  ),
  opening: z.optional(opening),
  match: z._default(z.enum(['single', 'two-game']), 'single'),
  matchOrder: z.optional(z.enum(['together', 'in-turn'])),
  strictness: z._default(z.enum(['lenient', 'laws']), 'lenient'),
  noShow: z._default(z.enum(NO_SHOWS), 'void'),
  invitationLife: z._default(durationInput(SPAN_BOUNDS.invitationLife), DEFAULT_TERMS.invitationLife),
  leave: z._default(durationInput(SPAN_BOUNDS.leave), DEFAULT_TERMS.leave),
  /** Whether the clock stops at weekends, in the creator's time zone. */
  weekendsOff: z._default(z.boolean(), false),
  ...listedTermShapes(OFFERED_TERM_NAMES),
}

export const createBody = z.strictObject({
  ...agreement,
  creator: z.strictObject({ ...player, seat: z.enum([...COLOURS, 'toss']) }),
  opponent: z.optional(placedPerson),
  arbiter: z.optional(z.strictObject(person)),
  /**
   * If true, nobody is invited and the creator gets all links. Only API keys with the scope `seats:hold` may ask for
   * it.
   */
  hold: z.optional(z.boolean()),
  /** Only API keys with the scope `games:create` may give labels. */
  labels: z.optional(labelsInput),
  firstMove: z.optional(textInput(LONGEST.move)),
  word: documented(
    z.optional(z.string().check(z.maxLength(LONGEST.clubWord))),
    'The club’s word, where only its people and programs of the operator may create games. Ignored elsewhere.',
  ),
})
export type CreateBody = z.infer<typeof createBody>

/** The club's word in the body of a new game, whose other fields are not looked at. */
export const clubWordBody = z.looseObject({ word: z.string() })

/** Who takes a seat by a link. */
export const claimBody = z.strictObject(player)
export type ClaimBody = z.infer<typeof claimBody>

export const personBody = z.strictObject(person)
export type PersonBody = z.infer<typeof personBody>

export const moveBody = z.strictObject({
  ply: plyInput,
  move: textInput(LONGEST.move),
  message: z.optional(textInput(LONGEST.message)),
  offerDraw: z.optional(z.boolean()),
  claim: z.optional(z.enum(CLAIMS)),
  dryRun: z.optional(z.boolean()),
})
export type MoveBody = z.infer<typeof moveBody>

/** A change of a seat's settings. A field that is null removes the value. */
export const seatBody = z.strictObject({
  name: z.optional(nameInput),
  email: z.optional(z.nullable(emailInput)),
  locale: z.optional(z.nullable(localeInput)),
  timeZone: z.optional(z.nullable(timeZoneInput)),
  notifications: z.optional(
    z.strictObject({
      /** `off` means that no email is sent, except one with a new link. */
      mail: z.optional(z.enum(TURN_EMAIL_MODES)),
      /** The hour of the daily email, in the seat's time zone. */
      digestAt: z.optional(z.int().check(z.gte(0), z.lte(23))),
      reminders: z.optional(z.array(z.enum(REMINDERS)).check(z.maxLength(REMINDERS.length))),
      /** Whether no reminder is sent from 22:00 to 08:00 in the seat's time zone. */
      quietHours: z.optional(z.boolean()),
      /** Only an arbiter may set it. */
      follow: z.optional(z.enum(ARBITER_EMAILS)),
    }),
  ),
  /** The creator's corrections of the addresses to which open invitations are written. */
  invitedEmails: z.optional(z.strictObject({ opponent: z.optional(emailInput), arbiter: z.optional(emailInput) })),
  playForced: z.optional(z.boolean()),
  /** Whether the other player's messages are left out of the seat's page and emails. */
  muted: z.optional(z.boolean()),
  /**
   * The seat's analysis of the position after `ply` half-moves, as lines such as `16-19.26-22_1.20-24`. It is private,
   * and an empty text removes it.
   */
  tried: z.optional(
    z.strictObject({
      ply: plyInput,
      tree: z.string().check(z.maxLength(ANALYSIS_LIMITS.maxLength), z.regex(/^[\d.x_-]*$/, 'must be lines of moves')),
    }),
  ),
  note: z.optional(
    z.string().check(
      z.maxLength(LONGEST.note),
      z.refine((value) => value.isWellFormed(), 'must not contain half of a character'),
    ),
  ),
})
export type SeatBody = z.infer<typeof seatBody>

/** The fields that every act has. Each type has further ones. */
export const actBody = z.looseObject({ type: z.enum(ACT_TYPES), ply: plyInput })

export const declineBody = z.strictObject({ text: z.optional(textInput(LONGEST.decliningMessage)) })

export const linksBody = z.strictObject({ email: emailInput })
