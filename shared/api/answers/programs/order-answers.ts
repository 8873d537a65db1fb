import * as z from 'zod/mini'
import { invitationEmailShape } from '../games/seat-shape.ts'
import {
  type AnswerOf,
  documented,
  countShape,
  gameIdShape,
  instantShape,
  labelsShape,
  uriShape,
} from '../games/answer-values.ts'

const orderShape = documented(
  z.strictObject({
    id: z.string(),
    asked: documented(countShape(), 'How many games, or two-game matches, were ordered.'),
    made: documented(countShape(), 'How many of them have been made.'),
    status: documented(z.enum(['making', 'made']), '`made` means that all of them have been made.'),
    createdAt: instantShape(),
    keptUntil: documented(
      instantShape(),
      'Until when the order is kept. Store the links before then: only the games stay.',
    ),
    url: documented(uriShape(), 'Ask this address how far the order is.'),
  }),
  { id: 'GameOrder' },
)
export type OrderView = AnswerOf<typeof orderShape>

const link = () => z.strictObject({ url: uriShape(), token: z.string() })

const position = () => z.int().check(z.gte(1))

const game = documented(
  z.strictObject({
    id: z.optional(gameIdShape()),
    black: documented(
      z.optional(position()),
      'The place in `players`, from 1. Games that were listed one by one come as they were listed.',
    ),
    white: z.optional(position()),
    labels: labelsShape(),
    second: documented(z.optional(gameIdShape()), 'The second game of the match, which follows by itself.'),
    links: documented(
      z.optional(
        z.strictObject({
          black: z.optional(link()),
          white: z.optional(link()),
          creator: z.optional(link()),
          opponent: z.optional(link()),
          invitation: z.optional(link()),
          arbiter: z.optional(link()),
          watch: z.strictObject({ url: uriShape() }),
        }),
      ),
      'Once all games are made: `black` and `white` of a pair, `creator` and `opponent` (or `invitation`, if nobody was named) of a game from a list. White, the opponent and the arbiter have invitations. A key with the scope `seats:hold` is shown seats: that of Black or the creator, and with `hold` all. A link that was replaced since opens nothing.',
    ),
  }),
  { id: 'OrderedGame' },
)
export type OrderGameView = AnswerOf<typeof game>

const games = () => z.array(game)

export const placedOrderShape = z.union([
  z.strictObject({
    order: orderShape,
    games: games(),
    mail: documented(z.optional(z.literal('held')), 'Some emails are withheld: pass on the links yourself.'),
  }),
  z.strictObject({ dryRun: z.literal(true), asked: countShape(), games: games() }),
])

const unsent = documented(
  z.strictObject({
    ...invitationEmailShape.shape,
    player: documented(z.optional(position()), 'In an order of pairs, the position in `players`, counted from 1.'),
    game: documented(gameIdShape(), 'The first of their games.'),
    role: documented(
      z.enum(['black', 'white', 'creator', 'opponent', 'arbiter']),
      'Whose link in that game is theirs.',
    ),
  }),
  { id: 'UnsentEmail' },
)
export type UnsentEmailView = AnswerOf<typeof unsent>

export const orderAnswerShape = z.strictObject({
  order: orderShape,
  games: games(),
  unsent: documented(
    z.optional(z.array(unsent)),
    'Who has not had their first email once all games are made. Hand on their links yourself.',
  ),
  asking: documented(
    z.optional(countShape()),
    'How many first emails are still being sent once all games are made, and may yet be in `unsent`. Ask again some seconds later.',
  ),
})
