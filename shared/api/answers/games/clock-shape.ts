import * as z from 'zod/mini'
import {
  type AnswerOf,
  colourShape,
  countShape,
  documented,
  byColourShape,
  durationShape,
  instantShape,
} from './answer-values.ts'

const freeze = z.strictObject({
  kind: documented(
    z.enum(['pause', 'leave', 'outage']),
    '`pause`: both agreed on it; `leave`: one side took it; `outage`: the operator declared it.',
  ),
  from: instantShape(),
  until: instantShape(),
  seat: documented(z.nullable(colourShape()), 'Null if it stops the clocks of both sides.'),
})

export const clockShape = z.strictObject({
  perMove: z.optional(durationShape()),
  reserve: z.optional(durationShape()),
  increment: z.optional(durationShape()),
  cap: z.optional(durationShape()),
  moves: z.optional(countShape()),
  period: z.optional(durationShape()),
  weekends: documented(z.optional(z.string()), 'The zone whose Saturdays and Sundays do not count.'),
  left: documented(
    z.nullable(byColourShape(durationShape)),
    'What was left of the reserves when the turn began. Null without a limit.',
  ),
  given: documented(
    z.nullable(byColourShape(durationShape)),
    'All time that the reserves ever got, the first reserve included.',
  ),
  leaveLeft: z.nullable(byColourShape(durationShape)),
  freezes: documented(z.array(freeze), 'Times that do not count for the clocks.'),
})
export type ClockView = AnswerOf<typeof clockShape>
