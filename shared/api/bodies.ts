import * as z from 'zod/mini'
import { COUNT_BOUNDS, LONGEST } from '../game/limits/bounds.ts'
import { orderBody } from './input/order-shapes.ts'
import { pushBody } from './input/push-shapes.ts'
import { actBody, claimBody, createBody, linksBody, moveBody, seatBody } from './input/shapes.ts'
import { entrySettingsBody } from './input/tournaments/entry-settings-body.ts'
import { tournamentActBody } from './input/tournaments/tournament-act-shapes.ts'
import { entryBody, tournamentBody } from './input/tournaments/tournament-shapes.ts'
import { replayBody, webhookBody, webhookChange } from './input/webhook-shapes.ts'
import type { RouteWithBody } from './routes/routes.ts'
import { countInput, fenInput, instantInput, textInput } from './values/values.ts'

export const rulesMoveBody = z.strictObject({ fen: fenInput, move: z.optional(textInput(LONGEST.move)) })

/** The version of the game that the reader has. */
const version = z.int().check(z.gte(0), z.lte(100_000))

export const lookBody = z.strictObject({
  seats: z
    .array(z.strictObject({ token: textInput(LONGEST.token), version: z.optional(version) }))
    .check(z.maxLength(COUNT_BOUNDS.looks.most)),
})

/** The links of one person's games, and for how long they are away from all of them. */
export const awayBody = z
  .strictObject({
    seats: z.array(textInput(LONGEST.token)).check(z.maxLength(COUNT_BOUNDS.looks.most)),
    days: countInput(COUNT_BOUNDS.awayDays),
    from: z.optional(instantInput),
  })
  .check(z.refine(({ days, from }) => days !== 0 || from === undefined, 'from goes with days of leave'))

export const seenBody = z.strictObject({ version, left: z.optional(z.boolean()) })

/**
 * The shape of each route's body, for the API's document. This table stands apart from the routes, so that a Lambda
 * container loads the shapes only when it needs them.
 */
export const BODIES: { readonly [R in RouteWithBody]: z.core.$ZodObject | z.core.$ZodUnion } = {
  create: createBody,
  order: orderBody,
  claim: claimBody,
  look: lookBody,
  away: awayBody,
  move: moveBody,
  act: actBody,
  changeSeat: seatBody,
  seen: seenBody,
  links: linksBody,
  rulesMove: rulesMoveBody,
  setPush: pushBody,
  addHook: webhookBody,
  changeHook: webhookChange,
  replayHook: replayBody,
  found: tournamentBody,
  tournamentAct: tournamentActBody,
  enter: entryBody,
  changeEntry: entrySettingsBody,
}
