import * as z from 'zod/mini'
import { CLAIMS, COLOURS, RULES_IDS } from '../../../draughts/index.ts'
import { REMINDERS } from '../../../game/model/events.ts'
import { DECKS } from '../../../draughts/index.ts'
import { EXCLUSIONS, NO_SHOWS } from '../../../game/model/terms.ts'
import { ROLES } from '../../../game/model/words.ts'
import { pendingFields } from './pending-shape.ts'
import { clockShape } from './clock-shape.ts'
import { listedTermShapes } from './listed-term-shapes.ts'
import { resultShape } from './result-shape.ts'
import {
  type AnswerOf,
  documented,
  byColourShape,
  colourShape,
  countShape,
  gameIdShape,
  instantShape,
  labelsShape,
  roleShape,
} from './answer-values.ts'

const botShape = () => documented(z.optional(z.literal(true)), 'Present if the player has said to be a program.')

const seat = z.strictObject({
  name: z.nullable(z.string()),
  taken: z.boolean(),
  bot: botShape(),
})

/** The fields of a game that a list of games shows too. */
export const summaryFields = {
  id: documented(gameIdShape(), 'The id of the game: twelve letters and digits.'),
  version: documented(countShape(), 'Counts the changes that everyone can see.'),
  rules: documented(z.enum(RULES_IDS), 'The rule set; `GET /v1/rules` describes it.'),
  status: documented(
    z.enum(['open', 'active', 'finished', 'aborted', 'expired']),
    '`open`: not accepted yet. `finished`: it has a result. `aborted`: called off or declined. `expired`: nobody accepted in time.',
  ),
  ply: documented(countShape(), 'How many half-moves have been played.'),
  turn: documented(z.nullable(colourShape()), 'The side to move. Null unless the game is active.'),
  fen: documented(z.string(), 'The present position, in FEN.'),
  seats: documented(
    byColourShape(() => seat),
    'Who plays which colour. A `name` is null while the seat is free or before a toss decides it.',
  ),
  creator: documented(
    z.strictObject({ name: z.string(), seat: z.nullable(colourShape()), bot: botShape() }),
    'Who offered the game. `seat` is their colour, null before a toss decides it.',
  ),
  deadline: documented(
    z.nullable(instantShape()),
    'Until when the side to move may move, its reserve included. Null without a clock or a turn.',
  ),
  endedAt: documented(z.nullable(instantShape()), 'When the game ended. Null while it is open or active.'),
  result: documented(
    z.nullable(resultShape()),
    'The result. A null `winner` means a draw. Null unless the game is finished.',
  ),
  abortedBy: documented(
    z.nullable(z.enum([...ROLES, 'clock', 'invited'])),
    'Who called the game off; `clock`: a side never moved; `invited`: the invitation was declined. Null unless aborted.',
  ),
}

const openingShape = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('free') }),
  z.strictObject({ kind: z.literal('fen'), fen: z.string() }),
  z.strictObject({ kind: z.literal('ballot'), deck: z.enum(DECKS), number: z.optional(countShape()) }),
])

export const matchShape = () =>
  documented(
    z.nullable(
      z.strictObject({ part: z.literal([1, 2]), other: gameIdShape(), order: z.enum(['together', 'in-turn']) }),
    ),
    'Which game of a two-game match this is, and the id of the other, or null.',
  )

const message = z.strictObject({
  by: colourShape(),
  ply: countShape(),
  text: z.string(),
  after: documented(z.optional(z.literal(true)), 'Present if it was written after the end of the game.'),
})

const you = documented(
  z.strictObject({
    role: roleShape(),
    seat: documented(z.nullable(colourShape()), 'The colour. Null for the arbiter, and before a toss decides it.'),
    choices: documented(
      z.nullable(
        z.strictObject({
          reminders: z.array(z.enum(REMINDERS)),
          quietIn: documented(
            z.optional(z.string()),
            'The time zone of the quiet hours, if any: no reminder from 22 to 8 o’clock.',
          ),
          playForced: z.boolean(),
        }),
      ),
      'The player’s settings. Null for the arbiter.',
    ),
    messages: z.array(message),
    planned: documented(z.boolean(), 'Whether the player has conditional moves.'),
    tableClaim: documented(
      z.optional(z.enum(['win', 'draw'])),
      'What the player, on turn, can claim by the endgame table. Left out if nothing, and while a capture must be made.',
    ),
  }),
  'What only the holder of this link can see.',
)
export type YouView = AnswerOf<typeof you>

/** A game. It has no token, address or secret, so anyone may see all of it but `you`. */
export const gameShape = documented(
  z.strictObject({
    ...summaryFields,
    ...pendingFields,
    startFen: documented(z.string(), 'The position before the first move, in FEN.'),
    moves: documented(z.array(z.string()), 'All moves from the first, without those that were taken back.'),
    movedAt: documented(z.array(instantShape()), 'When each of the `moves` was received.'),
    wish: documented(
      z.enum([...COLOURS, 'toss']),
      'The colour that the creator asked for; `toss` leaves it to chance.',
    ),
    clock: documented(
      clockShape,
      'The agreed clock, with the fields of `clock` in `CreateBody`, and the time that is left.',
    ),
    opening: documented(openingShape, 'The usual start (`free`), a position, or a ballot (a drawn opening).'),
    drawn: documented(
      z.nullable(z.strictObject({ chance: countShape(), ballot: z.nullable(countShape()) })),
      'The random number that decided toss and ballot, and the ballot’s number, if any. Null until both seats are taken.',
    ),
    strictness: documented(
      z.enum(['lenient', 'laws']),
      '`lenient` refuses illegal moves; with `laws` the first brings a caution, the next the loss.',
    ),
    noShow: documented(
      z.enum(NO_SHOWS),
      'If a turn runs out before each side has moved once: `void` calls the game off without a loser, `loss` is a loss by forfeit.',
    ),
    ...listedTermShapes(),
    match: matchShape(),
    invitationUntil: documented(
      z.nullable(instantShape()),
      'Until when the invitation can be accepted. Null unless the game is open.',
    ),
    arbiter: documented(z.nullable(z.string()), 'The arbiter’s name, or null.'),
    labels: documented(
      z.optional(labelsShape()),
      'The labels from the program that owns the game, or from its tournament, if any.',
    ),
    tournament: documented(
      z.optional(
        z.strictObject({
          id: gameIdShape(),
          board: documented(countShape(), 'The number of the board in the tournament.'),
          without: documented(z.array(z.enum(EXCLUSIONS)), 'What players cannot ask of each other.'),
        }),
      ),
      'The tournament of this game. Left out of all other games.',
    ),
    offeredAt: documented(instantShape(), 'When the game was offered.'),
    turnStartedAt: documented(z.nullable(instantShape()), 'When the turn began. Null unless the game is active.'),
    quietMoves: documented(
      byColourShape(countShape),
      'How many moves each side has made since the last capture or move of a man by either side.',
    ),
    claims: documented(z.array(z.enum(CLAIMS)), 'The draws that the side to move can claim now.'),
    legalMoves: documented(z.array(z.string()), 'The legal moves of the side to move, as they can be sent.'),
    you: documented(z.nullable(you), 'What only the holder of this link can see. Null without a link.'),
  }),
  { id: 'Game', description: 'A game. Only `you` differs between readers.' },
)
export type GameView = AnswerOf<typeof gameShape>
