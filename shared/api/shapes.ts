import * as z from 'zod/mini'
import { isAddress } from './address.ts'
import { type Issue, PLAIN, issuesOf } from './issues.ts'
import { CLAIMS, COLOURS, RULES_IDS } from '../draughts/index.ts'
import { REMINDERS } from '../game/events.ts'
import { DECKS, PRESET_NAMES, USUAL } from '../game/terms.ts'
import { type Bounds, COUNTS, LEAST_TURN, LONGEST, SPANS, isWithin } from '../game/bounds.ts'
import { isZone } from '../game/zones.ts'
import { parseDuration, spanOf } from './iso.ts'

/** Controls, marks of direction and other unseen characters, but not the joiners that some scripts and emoji need. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/u

/** More marks on one letter than any language has. */
const PILED = /\p{M}{5}/u

const isLocale = (locale: string): boolean => {
  try {
    return Intl.getCanonicalLocales(locale).length === 1
  } catch {
    return false
  }
}

/** A line of text without controls, half characters or marks of direction. */
export const text = (longest: number) =>
  z.string().check(
    z.trim(),
    z.minLength(1, 'must not be empty'),
    z.maxLength(longest, `must be at most ${longest} characters`),
    z.refine(
      (value) => !CONTROL.test(value) && !PILED.test(value) && value.isWellFormed(),
      'must not contain control characters',
    ),
  )

export const name = text(LONGEST.name)
export const email = z
  .string()
  .check(z.trim(), z.maxLength(LONGEST.email), z.refine(isAddress, 'must be an email address'))
const locale = z
  .string()
  .check(z.maxLength(LONGEST.locale), z.refine(isLocale, 'must be a language tag such as en or pt-BR'))
const timeZone = z
  .string()
  .check(z.maxLength(LONGEST.timeZone), z.refine(isZone, 'must be a time zone such as Europe/Amsterdam'))

/** An RFC 3339 instant, in milliseconds since 1970. */
export const instant = z.pipe(
  z.string().check(
    z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/, 'must be an RFC 3339 instant'),
    z.refine((value) => !Number.isNaN(Date.parse(value)), 'must be an RFC 3339 instant'),
  ),
  z.transform((value) => Date.parse(value)),
)

/** An ISO 8601 duration between two bounds, in milliseconds. */
export const duration = (bounds: Bounds) =>
  z.pipe(
    z.string().check(
      z.refine((value) => {
        const read = parseDuration(value)
        return read !== undefined && isWithin(bounds, read)
      }, 'must be an ISO 8601 duration within bounds, such as P3D'),
    ),
    z.transform(spanOf),
  )

const person = { name, email: z.optional(email), locale: z.optional(locale), timeZone: z.optional(timeZone) }

export const count = ({ least, most }: Bounds) => z.int().check(z.gte(least), z.lte(most))

export const ply = count(COUNTS.ply)

export const rulesId = z.enum(RULES_IDS)

/** Every part may be 0, but not all. */
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
      ({ perMove, reserve }) => perMove + reserve >= LEAST_TURN,
      'perMove and reserve together must give at least a minute',
    ),
    z.refine(({ moves, period }) => (moves === undefined) === (period === undefined), 'moves and period go together'),
  )

export const fen = z.string().check(z.maxLength(LONGEST.fen))
const opening = z.union([
  z.literal('free'),
  z.strictObject({ fen }),
  z.strictObject({ ballot: z.enum(DECKS), number: z.optional(count(COUNTS.ballot)) }),
])

export const createBody = z.strictObject({
  rules: z._default(rulesId, 'english'),
  clock: z.optional(z.union([z.enum(PRESET_NAMES), control])),
  opening: z.optional(opening),
  match: z._default(z.enum(['single', 'two-game']), 'single'),
  /** Whether the second game of a match begins with the first, or when it is over. */
  matchOrder: z._default(z.enum(['together', 'in-turn']), 'together'),
  strictness: z._default(z.enum(['lenient', 'laws']), 'lenient'),
  invitationLife: z._default(duration(SPANS.invitationLife), USUAL.invitationLife),
  leave: z._default(duration(SPANS.leave), USUAL.leave),
  /** In the creator's zone. */
  weekendsOff: z._default(z.boolean(), false),
  creator: z.strictObject({ ...person, seat: z.enum([...COLOURS, 'toss']) }),
  opponent: z.optional(z.strictObject(person)),
  director: z.optional(z.strictObject(person)),
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

/** What the holder of a seat may change. Null removes a value. */
export const seatBody = z.strictObject({
  name: z.optional(name),
  email: z.optional(z.nullable(email)),
  locale: z.optional(z.nullable(locale)),
  timeZone: z.optional(z.nullable(timeZone)),
  notifications: z.optional(
    z.strictObject({
      mail: z.optional(z.boolean()),
      reminders: z.optional(z.array(z.enum(REMINDERS)).check(z.maxLength(REMINDERS.length))),
      /** No reminder between 22 and 8 o'clock in the seat's zone. */
      quietHours: z.optional(z.boolean()),
    }),
  ),
  /** Plays the only legal move. */
  playForced: z.optional(z.boolean()),
  /** Private. */
  note: z.optional(
    z.string().check(
      z.maxLength(LONGEST.note),
      z.refine((value) => value.isWellFormed(), 'must not contain half of a character'),
    ),
  ),
})
export type SeatBody = z.infer<typeof seatBody>

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

/** A language of zod's, which any other package in the process may set, has no say in what we answer. */
const plainly = { reportInput: true, error: () => PLAIN }

/** Refuses unknown fields. */
export const parse = <T>(shape: z.ZodMiniType<T>, value: unknown): Parsed<T> => {
  const read = shape.safeParse(value, plainly)
  return read.success ? { ok: true, value: read.data } : { ok: false, issues: issuesOf(read.error.issues) }
}

/** Reads a JSON text, and then its value. */
export const parseJson = <T>(body: string, read: (value: unknown) => Parsed<T>): Parsed<T> => {
  const value = readJson(body)
  return value === undefined ? notJson : read(value)
}

export const parseBody = <T>(shape: z.ZodMiniType<T>, body: string): Parsed<T> =>
  parseJson(body, (value) => parse(shape, value))
