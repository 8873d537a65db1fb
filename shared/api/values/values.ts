import * as z from 'zod/mini'
import { type ValueBounds, COUNT_BOUNDS, LONGEST, isWithinBounds } from '../../game/limits/bounds.ts'
import { LABELS } from '../../game/model/labels.ts'
import { lazyPattern } from '../../game/limits/lazy-pattern.ts'
import { isTimeZone } from '../../game/time/time-zone.ts'
import { PILED_MARKS, isEmailAddress } from './email-address.ts'
import { isoDuration, parseDuration, durationOrZero } from './iso.ts'

/** What the API document says about a value whose check is code. */
export type DocumentedFormat =
  | { readonly kind: 'email'; readonly most: number }
  | { readonly kind: 'locale' | 'timeZone' | 'instant' | 'receiver' }
  | { readonly kind: 'duration'; readonly least: string; readonly most: string }

/** The formats of values whose checks are code, for the API's document. */
export const DOCUMENTED_FORMATS = z.registry<DocumentedFormat>()

export const durationFormat = ({ least, most }: ValueBounds): DocumentedFormat => ({
  kind: 'duration',
  least: isoDuration(least),
  most: isoDuration(most),
})

/** Control, direction and other invisible characters, but not the joiners that some scripts and emoji need. */
const CONTROL = lazyPattern('[\\p{Cc}\\p{Zl}\\p{Zp}]|(?![\\u200c\\u200d])\\p{Cf}')

/** Most moves and names are ASCII and need no further check. */
const ASCII = /^[ -~]*$/

const isLocale = (locale: string): boolean => {
  try {
    return Intl.getCanonicalLocales(locale).length === 1
  } catch {
    return false
  }
}

/** Returns whether a text has no control character, no piled marks and no half of a character. */
const isClean = (value: string): boolean =>
  ASCII.test(value) || (!CONTROL().test(value) && !PILED_MARKS().test(value) && value.isWellFormed())

/**
 * Returns the shape of one line of text. It is trimmed. Control and direction characters, piled combining marks and
 * half surrogate pairs are refused.
 */
export const textInput = (longest: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'must not be empty'),
      z.maxLength(longest, `must be at most ${longest} characters`),
      z.refine(isClean, 'must not contain control characters'),
    )

/** Returns the shape of a text that may have several lines. A line break counts as one character. */
export const textBlockInput = (longest: number) =>
  z.string().check(
    z.overwrite((value) => value.replaceAll(/\r\n?/g, '\n')),
    z.trim(),
    z.minLength(1, 'must not be empty'),
    z.maxLength(longest, `must be at most ${longest} characters`),
    z.refine((value) => isClean(value.replaceAll('\n', ' ')), 'must not contain control characters'),
  )

/** Letters and symbols that show nothing: the Hangul fillers and the empty Braille pattern. */
const UNSEEN = /[\u115F\u1160\u3164\uFFA0\u2800]/gu

const SEEN = lazyPattern('[\\p{L}\\p{N}\\p{P}\\p{S}]')

const isSeen = (value: string): boolean => value === '' || SEEN().test(value.replaceAll(UNSEEN, ''))

/** Returns the shape of one line of text that names something, so that a reader must see it. */
export const namingInput = (longest: number) =>
  textInput(longest).check(z.refine(isSeen, 'must have a character that can be seen'))

export const nameInput = namingInput(LONGEST.name)
export const emailInput = z
  .string()
  .check(z.trim(), z.maxLength(LONGEST.email), z.refine(isEmailAddress, 'must be an email address'))
  .register(DOCUMENTED_FORMATS, { kind: 'email', most: LONGEST.email })
export const localeInput = z
  .string()
  .check(z.maxLength(LONGEST.locale), z.refine(isLocale, 'must be a language tag such as en or pt-BR'))
  .register(DOCUMENTED_FORMATS, { kind: 'locale' })
export const timeZoneInput = z
  .string()
  .check(z.maxLength(LONGEST.timeZone), z.refine(isTimeZone, 'must be a time zone such as Europe/Amsterdam'))
  .register(DOCUMENTED_FORMATS, { kind: 'timeZone' })

/** An instant in RFC 3339, which becomes milliseconds since 1970. */
export const instantInput = z
  .pipe(
    z.string().check(
      z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/, {
        error: 'must be an RFC 3339 instant',
        abort: true,
      }),
      z.refine((value) => !Number.isNaN(Date.parse(value)), 'must be an RFC 3339 instant'),
    ),
    z.transform((value) => Date.parse(value)),
  )
  .register(DOCUMENTED_FORMATS, { kind: 'instant' })

/** Returns the shape of a duration in ISO 8601 within the bounds. It is parsed to milliseconds. */
export const durationInput = (bounds: ValueBounds) =>
  z
    .pipe(
      z.string().check(
        z.refine(
          (value) => {
            const read = parseDuration(value)
            return read !== undefined && isWithinBounds(bounds, read)
          },
          `must be an ISO 8601 duration from ${isoDuration(bounds.least)} to ${isoDuration(bounds.most)}`,
        ),
      ),
      z.transform(durationOrZero),
    )
    .register(DOCUMENTED_FORMATS, durationFormat(bounds))

export const countInput = ({ least, most }: ValueBounds) => z.int().check(z.gte(least), z.lte(most))

export const plyInput = countInput(COUNT_BOUNDS.ply)

export const fenInput = z.string().check(z.maxLength(LONGEST.fen))

const LABELLED = /^[a-z][a-z0-9_-]*$/

const bytesOf = (labels: Readonly<Record<string, string>>): number =>
  new TextEncoder().encode(Object.entries(labels).flat().join('')).length

export const labelNameInput = z
  .string()
  .check(
    z.maxLength(LABELS.name),
    z.regex(LABELLED, 'must be a name such as event: small letters, digits, - and _, after a letter'),
  )

/** The labels of a game, which everyone sees. */
export const labelsInput = z.record(labelNameInput, textInput(LABELS.value)).check(
  z.refine((value) => Object.keys(value).length <= LABELS.most, `must be at most ${LABELS.most} labels`),
  z.refine((value) => bytesOf(value) <= LABELS.bytes, `must be at most ${LABELS.bytes} bytes altogether`),
)
