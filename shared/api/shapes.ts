import * as z from 'zod/mini'
import { COLOURS, RULES_IDS } from '../draughts/index.ts'
import { DAY } from '../game/words.ts'
import { parseDuration } from './iso.ts'

/** Longest of the texts that people send. Characters, not bytes. */
export const LONGEST = { name: 40, email: 254, move: 120, locale: 35, timeZone: 64 } as const

const CONTROL = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u

const isZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

const isLocale = (locale: string): boolean => {
  try {
    return Intl.getCanonicalLocales(locale).length === 1
  } catch {
    return false
  }
}

const text = (longest: number) =>
  z.string().check(
    z.trim(),
    z.minLength(1, 'must not be empty'),
    z.maxLength(longest, `must be at most ${longest} characters`),
    z.refine((value) => !CONTROL.test(value) && value.isWellFormed(), 'must not contain control characters'),
  )

export const name = text(LONGEST.name)
export const email = z
  .string()
  .check(
    z.trim(),
    z.maxLength(LONGEST.email),
    z.regex(/^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\]+\.[^\s@.<>"(),:;[\]\\]{2,}$/, 'must be an e-mail address'),
  )
const locale = z
  .string()
  .check(z.maxLength(LONGEST.locale), z.refine(isLocale, 'must be a language tag such as en or pt-BR'))
const timeZone = z
  .string()
  .check(z.maxLength(LONGEST.timeZone), z.refine(isZone, 'must be a time zone such as Europe/Amsterdam'))

const duration = (from: number, to: number) =>
  z.pipe(
    z.string().check(
      z.refine((value) => {
        const read = parseDuration(value)
        return read !== undefined && read >= from && read <= to
      }, 'must be an ISO 8601 duration within bounds, such as P3D'),
    ),
    z.transform((value) => parseDuration(value) ?? 0),
  )

const person = { name, email: z.optional(email), locale: z.optional(locale), timeZone: z.optional(timeZone) }

export const ply = z.int().check(z.gte(0), z.lte(100_000))

export const rulesId = z.enum(RULES_IDS)

/** A turn may take a minute to a year; a reserve may be nothing. */
const clock = z.strictObject({ perMove: duration(60_000, 366 * DAY), reserve: z._default(duration(0, 366 * DAY), 0) })

export const createBody = z.strictObject({
  rules: z._default(rulesId, 'english'),
  clock: z.optional(z.union([z.enum(['relaxed', 'none']), clock])),
  opening: z.optional(z.union([z.literal('free'), z.strictObject({ fen: z.string().check(z.maxLength(400)) })])),
  creator: z.strictObject({ ...person, seat: z.enum([...COLOURS, 'toss']) }),
  opponent: z.optional(z.strictObject(person)),
})
export type CreateBody = z.infer<typeof createBody>

export const claimBody = z.strictObject(person)
export type ClaimBody = z.infer<typeof claimBody>

export const moveBody = z.strictObject({ ply, move: text(LONGEST.move), dryRun: z.optional(z.boolean()) })
export type MoveBody = z.infer<typeof moveBody>

export const actionBody = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('resign'), ply }),
  z.strictObject({ type: z.literal('abort'), ply }),
])
export type ActionBody = z.infer<typeof actionBody>

export const rulesMoveBody = z.strictObject({
  fen: z.string().check(z.maxLength(400)),
  move: z.optional(text(LONGEST.move)),
})

/** One thing wrong with a request: where (`creator.name`), and what. */
export type Issue = { readonly path: string; readonly message: string }

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

/** Reads a value against a strict shape: unknown fields are refused. */
export const parse = <T>(shape: z.ZodMiniType<T>, value: unknown): Parsed<T> => {
  const read = shape.safeParse(value)
  if (read.success) return { ok: true, value: read.data }
  return { ok: false, issues: read.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })) }
}

export const parseBody = <T>(shape: z.ZodMiniType<T>, body: string): Parsed<T> => {
  const value = readJson(body)
  return value === undefined ? notJson : parse(shape, value)
}
