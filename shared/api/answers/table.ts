import * as z from 'zod/mini'
import type { ApiRoute } from '../routes.ts'
import { gameShape } from './game.ts'
import { about, count } from './kinds.ts'
import { lookShape } from './look.ts'
import { legalMove, positionShape, ruleSetsShape } from './rules.ts'
import { actLinks, besideShape, claimedLinks, createdLinks, receiptShape, rotatedLinks, seatShape } from './seat.ts'

type Media = 'text/plain' | 'image/svg+xml' | 'image/png' | 'image/gif'

/** What a route answers when all is well: JSON of a shape, or a file. */
type Answered = { readonly shape: z.core.$ZodType } | { readonly file: Media }

const twice = about(z.optional(z.literal(true)), 'The same was sent before, and is done once.')

const gameWithLinks = z.strictObject({ ...gameShape.shape, links: z.optional(besideShape) })

const moved = z.strictObject({
  game: gameShape,
  receipt: receiptShape,
  links: z.optional(besideShape),
  duplicate: twice,
})

const tried = z.strictObject({ game: gameShape, dryRun: z.literal(true) })

/** For tests, types and the document: no function reads it. */
export const ANSWERED: { readonly [R in ApiRoute]: Answered } = {
  create: {
    shape: z.strictObject({
      game: gameShape,
      links: createdLinks,
      mail: about(z.optional(z.literal('held')), 'Emails are held back: hand on the links yourself.'),
    }),
  },
  claim: { shape: z.strictObject({ game: gameShape, links: claimedLinks }) },
  pdn: { file: 'text/plain' },
  fen: { file: 'text/plain' },
  svg: { file: 'image/svg+xml' },
  png: { file: 'image/png' },
  gif: { file: 'image/gif' },
  look: { shape: lookShape },
  game: { shape: about(gameWithLinks, { id: 'GameRead' }) },
  version: { shape: z.strictObject({ version: count() }) },
  legalMoves: { shape: z.strictObject({ ply: count(), legalMoves: z.array(legalMove) }) },
  move: { shape: z.union([moved, tried]) },
  act: { shape: z.strictObject({ game: gameShape, links: z.optional(actLinks), duplicate: twice }) },
  seat: { shape: seatShape },
  changeSeat: { shape: seatShape },
  rotate: { shape: z.strictObject({ links: rotatedLinks }) },
  links: { shape: z.strictObject({}) },
  ruleSets: { shape: ruleSetsShape },
  rulesMove: { shape: positionShape },
  health: { shape: z.strictObject({ status: z.literal('ok') }) },
}
