import * as z from 'zod/mini'
import { RESULT_REASONS } from '../../../game/model/events.ts'
import { ENTRANT_STATUSES } from '../../../tournament/model/people.ts'
import { VOID_REASONS } from '../../../tournament/standings/board-result.ts'
import { OFFICIALS, TIE_BREAKS, TOURNAMENT_STATUSES } from '../../../tournament/model/words.ts'
import {
  type AnswerOf,
  colourShape,
  countShape,
  documented,
  gameIdShape,
  instantShape,
  uriShape,
} from '../games/answer-values.ts'
import { eventTermsFields } from './event-terms-shape.ts'
import { tournamentYouShape } from './tournament-you-shape.ts'

/** Returns the shape of a player's or board's number. */
export const numberShape = (says: string) => documented(z.int().check(z.gte(1)), says)

/** What an event says of a player as it was given: nothing is checked or computed. */
export const detailFields = () => ({
  club: z.optional(z.string()),
  id: documented(z.optional(z.string()), 'The number or name at the federation, as given.'),
  title: z.optional(z.string()),
  rating: documented(z.optional(z.string()), 'The rating as given.'),
  team: z.optional(z.string()),
  board: documented(z.optional(countShape()), 'The board in the team.'),
  captain: z.optional(z.literal(true)),
  bot: documented(z.optional(z.literal(true)), 'Present if the player has said to be a program.'),
})

const player = documented(
  z.strictObject({
    number: numberShape('The number of the player, by which boards and table name them.'),
    name: documented(z.string(), 'Empty if the player has removed it.'),
    ...detailFields(),
    status: documented(
      z.enum(ENTRANT_STATUSES),
      '`accepted`: plays. `withdrawn`, `expelled`, `replaced`: has left after the start.',
    ),
    replaces: z.optional(numberShape('The player whose place this one has taken.')),
  }),
  { id: 'TournamentPlayer' },
)

const row = documented(
  z.strictObject({
    player: numberShape('The number of the player.'),
    place: documented(z.nullable(countShape()), 'The place from 1, which several may share. Null if struck.'),
    points: documented(countShape(), 'Two for a win, one for a draw.'),
    wins: countShape(),
    draws: countShape(),
    losses: countShape(),
    sonnebornBerger: documented(countShape(), 'The points of each opponent times the points won against them.'),
    decidedBy: documented(
      z.optional(z.enum([...TIE_BREAKS, 'shared'])),
      'What has decided between players with equal points.',
    ),
    struck: documented(
      z.optional(z.literal(true)),
      'Present if the games of this player count for nobody, by the rule `leavers`.',
    ),
  }),
  { id: 'TournamentRow' },
)

const ruling = documented(
  z.strictObject({
    by: z.enum(OFFICIALS),
    at: instantShape(),
    winner: documented(z.nullable(colourShape()), 'Null for a draw, and if the game counts for nobody.'),
    void: documented(z.optional(z.literal(true)), 'Present if the game counts for nobody.'),
    reason: z.string(),
    appealed: documented(z.optional(z.literal(true)), 'Present if a player has appealed to the deputy.'),
  }),
  { id: 'TournamentRuling' },
)

const board = documented(
  z.strictObject({
    number: numberShape(
      'The number of the board in the event, which is the label `board` of the game, and `Board` in PDN and CSV.',
    ),
    round: countShape(),
    inRound: documented(countShape(), 'The place of the board in its round, from 1.'),
    black: numberShape('The number of the player with Black.'),
    white: numberShape('The number of the player with White.'),
    opening: documented(
      z.nullable(countShape()),
      'The number of the ballot in its deck, or of the position in the list, from 1.',
    ),
    game: documented(gameIdShape(), 'The id of the game. It may exist a few seconds after the start.'),
    url: documented(uriShape(), 'The address of the game’s public page.'),
    result: documented(
      z.nullable(z.strictObject({ winner: z.nullable(colourShape()), reason: z.enum(RESULT_REASONS) })),
      'The result that counts: a ruling’s, or else the game’s. Null while the game is open, and if it is void.',
    ),
    void: documented(z.optional(z.literal(true)), 'Present if the game counts for nobody.'),
    voidReason: documented(
      z.optional(z.enum(VOID_REASONS)),
      'Why it counts for nobody: a player of it was `replaced`, it was open 14 days after `endsAt` (`closed`), an official ruled so (`ruling`), or the game was `called-off`.',
    ),
    ruling: documented(
      z.optional(ruling),
      'What an official has ruled, which stands above the end of the game. Left out once a player of it is replaced.',
    ),
  }),
  { id: 'TournamentBoard' },
)

const team = z.strictObject({ team: z.string(), boardPoints: countShape(), teamPoints: countShape() })

/** A tournament. Without a link it names nobody who has not accepted. */
export const tournamentShape = documented(
  z.strictObject({
    id: documented(z.string().check(z.regex(/^[0-9A-Za-z]{12}$/)), 'The id of the tournament.'),
    version: documented(countShape(), 'Counts the changes of the tournament.'),
    url: documented(uriShape(), 'The address of the public page.'),
    status: documented(
      z.enum(TOURNAMENT_STATUSES),
      '`draft`: nothing is sent. `open`: people enter and accept. `running`, `finished`, `cancelled`.',
    ),
    sections: documented(
      z.optional(z.array(z.string())),
      'The ids of all sections of the event, in order, if it has several.',
    ),
    ...eventTermsFields,
    foundedAt: instantShape(),
    startedAt: z.nullable(instantShape()),
    closedAt: documented(z.nullable(instantShape()), 'When open games went to adjudication, at `endsAt`.'),
    endedAt: documented(z.nullable(instantShape()), 'When the event was finished or cancelled.'),
    cancelReason: z.optional(z.string()),
    pausedUntil: documented(z.nullable(instantShape()), 'Until when all clocks stand, if the event pauses.'),
    secretary: z.string(),
    deputy: documented(z.nullable(z.string()), 'The name of the deputy who has accepted, or null.'),
    games: documented(z.strictObject({ all: countShape(), over: countShape() }), 'How many games there are.'),
    players: documented(z.array(player), 'Who has accepted, and who has left after the start.'),
    table: documented(z.array(row), 'The standings, the best first; until the end those so far.'),
    teams: documented(z.optional(z.array(team)), 'The score of the teams, the best first. Only in a team match.'),
    boards: z.array(board),
    you: documented(z.nullable(tournamentYouShape), 'What only the holder of this link can see. Null without a link.'),
  }),
  { id: 'Tournament', description: 'A tournament. Only `you` differs between readers.' },
)
export type TournamentView = AnswerOf<typeof tournamentShape>
