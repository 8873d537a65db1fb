import * as z from 'zod/mini'
import { type Told, colour, count, about, byColour, duration, instant } from './kinds.ts'

const freeze = z.strictObject({
  kind: about(z.enum(['pause', 'leave', 'outage']), 'Agreed, taken by one side, or the operator’s.'),
  from: instant(),
  until: instant(),
  seat: about(z.nullable(colour()), 'Null: for both sides.'),
})

export const clockShape = z.strictObject({
  perMove: z.optional(duration()),
  reserve: z.optional(duration()),
  increment: z.optional(duration()),
  cap: z.optional(duration()),
  moves: z.optional(count()),
  period: z.optional(duration()),
  weekends: about(z.optional(z.string()), 'The zone whose Saturdays and Sundays do not count.'),
  left: about(z.nullable(byColour(duration)), 'Reserves when the turn began. Null without a limit.'),
  given: about(z.nullable(byColour(duration)), 'Reserves that were ever given, with the first.'),
  leaveLeft: z.nullable(byColour(duration)),
  freezes: about(z.array(freeze), 'Times that do not count.'),
})
export type ClockView = Told<typeof clockShape>
