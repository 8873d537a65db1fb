import * as z from 'zod/mini'
import { CLAIMS, COLOURS, RULES_IDS } from '../../../draughts/index.ts'
import { REMINDERS, RESULT_REASONS } from '../../../game/model/events.ts'
import { DECKS } from '../../../draughts/index.ts'
import { NO_SHOWS } from '../../../game/model/terms.ts'
import { ROLES } from '../../../game/model/words.ts'
import { pendingFields } from './pending-shape.ts'
import { clockShape } from './clock-shape.ts'
import { listedTermShapes } from './listed-term-shapes.ts'
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

const seat = z.strictObject({ name: z.nullable(z.string()), taken: z.boolean() })

/** The fields of a game that a list of games shows too. */
export const summaryFields = {
  id: documented(gameIdShape(), 'The id of the game: twelve letters and digits.'),
  version: documented(countShape(), 'Counts the changes that everyone can see.'),
  rules: documented(z.enum(RULES_IDS), 'The rule set; `GET /v1/rules` describes it.'),
  status: documented(
    z.enum(['open', 'active', 'finished', 'aborted', 'expired']),
    'Open until both sit down; aborted without a result; expired if nobody accepted.',
  ),
  ply: documented(countShape(), 'How many half-moves have been played.'),
  turn: documented(z.nullable(colourShape()), 'Null unless the game is active.'),
  fen: documented(z.string(), 'The position now.'),
  seats: documented(
    byColourShape(() => seat),
    'Names are null before the toss; `creator` has one.',
  ),
  creator: documented(
    z.strictObject({ name: z.string(), seat: z.nullable(colourShape()) }),
    'Who made the game, and their side: null before the toss.',
  ),
  deadline: documented(
    z.nullable(instantShape()),
    'When the turn is lost, the reserve included. Null without a clock or a turn.',
  ),
  endedAt: documented(z.nullable(instantShape()), 'Null while it is open or active.'),
  result: documented(
    z.nullable(z.strictObject({ winner: z.nullable(colourShape()), reason: z.enum(RESULT_REASONS) })),
    'Null unless finished. Without a winner it is a draw.',
  ),
  abortedBy: documented(
    z.nullable(z.enum([...ROLES, 'clock', 'invited'])),
    'Null unless aborted. `invited`: the invitation was declined.',
  ),
}

const openingShape = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('free') }),
  z.strictObject({ kind: z.literal('fen'), fen: z.string() }),
  z.strictObject({ kind: z.literal('ballot'), deck: z.enum(DECKS), number: z.optional(countShape()) }),
])

const message = z.strictObject({
  by: colourShape(),
  ply: countShape(),
  text: z.string(),
  after: documented(z.optional(z.literal(true)), 'Set if it was written when the game was over.'),
})

const you = documented(
  z.strictObject({
    role: roleShape(),
    seat: documented(z.nullable(colourShape()), 'Null for the arbiter, and before the toss.'),
    choices: z.nullable(
      z.strictObject({
        reminders: z.array(z.enum(REMINDERS)),
        quietIn: documented(z.optional(z.string()), 'The zone without reminders from 22 to 8 o’clock.'),
        playForced: z.boolean(),
      }),
    ),
    messages: z.array(message),
    planned: z.boolean(),
  }),
  'What only the reader of this link sees.',
)
export type YouView = AnswerOf<typeof you>

/** A game. It has no token, address or secret, so anyone may see all of it but `you`. */
export const gameShape = documented(
  z.strictObject({
    ...summaryFields,
    ...pendingFields,
    startFen: documented(z.string(), 'The position before the first move.'),
    moves: documented(z.array(z.string()), 'All moves that were made and not taken back, from the first.'),
    movedAt: documented(z.array(instantShape()), 'When each of them was received.'),
    wish: documented(z.enum([...COLOURS, 'toss']), 'The side that the creator asked for.'),
    clock: documented(clockShape, 'Time: what was agreed, and what is left.'),
    opening: documented(openingShape, 'Where the game begins.'),
    drawn: documented(
      z.nullable(z.strictObject({ chance: countShape(), ballot: z.nullable(countShape()) })),
      'The number behind toss and ballot, and the ballot; null until both seats are taken.',
    ),
    strictness: documented(
      z.enum(['lenient', 'laws']),
      'What follows an illegal move: a refusal, or a caution and then the loss.',
    ),
    noShow: documented(z.enum(NO_SHOWS), 'What follows if a side never moves: `void` is no result, `loss` a forfeit.'),
    ...listedTermShapes(),
    match: documented(
      z.nullable(
        z.strictObject({ part: z.literal([1, 2]), other: gameIdShape(), order: z.enum(['together', 'in-turn']) }),
      ),
      'Which of the two games of a match this is, and the other one.',
    ),
    invitationUntil: documented(z.nullable(instantShape()), 'Null unless the game is open.'),
    arbiter: documented(z.nullable(z.string()), 'The arbiter’s name.'),
    labels: documented(z.optional(labelsShape()), 'What the program that owns the game calls it.'),
    offeredAt: documented(instantShape(), 'When it was made.'),
    turnStartedAt: documented(z.nullable(instantShape()), 'Null unless the game is active.'),
    quietMoves: documented(byColourShape(countShape), 'How many own moves each side has made without progress.'),
    claims: documented(z.array(z.enum(CLAIMS)), 'Draws that the side to move can claim.'),
    legalMoves: documented(
      z.array(z.string()),
      'The legal moves of the side to move. Each can be sent as it is written here.',
    ),
    you: documented(z.nullable(you), 'What only the reader of this link sees. Null without one.'),
  }),
  { id: 'Game', description: 'A game. Only `you` differs between readers.' },
)
export type GameView = AnswerOf<typeof gameShape>
