import * as z from 'zod/mini'
import { COLOURS } from '../../draughts/index.ts'
import { OWN_GAMES_LIMITS, LABELS } from '../../game/model/labels.ts'
import type { Instant } from '../../game/model/words.ts'
import { labelNameInput, textInput } from '../values/values.ts'

/** What is said of an order that the caller's owner has not placed, or that is no longer kept. */
export const NO_ORDER = 'must be the id of an order of yours that is still kept'

const isOrderId = (id: string): boolean => /^[0-9A-Za-z]{16}$/.test(id)

/** The statuses of a game: `open`, `active`, and the three ways to end. */
export const GAME_STATUSES = ['open', 'active', 'finished', 'aborted', 'expired'] as const

/** Returns the shape of how many entries a page of a list may have; as many as possible if it is left out. */
export const limitInput = (most: number) =>
  z._default(
    z.pipe(
      z
        .string()
        .check(
          z.refine(
            (value) => /^[1-9]\d{0,2}$/.test(value) && Number(value) <= most,
            `must be a whole number from 1 to ${most}`,
          ),
        ),
      z.transform(Number),
    ),
    most,
  )

const pairOf = (value: string): readonly [name: string, value: string] => {
  const colon = value.indexOf(':')
  return [value.slice(0, colon), value.slice(colon + 1)]
}

const isLabel = (value: string): boolean => {
  const [name, label] = pairOf(value)
  return (
    value.includes(':') && labelNameInput.safeParse(name).success && textInput(LABELS.value).safeParse(label).success
  )
}

/** Labels that a game must have, all of them if there are several. */
const label = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (value) => value.split('\n', LABELS.most + 1).every(isLabel),
        'must be a name and a value, such as event:Club Cup',
      ),
    ),
  z.transform((value) => value.split('\n').map(pairOf)),
)

const CURSOR = /^\d{13}(?:[0-9A-Za-z]{12}(?:\.\d{13})?)?$/
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/

const isSince = (value: string): boolean =>
  CURSOR.test(value) || (INSTANT.test(value) && !Number.isNaN(Date.parse(value)))

/** The position where a list begins: after the cursor of an earlier answer, or at an instant. */
export type Since = { readonly cursor: string } | { readonly instant: Instant }

/** Where a page of a list begins, as a request says it. */
export const sinceInput = z.pipe(
  z.string().check(z.refine(isSince, 'must be the next of an earlier answer, or an RFC 3339 instant')),
  z.transform((value): Since => (CURSOR.test(value) ? { cursor: value } : { instant: Date.parse(value) })),
)

const queryOf = (most: number) =>
  z.strictObject({
    since: z.optional(sinceInput),
    turn: z.optional(z.enum(COLOURS)),
    status: z.optional(z.enum(GAME_STATUSES)),
    label: z.optional(label),
    order: z.optional(z.string().check(z.refine(isOrderId, NO_ORDER))),
    limit: limitInput(most),
  })

export const feedQuery = queryOf(OWN_GAMES_LIMITS.games)
export const recordsQuery = queryOf(OWN_GAMES_LIMITS.records)
export type FeedQuery = z.infer<typeof feedQuery>
