import * as z from 'zod/mini'
import { type AnswerOf, countShape, documented, instantShape } from '../games/answer-values.ts'

const index = () => countShape()

export const awayShape = documented(
  z.strictObject({
    done: documented(
      z.array(
        z.strictObject({
          index: index(),
          leave: z.nullable(z.strictObject({ from: instantShape(), until: instantShape() })),
        }),
      ),
      'The games as they stand now, each with its leave, by the index of the link. A leave that ends before the others had no more days.',
    ),
    refused: documented(
      z.array(z.strictObject({ index: index(), code: z.string(), detail: z.string() })),
      'The games without leave, and why.',
    ),
    gone: documented(z.array(index()), 'The indexes of links that do not, or no longer, work.'),
    next: documented(
      z.optional(countShape()),
      'The index of the first link that was not read: ask again from there. Left out if all were read.',
    ),
  }),
  { id: 'Away' },
)
export type AwayAnswer = AnswerOf<typeof awayShape>
