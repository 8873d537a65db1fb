import * as z from 'zod/mini'
import { MOVE_FAULTS } from '../../../draughts/index.ts'
import { API_REFUSAL_CODES } from '../../routes/tournament-status.ts'
import { gameShape } from './game-shape.ts'
import { documented, countShape, uriShape } from './answer-values.ts'

export const problemShape = documented(
  z.strictObject({
    type: documented(uriShape(), { format: 'uri', description: 'The address at which this code is explained.' }),
    title: z.string(),
    status: z.int().check(z.gte(400), z.lte(599)),
    detail: documented(
      z.string(),
      'A sentence for a person, in the language that the request’s `Accept-Language` asks for.',
    ),
    code: documented(z.enum(API_REFUSAL_CODES), 'The code by which a program tells refusals apart.'),
    issues: documented(
      z.optional(z.array(z.strictObject({ path: z.string(), message: z.string() }))),
      'The wrong fields of the request, each with what is wrong.',
    ),
    reason: documented(z.optional(z.enum(MOVE_FAULTS)), 'With `illegal-move`: why the move is illegal.'),
    article: documented(z.optional(z.string()), 'With `illegal-move`: the article of the laws that the move breaks.'),
    drawsFrom: documented(
      z.optional(countShape()),
      'With `not-yet`: the number of the player’s first move with which they may offer a draw.',
    ),
    until: documented(
      z.optional(z.enum(['own-move', 'end'])),
      'With `not-yet`: what it waits for, your own move or the end of the game.',
    ),
    forms: documented(z.optional(z.array(z.string())), 'With an ambiguous move: the full forms that it can mean.'),
    legalMoves: documented(z.optional(z.array(z.string())), 'With `illegal-move`: the legal moves.'),
    ply: documented(
      z.optional(z.enum(['behind', 'ahead'])),
      'With `stale-ply`: `behind` if the game has moved on; `ahead` if the ply of the request has not been played, or was taken back.',
    ),
    game: documented(z.optional(gameShape), 'The present game, with some codes, such as `stale-ply`.'),
    allow: documented(z.optional(z.array(z.string())), 'With `method-not-allowed`: the methods of this address.'),
    limit: documented(z.optional(countShape()), 'With `content-too-large`: the most bytes of a body.'),
    accept: documented(z.optional(z.string()), 'With `unsupported-media-type`: the content type that is read here.'),
    watch: documented(z.optional(uriShape()), {
      format: 'uri',
      description: 'With `links-expired`: the address of the public page of the game or tournament.',
    }),
    least: documented(z.optional(countShape()), 'With `too-few-players`: how many must have accepted.'),
    most: documented(
      z.optional(countShape()),
      'With `too-many-players` and `too-many-games`: how many an event may have.',
    ),
    scope: documented(
      z.optional(z.string()),
      'With `scope-missing` and `key-needed`: the scope that the API key needs.',
    ),
  }),
  { id: 'Problem', description: 'A refusal in the form of RFC 9457, with further fields that some codes have.' },
)
