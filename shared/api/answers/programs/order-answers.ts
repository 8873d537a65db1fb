import * as z from 'zod/mini'
import { namedMail } from '../games/seat-shape.ts'
import { type Told, about, count, gameId, instant, labelled, uri } from '../games/kinds.ts'

const orderShape = about(
  z.strictObject({
    id: z.string(),
    asked: about(count(), 'How many games, or two-game matches, were ordered.'),
    made: about(count(), 'How many of them have been made.'),
    status: about(z.enum(['making', 'made']), '`made` means that all of them have been made.'),
    createdAt: instant(),
    keptUntil: about(instant(), 'Until when the order is kept. Store the links before then: only the games stay.'),
    url: about(uri(), 'Ask this address how far the order is.'),
  }),
  { id: 'GameOrder' },
)
export type OrderView = Told<typeof orderShape>

const link = () => z.strictObject({ url: uri(), token: z.string() })

const position = () => z.int().check(z.gte(1))

const game = about(
  z.strictObject({
    id: z.optional(gameId()),
    black: about(
      z.optional(position()),
      'The place in `players`, from 1. Games that were listed one by one come as they were listed.',
    ),
    white: z.optional(position()),
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
    mail: about(z.optional(z.literal('held')), 'Some emails are withheld: pass on the links yourself.'),
  }),
  z.strictObject({ dryRun: z.literal(true), asked: count(), games: games() }),
])

const unsent = about(
  z.strictObject({
    ...namedMail.shape,
    player: about(z.optional(position()), 'In an order of pairs, the position in `players`, counted from 1.'),
    game: about(gameId(), 'The first of their games.'),
    role: about(z.enum(['black', 'white', 'creator', 'opponent', 'director']), 'Whose link in that game is theirs.'),
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
