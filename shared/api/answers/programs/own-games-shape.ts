import * as z from 'zod/mini'
import { RESULT_REASONS } from '../../../game/model/events.ts'
import { GAME_STATUSES } from '../../input/feed-query.ts'
import { matchShape, summaryFields } from '../games/game-shape.ts'
import {
  type AnswerOf,
  documented,
  colourShape,
  countShape,
  gameIdShape,
  instantShape,
  labelsShape,
  uriShape,
} from '../games/answer-values.ts'

const line = documented(
  z.strictObject({
    id: gameIdShape(),
    version: documented(
      countShape(),
      'The version of the game. If the game is listed again unchanged, it is the same.',
    ),
    status: z.enum(GAME_STATUSES),
    ply: countShape(),
    turn: z.nullable(colourShape()),
    deadline: z.nullable(instantShape()),
    labels: labelsShape(),
    result: z.optional(z.strictObject({ winner: z.nullable(colourShape()), reason: z.enum(RESULT_REASONS) })),
    url: documented(uriShape(), 'The address of the game’s public page.'),
    changedAt: instantShape(),
    rules: z.optional(summaryFields.rules),
    seats: z.optional(summaryFields.seats),
    creator: z.optional(summaryFields.creator),
    match: z.optional(matchShape()),
    invited: documented(z.optional(z.string()), 'The name of the invited opponent, until they accept.'),
  }),
  { id: 'OwnGame' },
)
export type OwnGameView = AnswerOf<typeof line>

export const ownGamesShape = documented(
  z.strictObject({
    games: documented(z.array(line), 'The games in the order in which they changed.'),
    next: documented(z.string(), 'Send this as `since` to ask for what follows.'),
    more: documented(z.boolean(), 'Whether there is more already, so that you should ask again at once.'),
  }),
  { id: 'OwnGames' },
)
