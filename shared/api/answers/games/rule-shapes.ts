import * as z from 'zod/mini'
import { COLOURS, RULES_IDS } from '../../../draughts/index.ts'
import { RESULT_REASONS } from '../../../game/model/events.ts'
import { type AnswerOf, documented, colourShape, countShape, squareShape } from './answer-values.ts'

export const legalMoveShape = documented(
  z.strictObject({
    move: documented(z.string(), 'The short form, or the full path where that is ambiguous.'),
    path: documented(z.array(squareShape()), 'Every square that the piece stands on.'),
    captures: documented(z.array(squareShape()), 'The squares taken.'),
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
              row: documented(countShape(), 'Counted from 0, from the top as White sees the board.'),
              column: documented(countShape(), 'Counted from 0, from the left as White sees the board.'),
              name: documented(
                z.optional(z.string()),
                'The name of the square, such as `c3`, if the rules use letters.',
              ),
            }),
          ),
          'Every square that is played on, in the order of the numbers.',
        ),
      }),
      begins: z.enum(COLOURS),
      gameType: documented(z.string(), 'The game type of PDN.'),
      fen: documented(z.string(), 'The start position.'),
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
    after: documented(z.optional(z.string()), 'The position after the move that was sent.'),
  }),
  { id: 'Position' },
)
export type PositionView = AnswerOf<typeof positionShape>
