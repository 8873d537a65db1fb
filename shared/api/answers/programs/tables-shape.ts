import * as z from 'zod/mini'
import { RULES_IDS } from '../../../draughts/index.ts'
import { type AnswerOf, countShape, documented, uriShape } from '../games/answer-values.ts'

export const tablesShape = z.strictObject({
  tables: z.array(
    z.strictObject({
      name: z.string(),
      rules: z.enum(RULES_IDS),
      pieces: documented(countShape(), 'The most pieces of a position, both sides together.'),
      bytes: countShape(),
      sha256: documented(z.string(), 'The SHA-256 of the file, in hexadecimal digits.'),
      format: documented(
        countShape(),
        'The version of the file’s format, which `assets/endgames/README.md` describes.',
      ),
      licence: z.string(),
      url: uriShape(),
    }),
  ),
})
export type TablesView = AnswerOf<typeof tablesShape>
