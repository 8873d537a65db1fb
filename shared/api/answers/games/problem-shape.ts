import * as z from 'zod/mini'
import { MOVE_FAULTS } from '../../../draughts/index.ts'
import { STATUS } from '../../routes/http-status.ts'
import { gameShape } from './game-shape.ts'
import { about, count, uri } from './kinds.ts'

export const problemShape = about(
  z.strictObject({
    type: about(uri(), { format: 'uri', description: 'Where this code is explained.' }),
    title: z.string(),
    status: z.int().check(z.gte(400), z.lte(599)),
    detail: about(z.string(), 'A sentence for a person, in the language that the request accepts.'),
    code: about(z.enum(Object.keys(STATUS)), 'The code by which a program tells refusals apart.'),
    issues: about(
      z.optional(z.array(z.strictObject({ path: z.string(), message: z.string() }))),
      'What is wrong with each field.',
    ),
    reason: z.optional(z.enum(MOVE_FAULTS)),
    article: about(z.optional(z.string()), 'The article of the laws.'),
    forms: about(z.optional(z.array(z.string())), 'The full forms of an ambiguous move.'),
    legalMoves: z.optional(z.array(z.string())),
    ply: about(
      z.optional(z.enum(['behind', 'ahead'])),
      'Of `stale-ply`: `behind`, the game has moved on; `ahead`, that ply has not been played, or was taken back.',
    ),
    game: about(z.optional(gameShape), 'The game as it is now.'),
    allow: about(z.optional(z.array(z.string())), 'The methods of this address.'),
    limit: about(z.optional(count()), 'The most bytes that are allowed.'),
    accept: about(z.optional(z.string()), 'The content type that is read here.'),
    watch: about(z.optional(uri()), { format: 'uri', description: 'The game’s public page.' }),
    scope: about(z.optional(z.string()), 'The scope that the API key lacks.'),
  }),
  { id: 'Problem', description: 'A refusal, as RFC 9457 has it, and what helps with it.' },
)
