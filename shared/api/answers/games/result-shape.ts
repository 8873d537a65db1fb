import * as z from 'zod/mini'
import { ENDGAME_TABLES, type EndgameTableName } from '../../../draughts/endgames/table-list.ts'
import { RESULT_REASONS } from '../../../game/model/events.ts'
import { type AnswerOf, colourShape, countShape, documented } from './answer-values.ts'

// The object has no other keys than its type, so the assertion is safe.
const TABLE_NAMES = Object.keys(ENDGAME_TABLES) as [EndgameTableName, ...EndgameTableName[]]

/** Returns a new shape of the result of a game, with the entry of an endgame table if that has decided. */
export const resultShape = () =>
  z.strictObject({
    winner: z.nullable(colourShape()),
    reason: z.enum(RESULT_REASONS),
    table: documented(
      z.optional(
        z.strictObject({
          name: z.enum(TABLE_NAMES),
          slice: documented(z.string(), 'The pieces of the side to move and of the other side, as `MK-KK`.'),
          index: documented(countShape(), 'The place of the position in the slice, from 0.'),
          sha256: documented(z.string(), 'The SHA-256 of the table’s file, in hexadecimal digits.'),
        }),
      ),
      'With the reason `table`: the entry that decided, which anyone can look up in the file at `/v1/tables/{name}`.',
    ),
  })
export type ResultView = AnswerOf<ReturnType<typeof resultShape>>
