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

export const freezeShape = z.strictObject({
  kind: documented(
    z.enum(['pause', 'leave', 'outage', 'tournament']),
    '`pause`: both sides agreed on it; `leave`: one side took it; `outage`: the operator declared it; `tournament`: the secretary has paused all games.',
  ),
  from: instantShape(),
  until: instantShape(),
  seat: documented(z.nullable(colourShape()), 'The side whose clock stops. Null if both clocks stop.'),
})

export const clockShape = z.strictObject({
  perMove: z.optional(durationShape()),
  reserve: z.optional(durationShape()),
  increment: z.optional(durationShape()),
  cap: z.optional(durationShape()),
  moves: z.optional(countShape()),
  period: z.optional(durationShape()),
  weekends: documented(z.optional(z.string()), 'The time zone whose Saturdays and Sundays stop the clocks, if any.'),
  left: documented(
    z.nullable(byColourShape(durationShape)),
    'The reserve of each side when the present (or last) turn began. Null without a clock.',
  ),
  given: documented(
    z.nullable(byColourShape(durationShape)),
    'All time that each reserve ever got, with its first amount and gifts. Null without a clock.',
  ),
  leaveLeft: documented(
    z.nullable(byColourShape(durationShape)),
    'The leave that each side may still take. Null without a clock.',
  ),
  freezes: documented(z.array(freezeShape), 'Periods that do not count for the clocks, past and to come.'),
})
export type ClockView = AnswerOf<typeof clockShape>
