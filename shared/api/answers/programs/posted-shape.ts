import * as z from 'zod/mini'
import { REMINDERS, RESULT_REASONS } from '../../../game/events.ts'
import { ROLES } from '../../../game/words.ts'
import { HOOK_EVENTS } from '../../../hooks/kinds.ts'
import { STATUSES } from '../../input/feed-query.ts'
import { type Told, about, byColour, colour, count, gameId, instant, labelled, uri } from '../games/kinds.ts'

const data = z.strictObject({
  game: about(gameId(), 'The id of the game: twelve letters and digits.'),
  version: about(count(), 'The version that watchers see.'),
  ply: about(count(), 'How many half-moves have been played.'),
  status: z.enum(STATUSES),
  creator: about(z.string(), 'The name of who made the game.'),
  players: about(z.optional(byColour(() => z.string())), 'Their names, once both have joined.'),
  labels: about(z.optional(labelled()), 'What the program calls the game.'),
  turn: about(z.optional(colour()), 'Who is to move, while the game is active.'),
  deadline: about(z.optional(instant()), 'When the turn is lost. Left out without a clock or a turn.'),
  reminder: about(z.optional(z.enum(REMINDERS)), 'Which reminder it is; only with `reminder`.'),
  by: about(z.optional(z.string()), 'The name of who offers a draw, called the game off, or never moved.'),
  result: about(
    z.optional(z.strictObject({ winner: z.nullable(colour()), reason: z.enum(RESULT_REASONS) })),
    'Once it is finished. Without a winner it is a draw.',
  ),
  abortedBy: about(z.optional(z.enum([...ROLES, 'clock', 'invited'])), 'Who called the game off, once it is aborted.'),
  title: about(z.string(), 'The event, round and board of the game, or the names of its players.'),
  url: about(uri(), 'Where to watch it.'),
})

/** The body that is posted to a webhook of the format `standard`. */
export const postedShape = about(
  z.union([
    z.strictObject({
      type: z.enum(HOOK_EVENTS),
      timestamp: about(instant(), 'When it happened; of a reminder, when it was due.'),
      data,
    }),
    z.strictObject({
      type: z.literal('test'),
      timestamp: instant(),
      data: z.strictObject({ url: about(uri(), 'The service.') }),
    }),
  ]),
  { id: 'Posted', description: 'What a webhook of the format `standard` gets.' },
)
export type Posted = Told<typeof postedShape>
