import * as z from 'zod/mini'
import { type Issue, PLAIN, issuesOf } from '../values/issues.ts'
import { CLAIMS, COLOURS, RULES_IDS } from '../../draughts/index.ts'
import { REMINDERS } from '../../game/events.ts'
import { FOLLOWS, MAILS } from '../../game/people.ts'
import { ACT_TYPES } from '../../game/commands.ts'
import { PDN } from '../../game/opening.ts'
import { NO_SHOWS, PRESET_NAMES, USUAL } from '../../game/terms.ts'
import { DECKS } from '../../draughts/index.ts'
import { COUNTS, LEAST_TURN, LONGEST, SPANS, TRIED } from '../../game/bounds.ts'
import { count, duration, email, fen, labels, locale, name, ply, text, timeZone } from '../values/values.ts'

const person = { name, email: z.optional(email), locale: z.optional(locale), timeZone: z.optional(timeZone) }

export const rulesId = z.enum(RULES_IDS)

/** Any part may be 0, but not all. */
const control = z
  .strictObject({
    perMove: z._default(duration(SPANS.perMove), 0),
    reserve: z._default(duration(SPANS.reserve), 0),
    increment: z._default(duration(SPANS.increment), 0),
    cap: z.optional(duration(SPANS.cap)),
    moves: z.optional(count(COUNTS.moves)),
    period: z.optional(duration(SPANS.period)),
  })
  .check(
    z.refine(
      // Of a wrong one nothing more is said.
      ({ perMove, reserve }) => !(perMove + reserve < LEAST_TURN),
      'perMove and reserve together must give at least a minute',
    ),
    z.refine(({ moves, period }) => (moves === undefined) === (period === undefined), 'moves and period go together'),
  )

const opening = z.union(
  [
    z.literal('free'),
    z.strictObject({ fen }),
    z.strictObject({ pdn: z.string().check(z.minLength(1, 'must not be empty'), z.maxLength(PDN.long)) }),
    z.strictObject({ ballot: z.enum(DECKS), number: z.optional(count(COUNTS.ballot)) }),
  ],
  'must be free, or an object with fen, with pdn, or with ballot',
)

/** What games are played under. */
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
  invitationLife: z._default(duration(SPANS.invitationLife), USUAL.invitationLife),
  leave: z._default(duration(SPANS.leave), USUAL.leave),
  /** In the creator's zone. */
  weekendsOff: z._default(z.boolean(), false),
}

export const createBody = z.strictObject({
  ...agreement,
  creator: z.strictObject({ ...person, seat: z.enum([...COLOURS, 'toss']) }),
  opponent: z.optional(z.strictObject(person)),
  director: z.optional(z.strictObject(person)),
  /** Nobody is invited: the creator keeps all links. For programs with the scope. */
  hold: z.optional(z.boolean()),
  /** For programs with the scope. */
  labels: z.optional(labels),
  firstMove: z.optional(text(LONGEST.move)),
})
export type CreateBody = z.infer<typeof createBody>

export const personBody = z.strictObject(person)
export type PersonBody = z.infer<typeof personBody>

export const moveBody = z.strictObject({
  ply,
  move: text(LONGEST.move),
  message: z.optional(text(LONGEST.message)),
  offerDraw: z.optional(z.boolean()),
  claim: z.optional(z.enum(CLAIMS)),
  dryRun: z.optional(z.boolean()),
})
export type MoveBody = z.infer<typeof moveBody>

/** Null removes a value. */
export const seatBody = z.strictObject({
  name: z.optional(name),
  email: z.optional(z.nullable(email)),
  locale: z.optional(z.nullable(locale)),
  timeZone: z.optional(z.nullable(timeZone)),
  notifications: z.optional(
    z.strictObject({
      /** `off`: none but a new link. */
      mail: z.optional(z.enum(MAILS)),
      /** The hour of the daily email, of the seat's zone. */
      digestAt: z.optional(z.int().check(z.gte(0), z.lte(23))),
      reminders: z.optional(z.array(z.enum(REMINDERS)).check(z.maxLength(REMINDERS.length))),
      /** No reminder between 22 and 8 o'clock in the seat's zone. */
      quietHours: z.optional(z.boolean()),
      /** An arbiter's alone. */
      follow: z.optional(z.enum(FOLLOWS)),
    }),
  ),
  playForced: z.optional(z.boolean()),
  /** Lines that the seat tries from the position after `ply` half-moves: `16-19.26-22_1.20-24`. Private; none removes them. */
  tried: z.optional(
    z.strictObject({
      ply,
      tree: z.string().check(z.maxLength(TRIED.long), z.regex(/^[\d.x_-]*$/, 'must be lines of moves')),
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

/** Other fields are those of its type. */
export const actBody = z.looseObject({ type: z.enum(ACT_TYPES), ply })

export const declineBody = z.strictObject({ text: z.optional(text(LONGEST.declining)) })

export const linksBody = z.strictObject({ email })

export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly issues: readonly Issue[] }

const notJson = { ok: false, issues: [{ path: '', message: 'the body must be a JSON object' }] } as const

const readJson = (body: string): unknown => {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** Any package in the process may set zod's language: not for our answers. */
const plainly = { reportInput: true, error: () => PLAIN }

/** Refuses unknown fields. */
export const parse = <T>(shape: z.ZodMiniType<T>, value: unknown): Parsed<T> => {
  const read = shape.safeParse(value, plainly)
  return read.success ? { ok: true, value: read.data } : { ok: false, issues: issuesOf(read.error.issues) }
}

export const parseJson = <T>(body: string, read: (value: unknown) => Parsed<T>): Parsed<T> => {
  const value = readJson(body)
  return value === undefined ? notJson : read(value)
}

export const parseBody = <T>(shape: z.ZodMiniType<T>, body: string): Parsed<T> =>
  parseJson(body, (value) => parse(shape, value))
