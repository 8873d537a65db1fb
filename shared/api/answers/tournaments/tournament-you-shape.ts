import * as z from 'zod/mini'
import { ENTRANT_STATUSES } from '../../../tournament/model/people.ts'
import {
  type AnswerOf,
  colourShape,
  countShape,
  documented,
  gameIdShape,
  instantShape,
  uriShape,
} from '../games/answer-values.ts'

/** Who may hold a link of a tournament. */
export const TOURNAMENT_READERS = ['secretary', 'deputy', 'player', 'invitee', 'stranger'] as const

/** What becomes of the emails to a person, as officials see it. */
const ENTRANT_EMAILS = ['none', 'unsent', 'queued', 'sent', 'later', 'returned', 'held', 'on', 'off'] as const

const warning = z.strictObject({ at: instantShape(), reason: z.string() })

const absence = z.strictObject({ from: instantShape(), days: countShape() })

const link = () => z.strictObject({ url: uriShape(), token: z.string() })

const entrant = documented(
  z.strictObject({
    number: countShape(),
    name: z.string(),
    club: z.optional(z.string()),
    id: z.optional(z.string()),
    title: z.optional(z.string()),
    rating: z.optional(z.string()),
    team: z.optional(z.string()),
    board: z.optional(countShape()),
    captain: z.optional(z.literal(true)),
    bot: z.optional(z.literal(true)),
    official: z.optional(z.string()),
    status: documented(
      z.enum(ENTRANT_STATUSES),
      '`listed`: nothing is sent. `invited`: has not answered. `applied`: waits for approval. `waiting`: waits for a place.',
    ),
    replaces: z.optional(countShape()),
    acceptedAt: z.nullable(instantShape()),
    leftAt: z.nullable(instantShape()),
    reason: documented(z.optional(z.string()), 'Why an official has expelled this player.'),
    warnings: z.array(warning),
    absence: z.optional(absence),
    mail: documented(
      z.optional(z.enum(ENTRANT_EMAILS)),
      'What became of the emails: `none`: no address. `unsent`: nothing is sent yet. `queued`, `sent`: the invitation. `later`: it waits for a limit. `returned`: it bounced. `held`: it is withheld until the player asks for it. `on`: they arrive. `off`: they are turned off.',
    ),
    mailAt: documented(z.optional(instantShape()), 'With `later`: when it is sent, or postponed again, at the latest.'),
    link: documented(z.optional(link()), 'The invitation of somebody without an address, to be passed on.'),
  }),
  { id: 'TournamentEntrant', description: 'Somebody on the list of an event, as its officials see them.' },
)
export type EntrantView = AnswerOf<typeof entrant>

const seat = documented(
  z.strictObject({
    board: countShape(),
    game: gameIdShape(),
    seat: documented(z.nullable(colourShape()), 'The colour; null for the arbiter.'),
    url: uriShape(),
    token: documented(z.string(), 'The token of the reader’s seat in this game.'),
  }),
  { id: 'TournamentSeat' },
)

const announcement = z.strictObject({
  at: instantShape(),
  text: z.string(),
  to: documented(z.optional(countShape()), 'The number of the one player to whom it was written.'),
})

const appeal = z.strictObject({ board: countShape(), at: instantShape(), by: countShape(), text: z.string() })

export const tournamentYouShape = documented(
  z.strictObject({
    role: z.enum(TOURNAMENT_READERS),
    number: documented(z.optional(countShape()), 'The own number of a player, or of somebody who is invited.'),
    name: z.optional(z.string()),
    status: z.optional(z.enum(ENTRANT_STATUSES)),
    acts: documented(z.array(z.string()), 'The acts that this link may do now.'),
    confirmed: documented(
      z.optional(z.boolean()),
      'For officials: whether the founding is proven, by the secretary’s mailbox or an API key.',
    ),
    entrants: documented(z.optional(z.array(entrant)), 'For officials: everyone on the list.'),
    appeals: documented(z.optional(z.array(appeal)), 'For officials: appeals against rulings.'),
    links: z.strictObject({
      own: documented(z.optional(link()), 'This link, without the mark that only emails have.'),
      entry: documented(z.optional(link()), 'The link by which anyone enters an open event.'),
      deputy: documented(z.optional(link()), 'The invitation of a deputy without an address, to be passed on.'),
      ownEntry: documented(z.optional(link()), 'For a secretary who plays, too: the link of the own entry.'),
    }),
    boards: documented(
      z.optional(z.array(seat)),
      'The own boards, with the links of the seats; for an official those of the arbiter.',
    ),
    warnings: documented(z.optional(z.array(warning)), 'For a player: the own warnings.'),
    absence: z.optional(absence),
    announcements: documented(z.optional(z.array(announcement)), 'What the secretary has written to the reader.'),
  }),
  { id: 'TournamentYou', description: 'What only the holder of this link can see.' },
)
export type TournamentYouView = AnswerOf<typeof tournamentYouShape>
