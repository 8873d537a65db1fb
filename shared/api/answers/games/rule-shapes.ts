import * as z from 'zod/mini'
import { COLOURS, RULES_IDS } from '../../../draughts/index.ts'
import { RESULT_REASONS } from '../../../game/model/events.ts'
import { type AnswerOf, documented, colourShape, countShape, squareShape } from './answer-values.ts'

export const legalMoveShape = documented(
  z.strictObject({
    move: documented(z.string(), 'The move as it can be sent: its two ends, or the full path if those are ambiguous.'),
    path: documented(z.array(squareShape()), 'The squares on which the piece stands, from the first to the last.'),
    captures: documented(z.array(squareShape()), 'The squares of the captured pieces.'),
  }),
  { id: 'LegalMove' },
)

export const ruleSetsShape = z.strictObject({
  rules: z.array(
    z.strictObject({
      id: z.enum(RULES_IDS),
      board: z.strictObject({
        rows: countShape(),
        columns: countShape(),
        squares: countShape(),
        places: documented(
          z.array(
            z.strictObject({
              square: squareShape(),
              row: documented(countShape(), 'The row, counted from 0 at the top, as White sees the board.'),
              column: documented(countShape(), 'The column, counted from 0 at the left, as White sees the board.'),
              name: documented(
                z.optional(z.string()),
                'The name of the square, such as `c3`. Left out if the rules use numbers.',
              ),
            }),
          ),
          'Every square that is played on, in the order of their numbers.',
        ),
      }),
      begins: z.enum(COLOURS),
      gameType: documented(z.string(), 'The value of the PDN tag `GameType`, such as `21,B,8,8,N1,0`.'),
      fen: documented(z.string(), 'The start position, in FEN.'),
    }),
  ),
})
export type RuleSets = AnswerOf<typeof ruleSetsShape>

export const positionShape = documented(
  z.strictObject({
    fen: z.string(),
    turn: colourShape(),
    legalMoves: z.array(legalMoveShape),
    result: z.optional(z.strictObject({ winner: z.nullable(colourShape()), reason: z.enum(RESULT_REASONS) })),
    after: documented(
      z.optional(z.string()),
      'The position after the `move` of the request, in FEN. Left out without a move.',
    ),
  }),
  { id: 'Position' },
)
export type PositionView = AnswerOf<typeof positionShape>
