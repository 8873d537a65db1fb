import * as z from 'zod/mini'
import { ORDER } from '../game/bounds.ts'
import { agreement, personBody } from './shapes.ts'
import { count, labels } from './values.ts'

const player = count({ least: 1, most: ORDER.players.most })

/** Players by their place in the list, from 1. */
const pair = z.strictObject({ black: player, white: player, labels: z.optional(labels) })

/** By `pairs`, or everyone against everyone: once, or twice with colours changed. */
export const orderBody = z.strictObject({
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
export type OrderBody = z.infer<typeof orderBody>
