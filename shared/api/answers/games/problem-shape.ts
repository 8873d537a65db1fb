import * as z from 'zod/mini'
import { MOVE_FAULTS } from '../../../draughts/index.ts'
import { HTTP_STATUS } from '../../routes/http-status.ts'
import { gameShape } from './game-shape.ts'
import { documented, countShape, uriShape } from './answer-values.ts'

export const problemShape = documented(
  z.strictObject({
    type: documented(uriShape(), { format: 'uri', description: 'Where this code is explained.' }),
    title: z.string(),
    status: z.int().check(z.gte(400), z.lte(599)),
    detail: documented(z.string(), 'A sentence for a person, in the language that the request accepts.'),
    code: documented(z.enum(Object.keys(HTTP_STATUS)), 'The code by which a program tells refusals apart.'),
    issues: documented(
      z.optional(z.array(z.strictObject({ path: z.string(), message: z.string() }))),
      'What is wrong with each field.',
    ),
    reason: z.optional(z.enum(MOVE_FAULTS)),
    article: documented(z.optional(z.string()), 'The article of the laws.'),
    drawsFrom: documented(
      z.optional(countShape()),
      'With `not-yet`: the own move from which on a draw may be offered.',
    ),
    forms: documented(z.optional(z.array(z.string())), 'The full forms of an ambiguous move.'),
    legalMoves: z.optional(z.array(z.string())),
    ply: documented(
      z.optional(z.enum(['behind', 'ahead'])),
      '`stale-ply`: `behind`, the game has moved on; `ahead`, that ply has not been played, or was taken back.',
    ),
    game: documented(z.optional(gameShape), 'The game as it is now.'),
    allow: documented(z.optional(z.array(z.string())), 'The methods of this address.'),
    limit: documented(z.optional(countShape()), 'The most bytes that are allowed.'),
    accept: documented(z.optional(z.string()), 'The content type that is read here.'),
    watch: documented(z.optional(uriShape()), { format: 'uri', description: 'The game’s public page.' }),
    scope: documented(z.optional(z.string()), 'The scope that the API key lacks.'),
  }),
  { id: 'Problem', description: 'A refusal, as RFC 9457 has it, and what helps with it.' },
)
