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
    made: documented(countShape(), 'How many of the ordered ones have been created.'),
    status: documented(z.enum(['making', 'made']), '`made`: all of the games have been created.'),
    createdAt: instantShape(),
    keptUntil: documented(
      instantShape(),
      'Until when the order can be read. Store its links before then; the games stay.',
    ),
    url: documented(uriShape(), 'The address at which the order can be read again.'),
  }),
  { id: 'GameOrder' },
)
export type OrderView = AnswerOf<typeof orderShape>

const link = () => z.strictObject({ url: uriShape(), token: z.string() })

const links = () =>
  z.strictObject({
    black: z.optional(link()),
    white: z.optional(link()),
    creator: z.optional(link()),
    opponent: z.optional(link()),
    invitation: z.optional(link()),
    arbiter: z.optional(link()),
    watch: z.strictObject({ url: uriShape() }),
  })

const position = () => z.int().check(z.gte(1))

const game = documented(
  z.strictObject({
    id: z.optional(gameIdShape()),
    black: documented(
      z.optional(position()),
      'Who plays Black, as a position in `players`, counted from 1. Left out in an order of listed `games`.',
    ),
    white: documented(z.optional(position()), 'Who plays White, as `black` says who plays Black.'),
    labels: labelsShape(),
    second: documented(
      z.optional(gameIdShape()),
      'With a two-game match: the id of the second game, which is created by itself.',
    ),
    links: documented(
      z.optional(links()),
      'The links, once all games are created: `black` and `white` of a pair, `creator` and `opponent` (or `invitation`) of a listed game. White, the opponent and the arbiter have invitations. Only a key with `seats:hold` is shown links of seats: that of Black or the creator and, with `hold`, all. A link that was replaced since opens nothing.',
    ),
    secondLinks: documented(
      z.optional(links()),
      'As `links`, of the second game of a match once it exists. Links that were replaced are left out.',
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
    mail: documented(
      z.optional(z.literal('held')),
      'Present if some emails may be withheld: pass on the links yourself.',
    ),
  }),
  z.strictObject({ dryRun: z.literal(true), asked: countShape(), games: games() }),
])

const unsent = documented(
  z.strictObject({
    ...invitationEmailShape.shape,
    player: documented(
      z.optional(position()),
      'In an order of pairs: the position in `players`, counted from 1. Left out for the arbiter.',
    ),
    game: documented(gameIdShape(), 'The id of the first game of this person.'),
    role: documented(
      z.enum(['black', 'white', 'creator', 'opponent', 'arbiter']),
      'Which link of that game is for this person.',
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
    'Once all games are created: the people whose first email is postponed, withheld or bounced. Pass on their links yourself.',
  ),
  asking: documented(
    z.optional(countShape()),
    'Once all games are created: how many first emails are still being sent, and may yet be in `unsent`.',
  ),
})

const player = documented(
  z.strictObject({
    player: documented(
      z.optional(position()),
      'In an order of pairs: the position in `players`, counted from 1. Left out for the arbiter.',
    ),
    game: documented(gameIdShape(), 'The id of the first game of this person.'),
    role: documented(
      z.enum(['black', 'white', 'creator', 'opponent', 'arbiter']),
      'Which link of that game is for this person.',
    ),
    games: documented(countShape(), 'The sum of the counts below.'),
    accepted: documented(countShape(), 'Accepted, or with a seat that needs no consent.'),
    asked: documented(countShape(), 'Invited, and not answered.'),
    unconfirmed: documented(countShape(), 'With a seat, and not consented to emails.'),
    returned: documented(countShape(), 'Not answered, as the email bounced.'),
    closed: documented(countShape(), 'Ended before they answered.'),
  }),
  { id: 'OrderedPlayer' },
)
export type OrderPlayerView = AnswerOf<typeof player>

export const orderPlayersShape = z.strictObject({
  players: documented(z.array(player), 'Empty until all games are created.'),
})

export const reminderShape = z.strictObject({
  reminded: documented(countShape(), 'How many emails are queued.'),
})
