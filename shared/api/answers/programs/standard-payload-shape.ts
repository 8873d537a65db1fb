import * as z from 'zod/mini'
import { REMINDERS, RESULT_REASONS } from '../../../game/model/events.ts'
import { ROLES } from '../../../game/model/words.ts'
import { WEBHOOK_EVENT_TYPES } from '../../../webhooks/event-types.ts'
import { GAME_STATUSES } from '../../input/feed-query.ts'
import {
  type AnswerOf,
  documented,
  byColourShape,
  colourShape,
  countShape,
  gameIdShape,
  instantShape,
  labelsShape,
  uriShape,
} from '../games/answer-values.ts'

const data = z.strictObject({
  game: documented(gameIdShape(), 'The id of the game: twelve letters and digits.'),
  version: documented(countShape(), 'The version that watchers see.'),
  ply: documented(countShape(), 'How many half-moves have been played.'),
  status: z.enum(GAME_STATUSES),
  creator: documented(z.string(), 'The name of who made the game.'),
  players: documented(z.optional(byColourShape(() => z.string())), 'Their names, once both have joined.'),
  labels: documented(z.optional(labelsShape()), 'What the program calls the game.'),
  turn: documented(z.optional(colourShape()), 'Who is to move, while the game is active.'),
  deadline: documented(z.optional(instantShape()), 'When the turn is lost. Left out without a clock or a turn.'),
  reminder: documented(z.optional(z.enum(REMINDERS)), 'Which reminder it is; only with `reminder`.'),
  by: documented(z.optional(z.string()), 'The name of who offers a draw, called the game off, or never moved.'),
  result: documented(
    z.optional(z.strictObject({ winner: z.nullable(colourShape()), reason: z.enum(RESULT_REASONS) })),
    'The result of a finished game. Without a winner it is a draw.',
  ),
  abortedBy: documented(
    z.optional(z.enum([...ROLES, 'clock', 'invited'])),
    'Who called the game off, once it is aborted.',
  ),
  title: documented(z.string(), 'The event, round and board of the game, or the names of its players.'),
  url: documented(uriShape(), 'Where to watch it.'),
})

/** The body that is posted to a webhook of the format `standard`. */
export const standardPayloadShape = documented(
  z.union([
    z.strictObject({
      type: z.enum(WEBHOOK_EVENT_TYPES),
      timestamp: documented(instantShape(), 'When it happened; of a reminder, when it was due.'),
      data,
    }),
    z.strictObject({
      type: z.literal('test'),
      timestamp: instantShape(),
      data: z.strictObject({ url: documented(uriShape(), 'The service.') }),
    }),
  ]),
  { id: 'Posted', description: 'What a webhook of the format `standard` gets.' },
)
export type StandardPayload = AnswerOf<typeof standardPayloadShape>
