import * as z from 'zod/mini'
import { REMINDERS, RESULT_REASONS } from '../../../game/model/events.ts'
import { ROLES } from '../../../game/model/words.ts'
import { GAME_EVENT_TYPES } from '../../../webhooks/event-types.ts'
import { tournamentPayloadShape } from '../tournaments/tournament-payload-shape.ts'
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
  version: documented(countShape(), 'Counts the changes that everyone can see.'),
  ply: documented(countShape(), 'How many half-moves have been played.'),
  status: z.enum(GAME_STATUSES),
  creator: documented(z.string(), 'The name of the player who offered the game.'),
  players: documented(
    z.optional(byColourShape(() => z.string())),
    'The names of both players. Left out until both have joined.',
  ),
  labels: documented(z.optional(labelsShape()), 'The labels from the program that owns the game, if any.'),
  turn: documented(z.optional(colourShape()), 'The side to move. Left out unless the game is active.'),
  deadline: documented(
    z.optional(instantShape()),
    'Until when the side to move may move, its reserve included. Left out without a clock or a turn.',
  ),
  reminder: documented(
    z.optional(z.enum(REMINDERS)),
    'With the type `reminder`: the `reserve` begins to run, or the deadline is in a `day` or in three `hours`.',
  ),
  by: documented(
    z.optional(z.string()),
    'The name of who offers a draw or called the game off or, if the clock called it off, never moved. Left out otherwise.',
  ),
  result: documented(
    z.optional(z.strictObject({ winner: z.nullable(colourShape()), reason: z.enum(RESULT_REASONS) })),
    'The result. A null `winner` means a draw. Left out unless the game is finished.',
  ),
  abortedBy: documented(
    z.optional(z.enum([...ROLES, 'clock', 'invited'])),
    'Who called the game off; `clock`: a side never moved; `invited`: the invitation was declined. Left out unless aborted.',
  ),
  title: documented(
    z.string(),
    'The labels `event`, `section`, `round` and `board` or, without these, the players’ names; until both have joined, the creator’s.',
  ),
  url: documented(uriShape(), 'The address of the game’s public page.'),
})

/** The body that is posted to a webhook of the format `standard`. */
export const standardPayloadShape = documented(
  z.union([
    z.strictObject({
      type: z.enum(GAME_EVENT_TYPES),
      timestamp: documented(instantShape(), 'When the event happened or, for a reminder, was due.'),
      data,
    }),
    tournamentPayloadShape,
    z.strictObject({
      type: z.literal('test'),
      timestamp: instantShape(),
      data: z.strictObject({ url: documented(uriShape(), 'The address of the service.') }),
    }),
  ]),
  { id: 'Posted', description: 'The body that is posted to a webhook of the format `standard`.' },
)
export type StandardPayload = AnswerOf<typeof standardPayloadShape>
