import * as z from 'zod/mini'
import { ORDER_LIMITS } from '../../game/limits/order-limits.ts'
import { documented } from '../answers/games/answer-values.ts'
import { agreement, createBody, personBody, placedPerson } from './shapes.ts'
import { type Parsed, parse, parseJson } from './parse-body.ts'
import { countInput, labelsInput } from '../values/values.ts'

const player = countInput({ least: 1, most: ORDER_LIMITS.players.most })

/** A pair, as the positions of its players in the list, counted from 1. */
const pair = z.strictObject({ black: player, white: player, labels: z.optional(labelsInput) })

const dryRun = () => documented(z.optional(z.boolean()), 'Nothing is stored: the answer has what would be created.')

/** An order of games between listed players: the given pairs, or a round robin. */
const pairedBody = z.strictObject({
  ...agreement,
  players: documented(
    z.array(placedPerson).check(z.minLength(ORDER_LIMITS.players.least), z.maxLength(ORDER_LIMITS.players.most)),
    'The players. Without the scope `seats:hold`, everyone who plays Black needs an email address.',
  ),
  pairs: documented(
    z.optional(z.array(pair).check(z.minLength(ORDER_LIMITS.pairs.least), z.maxLength(ORDER_LIMITS.pairs.most))),
    'Who plays whom, as positions in `players`, counted from 1. Either this or `roundRobin` is needed.',
  ),
  roundRobin: documented(
    z.optional(z.enum(['single', 'double'])),
    'Everyone plays everyone once, or twice with colours changed.',
  ),
  arbiter: documented(z.optional(personBody), 'The arbiter of all games, who is invited too.'),
  hold: documented(
    z.optional(z.boolean()),
    'Nobody is invited: your program gets all links; who has an address is emailed too. Needs `seats:hold`.',
  ),
  labels: documented(
    z.optional(labelsInput),
    'Labels of all games, beside those of each pair or the `round` and `board` of a round robin.',
  ),
  dryRun: dryRun(),
})
export type PairedBody = z.infer<typeof pairedBody>

/** An order of single games, each as it would be offered by itself. */
const listedBody = z.strictObject({
  games: documented(
    z.array(createBody).check(z.minLength(1), z.maxLength(ORDER_LIMITS.games)),
    'The games, instead of `players`; each is a body of `POST /v1/games`.',
  ),
  dryRun: dryRun(),
})
export type ListedBody = z.infer<typeof listedBody>

export const orderBody = z.union([
  documented(pairedBody, {
    id: 'PairedOrder',
    description: 'Games between listed players. Fields without a description are as in `CreateBody`.',
  }),
  documented(listedBody, { id: 'ListedOrder', description: 'Games that are listed one by one.' }),
])
export type OrderBody = PairedBody | ListedBody

/** The issue of an order that has neither players nor games. */
const NEITHER = { path: 'players', message: 'is missing; an order has players, or games' } as const

/**
 * Reads an order: of single games if it has `games`, or else of listed players. All issues are about the form that was
 * chosen.
 */
export const readOrder = (text: string): Parsed<OrderBody> =>
  parseJson<OrderBody>(text, (value) => {
    const has = (field: string): boolean => typeof value === 'object' && value !== null && field in value
    if (has('games')) return parse(listedBody, value)
    const read = parse(pairedBody, value)
    return read.ok || has('players')
      ? read
      : { ok: false, issues: read.issues.map((issue) => (issue.path === 'players' ? NEITHER : issue)) }
  })
