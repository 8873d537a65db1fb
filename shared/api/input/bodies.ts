import * as z from 'zod/mini'
import { COUNTS, LONGEST } from '../../game/bounds.ts'
import { hookBody, hookChange, replayBody } from './webhook-shapes.ts'
import { orderBody } from './order-shapes.ts'
import { pushBody } from './push-shapes.ts'
import type { Taking } from '../routes/routes.ts'
import { actBody, createBody, linksBody, moveBody, personBody, seatBody } from './shapes.ts'
import { fen, text } from '../values/values.ts'

export const rulesMoveBody = z.strictObject({ fen, move: z.optional(text(LONGEST.move)) })

/** The version of the game that the reader has. */
const version = z.int().check(z.gte(0), z.lte(100_000))

export const lookBody = z.strictObject({
  seats: z
    .array(z.strictObject({ token: text(LONGEST.token), version: z.optional(version) }))
    .check(z.maxLength(COUNTS.looks.most)),
})

export const seenBody = z.strictObject({ version })

/**
 * The shape of each route's body, for the API's document. It stands apart from the routes, so that a container that
 * only shows something starts without any shape.
 */
export const BODIES: { readonly [R in Taking]: z.core.$ZodObject | z.core.$ZodUnion } = {
  create: createBody,
  order: orderBody,
  claim: personBody,
  look: lookBody,
  move: moveBody,
  act: actBody,
  changeSeat: seatBody,
  seen: seenBody,
  links: linksBody,
  rulesMove: rulesMoveBody,
  setPush: pushBody,
  addHook: hookBody,
  changeHook: hookChange,
  replayHook: replayBody,
}
