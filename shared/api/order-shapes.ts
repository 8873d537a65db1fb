import * as z from 'zod/mini'
import { ORDER } from '../game/order-bounds.ts'
import { about } from './answers/kinds.ts'
import { type Parsed, agreement, createBody, parse, parseJson, personBody } from './shapes.ts'
import { count, labels } from './values.ts'

const player = count({ least: 1, most: ORDER.players.most })

/** Players by their place in the list, from 1. */
const pair = z.strictObject({ black: player, white: player, labels: z.optional(labels) })

/** By `pairs`, or everyone against everyone: once, or twice with colours changed. */
const pairedBody = z.strictObject({
  ...agreement,
  players: z.array(personBody).check(z.minLength(ORDER.players.least), z.maxLength(ORDER.players.most)),
  pairs: z.optional(z.array(pair).check(z.minLength(ORDER.pairs.least), z.maxLength(ORDER.pairs.most))),
  roundRobin: z.optional(z.enum(['single', 'double'])),
  director: z.optional(personBody),
  hold: z.optional(z.boolean()),
  /** Of all games. Those of a pair, or its round and board, come beside them. */
  labels: z.optional(labels),
  /** Nothing is stored. */
  dryRun: z.optional(z.boolean()),
})
export type PairedBody = z.infer<typeof pairedBody>

/** Each as one game is offered by itself. */
const listedBody = z.strictObject({
  games: z.array(createBody).check(z.minLength(1), z.maxLength(ORDER.games)),
  dryRun: z.optional(z.boolean()),
})
export type ListedBody = z.infer<typeof listedBody>

export const orderBody = z.union([about(pairedBody, { id: 'PairedOrder' }), about(listedBody, { id: 'ListedOrder' })])
export type OrderBody = PairedBody | ListedBody

const isListed = (value: unknown): boolean => typeof value === 'object' && value !== null && 'games' in value

/** What is wrong is told of the way that was chosen. */
export const readOrder = (text: string): Parsed<OrderBody> =>
  parseJson<OrderBody>(text, (value) => (isListed(value) ? parse(listedBody, value) : parse(pairedBody, value)))
