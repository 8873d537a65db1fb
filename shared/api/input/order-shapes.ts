import * as z from 'zod/mini'
import { ORDER_LIMITS } from '../../game/limits/order-limits.ts'
import { documented } from '../answers/games/answer-values.ts'
import { agreement, createBody, personBody } from './shapes.ts'
import { type Parsed, parse, parseJson } from './parse-body.ts'
import { countInput, labelsInput } from '../values/values.ts'

const player = countInput({ least: 1, most: ORDER_LIMITS.players.most })

/** A pair, as the positions of its players in the list, counted from 1. */
const pair = z.strictObject({ black: player, white: player, labels: z.optional(labelsInput) })

const dryRun = () => documented(z.optional(z.boolean()), 'Nothing is stored: the answer has what would be made.')

/** An order of games between listed players: the given pairs, or a round robin. */
const pairedBody = z.strictObject({
  ...agreement,
  players: documented(
    z.array(personBody).check(z.minLength(ORDER_LIMITS.players.least), z.maxLength(ORDER_LIMITS.players.most)),
    'Without `seats:hold`, whoever plays Black needs an address.',
  ),
  pairs: documented(
    z.optional(z.array(pair).check(z.minLength(ORDER_LIMITS.pairs.least), z.maxLength(ORDER_LIMITS.pairs.most))),
    'Who meets whom, as places in `players`, from 1. Either this or `roundRobin`.',
  ),
  roundRobin: documented(
    z.optional(z.enum(['single', 'double'])),
    'Everyone meets everyone once, or twice with colours changed.',
  ),
  arbiter: documented(z.optional(personBody), 'An arbiter of all games, who is invited too.'),
  hold: documented(
    z.optional(z.boolean()),
    'Nobody is invited, and the order has all links: for programs with the scope `seats:hold`.',
  ),
  labels: documented(
    z.optional(labelsInput),
    'Labels of all games. Those of a pair, or the round and board of a round robin, come beside them.',
  ),
  dryRun: dryRun(),
})
export type PairedBody = z.infer<typeof pairedBody>

/** An order of single games, each as it would be offered by itself. */
const listedBody = z.strictObject({
  games: documented(
    z.array(createBody).check(z.minLength(1), z.maxLength(ORDER_LIMITS.games)),
    'Instead of players: each as `POST /v1/games` takes one.',
  ),
  dryRun: dryRun(),
})
export type ListedBody = z.infer<typeof listedBody>

export const orderBody = z.union([
  documented(pairedBody, { id: 'PairedOrder' }),
  documented(listedBody, { id: 'ListedOrder' }),
])
export type OrderBody = PairedBody | ListedBody

/** The issue of an order that has neither players nor games. */
const NEITHER = { path: 'players', message: 'is missing; an order has players, or games' } as const

/** Reads an order: of single games if it has `games`, or else of listed players. All its issues are about that form. */
export const readOrder = (text: string): Parsed<OrderBody> =>
  parseJson<OrderBody>(text, (value) => {
    const has = (field: string): boolean => typeof value === 'object' && value !== null && field in value
    if (has('games')) return parse(listedBody, value)
    const read = parse(pairedBody, value)
    return read.ok || has('players')
      ? read
      : { ok: false, issues: read.issues.map((issue) => (issue.path === 'players' ? NEITHER : issue)) }
  })
