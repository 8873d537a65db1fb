import * as z from 'zod/mini'
import { namedMail } from '../games/seat-shape.ts'
import { type Told, about, count, gameId, instant, labelled, uri } from '../games/kinds.ts'

const orderShape = about(
  z.strictObject({
    id: z.string(),
    asked: about(count(), 'Games, or matches.'),
    made: about(count(), 'So many of them are made.'),
    status: about(z.enum(['making', 'made']), '`made`: all of them.'),
    createdAt: instant(),
    keptUntil: about(instant(), 'Keep the links before then: the games go on, the order goes.'),
    url: about(uri(), 'Ask here how far it is.'),
  }),
  { id: 'GameOrder' },
)
export type OrderView = Told<typeof orderShape>

const link = () => z.strictObject({ url: uri(), token: z.string() })

const place = () => z.int().check(z.gte(1))

const game = about(
  z.strictObject({
    id: z.optional(gameId()),
    black: about(
      z.optional(place()),
      'The place in `players`, from 1. Games that were listed one by one come as they were listed.',
    ),
    white: z.optional(place()),
    labels: labelled(),
    second: about(z.optional(gameId()), 'The second game of the match, which follows by itself.'),
    links: about(
      z.optional(
        z.strictObject({
          black: z.optional(link()),
          white: z.optional(link()),
          creator: z.optional(link()),
          opponent: z.optional(link()),
          invitation: z.optional(link()),
          director: z.optional(link()),
          watch: z.strictObject({ url: uri() }),
        }),
      ),
      'Once all games are made: `black` and `white` of a pair, `creator` and `opponent` (or `invitation`, if nobody was named) of a game from a list. Of White, the opponent and the arbiter an invitation. A key with the scope `seats:hold` is shown seats: that of Black or the creator, and with `hold` all. One that was replaced since opens nothing.',
    ),
  }),
  { id: 'OrderedGame' },
)
export type OrderGameView = Told<typeof game>

const games = () => z.array(game)

export const placedShape = z.union([
  z.strictObject({
    order: orderShape,
    games: games(),
    mail: about(z.optional(z.literal('held')), 'Some emails are held back: hand on the links yourself.'),
  }),
  z.strictObject({ dryRun: z.literal(true), asked: count(), games: games() }),
])

const unsent = about(
  z.strictObject({
    ...namedMail.shape,
    player: about(z.optional(place()), 'Of pairs: the place in `players`, from 1.'),
    game: about(gameId(), 'The first of their games.'),
    role: about(z.enum(['black', 'white', 'creator', 'opponent', 'director']), 'Whose link there is theirs.'),
  }),
  { id: 'UnsentEmail' },
)
export type UnsentView = Told<typeof unsent>

export const orderAnswer = z.strictObject({
  order: orderShape,
  games: games(),
  unsent: about(
    z.optional(z.array(unsent)),
    'Once all games are made: who has not had their first email. Hand on their links yourself.',
  ),
  asking: about(
    z.optional(count()),
    'Once all games are made: of how many people the first email is still being sent, and may yet be named in `unsent`. Ask again some seconds later.',
  ),
})
