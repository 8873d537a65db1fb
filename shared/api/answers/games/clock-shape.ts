import * as z from 'zod/mini'
import { type Told, colour, count, about, byColour, duration, instant } from './kinds.ts'

const freeze = z.strictObject({
  kind: about(
    z.enum(['pause', 'leave', 'outage']),
    '`pause`: both agreed on it; `leave`: one side took it; `outage`: the operator declared it.',
  ),
  from: instant(),
  until: instant(),
  seat: about(z.nullable(colour()), 'Null if it stops the clocks of both sides.'),
})

export const clockShape = z.strictObject({
  perMove: z.optional(duration()),
  reserve: z.optional(duration()),
  increment: z.optional(duration()),
  cap: z.optional(duration()),
  moves: z.optional(count()),
  period: z.optional(duration()),
  weekends: about(z.optional(z.string()), 'The zone whose Saturdays and Sundays do not count.'),
  left: about(
    z.nullable(byColour(duration)),
    'What was left of the reserves when the turn began. Null without a limit.',
  ),
  given: about(z.nullable(byColour(duration)), 'All time that the reserves ever got, the first reserve included.'),
  leaveLeft: z.nullable(byColour(duration)),
  freezes: about(z.array(freeze), 'Times that do not count for the clocks.'),
})
export type ClockView = Told<typeof clockShape>
