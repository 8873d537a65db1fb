import * as z from 'zod/mini'
import { CLAIMS, COLOURS } from '../draughts/index.ts'
import { COUNTS, LONGEST, PLAN, SPANS } from '../game/bounds.ts'
import { count, duration, ply, text } from './shapes.ts'

const plain = <T extends string>(type: T) => z.strictObject({ type: z.literal(type), ply })

const instant = z.pipe(
  z.string().check(
    z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/, 'must be an RFC 3339 instant'),
    z.refine((value) => !Number.isNaN(Date.parse(value)), 'must be an RFC 3339 instant'),
  ),
  z.transform((value) => Date.parse(value)),
)

const line = z.array(text(LONGEST.move)).check(z.maxLength(2 * PLAN.deep))

/** What is outside `SPANS.gift` but a time all the same: the game answers `too-long`. */
const ANY_TIME = SPANS.perMove

/** The body of `POST /v1/games/{id}/actions`: every act but a move, each with the ply that the actor saw. */
export const actionBody = z.discriminatedUnion('type', [
  plain('resign'),
  plain('abort'),
  plain('renew'),
  plain('offer-draw'),
  plain('accept-draw'),
  plain('decline-draw'),
  plain('withdraw-draw'),
  z.strictObject({ type: z.literal('claim-draw'), ply, claim: z.enum(CLAIMS) }),
  z.strictObject({
    type: z.literal('give-time'),
    ply,
    time: duration(ANY_TIME),
    seat: z.optional(z.enum(COLOURS)),
  }),
  z.strictObject({ type: z.literal('play-on'), ply, time: z.optional(duration(ANY_TIME)) }),
  z.strictObject({ type: z.literal('propose-pause'), ply, until: instant }),
  plain('accept-pause'),
  plain('decline-pause'),
  plain('end-pause'),
  z.strictObject({
    type: z.literal('take-leave'),
    ply,
    days: count(COUNTS.leaveDays),
    from: z.optional(instant),
  }),
  plain('end-leave'),
  plain('stand'),
  z.strictObject({ type: z.literal('huff'), ply, square: count(COUNTS.square) }),
  plain('enforce'),
  z.strictObject({ type: z.literal('plan'), ply, lines: z.array(line).check(z.maxLength(PLAN.moves)) }),
  plain('request-takeback'),
  plain('accept-takeback'),
  plain('decline-takeback'),
  plain('rematch'),
  z.strictObject({ type: z.literal('ask-reseat'), ply, seat: z.optional(z.enum(COLOURS)) }),
  plain('veto-reseat'),
  plain('ask-count'),
  plain('refuse-count'),
  z.strictObject({ type: z.literal('grant-count'), ply, stronger: z.enum(COLOURS) }),
  plain('end-count'),
  z.strictObject({ type: z.literal('adjudicate'), ply, result: z.enum([...COLOURS, 'draw']) }),
  plain('void'),
])
export type ActionBody = z.infer<typeof actionBody>
