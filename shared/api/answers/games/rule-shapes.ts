import * as z from 'zod/mini'
import { COLOURS, RULES_IDS } from '../../../draughts/index.ts'
import { RESULT_REASONS } from '../../../game/events.ts'
import { type Told, about, colour, count, square } from './kinds.ts'

export const legalMove = about(
  z.strictObject({
    move: about(z.string(), 'The short form, or the full path where that is ambiguous.'),
    path: about(z.array(square()), 'Every square that the piece stands on.'),
    captures: about(z.array(square()), 'The squares taken.'),
  }),
  { id: 'LegalMove' },
)

export const ruleSetsShape = z.strictObject({
  rules: z.array(
    z.strictObject({
      id: z.enum(RULES_IDS),
      board: z.strictObject({
        rows: count(),
        columns: count(),
        squares: count(),
        places: about(
          z.array(
            z.strictObject({
              square: square(),
              row: about(count(), 'Counted from 0, from the top as White sees the board.'),
              column: about(count(), 'Counted from 0, from the left as White sees the board.'),
              name: about(z.optional(z.string()), 'The name of the square, such as `c3`, if the rules use letters.'),
            }),
          ),
          'Every square that is played on, in the order of the numbers.',
        ),
      }),
      begins: z.enum(COLOURS),
      gameType: about(z.string(), 'The game type of PDN.'),
      fen: about(z.string(), 'The start position.'),
    }),
  ),
})
export type RuleSets = Told<typeof ruleSetsShape>

export const positionShape = about(
  z.strictObject({
    fen: z.string(),
    turn: colour(),
    legalMoves: z.array(legalMove),
    result: z.optional(z.strictObject({ winner: z.nullable(colour()), reason: z.enum(RESULT_REASONS) })),
    after: about(z.optional(z.string()), 'The position after the move that was sent.'),
  }),
  { id: 'Position' },
)
export type PositionView = Told<typeof positionShape>
