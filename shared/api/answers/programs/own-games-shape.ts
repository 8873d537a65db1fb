import * as z from 'zod/mini'
import { RESULT_REASONS } from '../../../game/events.ts'
import { STATUSES } from '../../input/feed-query.ts'
import { type Told, about, colour, count, gameId, instant, labelled, uri } from '../games/kinds.ts'

const line = about(
  z.strictObject({
    id: gameId(),
    version: about(count(), 'The version of the game. A game that is listed again unchanged has the same.'),
    status: z.enum(STATUSES),
    ply: count(),
    turn: z.nullable(colour()),
    deadline: z.nullable(instant()),
    labels: labelled(),
    result: z.optional(z.strictObject({ winner: z.nullable(colour()), reason: z.enum(RESULT_REASONS) })),
    url: about(uri(), 'Where to watch it.'),
    changedAt: instant(),
  }),
  { id: 'OwnGame' },
)
export type OwnGameView = Told<typeof line>

export const ownGamesShape = about(
  z.strictObject({
    games: about(z.array(line), 'Each game at least once, in the order in which they changed.'),
    next: about(z.string(), 'Send it as `since` to ask for what follows.'),
    more: about(z.boolean(), 'Whether to ask again at once.'),
  }),
  { id: 'OwnGames' },
)
