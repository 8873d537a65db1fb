import * as z from 'zod/mini'
import { ORDER } from '../../game/order-bounds.ts'
import { about } from '../answers/games/kinds.ts'
import { type Parsed, agreement, createBody, parse, parseJson, personBody } from './shapes.ts'
import { count, labels } from '../values/values.ts'

const player = count({ least: 1, most: ORDER.players.most })

/** A pair, as the positions of its players in the list, counted from 1. */
const pair = z.strictObject({ black: player, white: player, labels: z.optional(labels) })

const dryRun = () => about(z.optional(z.boolean()), 'Nothing is stored: the answer has what would be made.')

/** An order of games between listed players: the given pairs, or a round robin. */
const pairedBody = z.strictObject({
  ...agreement,
  players: about(
    z.array(personBody).check(z.minLength(ORDER.players.least), z.maxLength(ORDER.players.most)),
    'Without `seats:hold`, whoever plays Black needs an address.',
  ),
  pairs: about(
    z.optional(z.array(pair).check(z.minLength(ORDER.pairs.least), z.maxLength(ORDER.pairs.most))),
    'Who meets whom, as places in `players`, from 1. Either this or `roundRobin`.',
  ),
  roundRobin: about(z.optional(z.enum(['single', 'double'])), 'Everyone meets everyone, once or twice.'),
  director: about(z.optional(personBody), 'An arbiter of all games, who is invited too.'),
  hold: about(
    z.optional(z.boolean()),
    'Nobody is invited, and the order has all links: for programs with the scope `seats:hold`.',
  ),
  labels: about(
    z.optional(labels),
    'Of all games. Those of a pair, or the round and board of a round robin, come beside them.',
  ),
  dryRun: dryRun(),
})
export type PairedBody = z.infer<typeof pairedBody>

/** An order of single games, each as it would be offered by itself. */
const listedBody = z.strictObject({
  games: about(
    z.array(createBody).check(z.minLength(1), z.maxLength(ORDER.games)),
    'Instead of players: each as `POST /v1/games` takes one.',
  ),
  dryRun: dryRun(),
})
export type ListedBody = z.infer<typeof listedBody>

export const orderBody = z.union([about(pairedBody, { id: 'PairedOrder' }), about(listedBody, { id: 'ListedOrder' })])
export type OrderBody = PairedBody | ListedBody

/** The issue of an order that has neither players nor games. */
const NEITHER = { path: 'players', message: 'is missing; an order has players, or games' } as const

/** Reads an order. Its issues are those of the form that was chosen: `games`, or else players. */
export const readOrder = (text: string): Parsed<OrderBody> =>
  parseJson<OrderBody>(text, (value) => {
    const has = (field: string): boolean => typeof value === 'object' && value !== null && field in value
    if (has('games')) return parse(listedBody, value)
    const read = parse(pairedBody, value)
    return read.ok || has('players')
      ? read
      : { ok: false, issues: read.issues.map((issue) => (issue.path === 'players' ? NEITHER : issue)) }
  })
