import * as z from 'zod/mini'
import { RESULT_REASONS } from '../../../game/model/events.ts'
import { TOURNAMENT_STATUSES } from '../../../tournament/model/words.ts'
import { TOURNAMENT_EVENT_TYPES } from '../../../webhooks/event-types.ts'
import {
  byColourShape,
  colourShape,
  countShape,
  documented,
  gameIdShape,
  instantShape,
  labelsShape,
  uriShape,
} from '../games/answer-values.ts'

const board = z.strictObject({
  number: documented(countShape(), 'The number of the board in the tournament.'),
  round: countShape(),
  game: gameIdShape(),
  players: byColourShape(() => z.string()),
  result: documented(
    z.optional(z.strictObject({ winner: z.nullable(colourShape()), reason: z.enum(RESULT_REASONS) })),
    'The result that counts. Left out if the game counts for nobody.',
  ),
  ruled: documented(z.optional(z.literal(true)), 'Present if an official has ruled so.'),
})

const leader = z.strictObject({ name: z.string(), place: countShape(), points: countShape() })

const data = z.strictObject({
  tournament: documented(gameIdShape(), 'The id of the tournament.'),
  version: documented(countShape(), 'Counts the changes of the tournament.'),
  status: z.enum(TOURNAMENT_STATUSES),
  title: documented(z.string(), 'The title of the tournament and its section.'),
  labels: documented(labelsShape(), 'As of the tournament’s games: `event`, `section` and, with a board, `round`.'),
  players: documented(countShape(), 'How many players there are.'),
  games: z.strictObject({ all: countShape(), over: countShape() }),
  board: documented(z.optional(board), 'With the type `board-finished`: the board, and its result.'),
  leaders: documented(
    z.optional(z.array(leader)),
    'With the type `tournament-finished`: the first three of the table. Empty if it was cancelled.',
  ),
  url: documented(uriShape(), 'The address of the public page.'),
})

/** What is posted to a webhook of the format `standard` about a tournament. */
export const tournamentPayloadShape = z.strictObject({
  type: z.enum(TOURNAMENT_EVENT_TYPES),
  timestamp: documented(instantShape(), 'When the event happened.'),
  data,
})
