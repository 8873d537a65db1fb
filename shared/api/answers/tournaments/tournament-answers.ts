import * as z from 'zod/mini'
import { TURN_EMAIL_MODES } from '../../../game/model/people.ts'
import { ENTRANT_STATUSES } from '../../../tournament/model/people.ts'
import { OFFICIALS, TOURNAMENT_STATUSES } from '../../../tournament/model/words.ts'
import { type AnswerOf, countShape, documented, instantShape, twice, uriShape } from '../games/answer-values.ts'
import { EMAILS } from '../games/seat-shape.ts'
import { eventTermsFields } from './event-terms-shape.ts'
import { detailFields, tournamentShape } from './tournament-shape.ts'

const link = () => z.strictObject({ url: uriShape(), token: z.string() })

const tournamentId = () => documented(z.string(), 'The id of the tournament.')

const founded = documented(
  z.strictObject({
    tournament: tournamentShape,
    links: z.strictObject({
      secretary: documented(link(), 'The secretary’s link, by which your program leads the event.'),
      watch: z.strictObject({ url: uriShape() }),
    }),
  }),
  { id: 'FoundedTournament' },
)

const planned = documented(
  z.strictObject({
    ...eventTermsFields,
    players: documented(
      z.array(
        z.strictObject({
          number: countShape(),
          name: z.string(),
          ...detailFields(),
          official: z.optional(z.enum(OFFICIALS)),
          email: z.nullable(z.string()),
        }),
      ),
      'The players as they were read, with the numbers that they would get.',
    ),
    games: documented(countShape(), 'How many games there are if all accept.'),
    pairs: documented(
      z.array(z.strictObject({ round: countShape(), first: countShape(), second: countShape() })),
      'Who meets whom if all accept, by number. The first begins the first game.',
    ),
  }),
  { id: 'PlannedTournament' },
)
export type PlannedTournamentView = AnswerOf<typeof planned>

export const foundAnswer = z.union([
  z.strictObject({
    tournaments: documented(z.array(founded), 'One tournament, or one for each section.'),
  }),
  z.strictObject({ dryRun: z.literal(true), tournaments: z.array(planned) }),
])

export const actedAnswer = z.strictObject({
  tournament: tournamentShape,
  links: documented(
    z.optional(z.strictObject({ entry: link() })),
    'After `accept`, and `accept-deputy` by a link that was passed on: the own link, which takes the place of the invitation.',
  ),
  duplicate: twice(),
})

export const enteredAnswer = z.strictObject({
  tournament: tournamentShape,
  links: z.strictObject({ entry: documented(link(), 'The player’s own link.') }),
})

export const entryShape = documented(
  z.strictObject({
    tournament: tournamentId(),
    role: documented(z.enum(['secretary', 'deputy', 'player']), 'Whose link this is.'),
    number: documented(z.optional(countShape()), 'The number of the player. Left out for an official.'),
    name: z.string(),
    status: documented(z.optional(z.enum(ENTRANT_STATUSES)), 'Where the player stands. Left out for an official.'),
    email: z.nullable(z.string()),
    locale: z.nullable(z.string()),
    timeZone: z.nullable(z.string()),
    notifications: z.strictObject({
      mail: documented(z.enum(TURN_EMAIL_MODES), 'The emails about turns, as in `Seat`.'),
      digestAt: documented(z.int(), 'The hour of the daily email, 0 to 23, in the player’s time zone.'),
    }),
    emails: documented(z.enum(EMAILS), 'Whether emails reach the player, as in `Seat`.'),
    emailsAt: documented(
      z.optional(instantShape()),
      'With `later`: the latest time at which the first email is sent, or postponed again.',
    ),
  }),
  { id: 'Entry', description: 'The settings of a player for an event and all of the own boards, or of an official.' },
)
export type EntryView = AnswerOf<typeof entryShape>

export const rotatedEntryAnswer = z.strictObject({ links: z.strictObject({ entry: link() }) })

const line = documented(
  z.strictObject({
    id: tournamentId(),
    version: countShape(),
    title: z.string(),
    section: z.optional(z.string()),
    status: z.enum(TOURNAMENT_STATUSES),
    players: documented(countShape(), 'How many have accepted, without those who were replaced.'),
    games: z.strictObject({ all: countShape(), over: countShape() }),
    foundedAt: instantShape(),
    url: uriShape(),
  }),
  { id: 'OwnTournament' },
)
export type OwnTournamentView = AnswerOf<typeof line>

export const ownTournamentsAnswer = z.strictObject({
  tournaments: documented(z.array(line), 'In the order in which they changed.'),
  next: documented(z.string(), 'Send this as `since` to ask for what follows.'),
  more: documented(z.boolean(), 'Whether there may be more already, so that you should ask again at once.'),
})
