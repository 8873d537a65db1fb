import * as z from 'zod/mini'
import { CLAIMS, COLOURS, RULES_IDS } from '../../../draughts/index.ts'
import { REMINDERS, RESULT_REASONS } from '../../../game/events.ts'
import { DECKS } from '../../../draughts/index.ts'
import { NO_SHOWS } from '../../../game/terms.ts'
import { ROLES } from '../../../game/words.ts'
import { askedFields } from './asked-shape.ts'
import { clockShape } from './clock-shape.ts'
import { type Told, about, byColour, colour, count, gameId, instant, labelled, role } from './kinds.ts'

const seat = z.strictObject({ name: z.nullable(z.string()), taken: z.boolean() })

/** The fields of a game that a list of games shows too. */
export const shownFields = {
  id: about(gameId(), 'The id of the game: twelve letters and digits.'),
  version: about(count(), 'Counts the changes that everyone can see.'),
  rules: about(z.enum(RULES_IDS), 'The rule set; `GET /v1/rules` describes it.'),
  status: about(
    z.enum(['open', 'active', 'finished', 'aborted', 'expired']),
    'Open until both sit down; aborted without a result; expired if nobody accepted.',
  ),
  ply: about(count(), 'How many half-moves have been played.'),
  turn: about(z.nullable(colour()), 'Null unless the game is active.'),
  fen: about(z.string(), 'The position now.'),
  seats: about(
    byColour(() => seat),
    'Names are null before the toss; `creator` has one.',
  ),
  creator: about(
    z.strictObject({ name: z.string(), seat: z.nullable(colour()) }),
    'Who made the game, and their side: null before the toss.',
  ),
  deadline: about(
    z.nullable(instant()),
    'When the turn is lost, the reserve included. Null without a clock or a turn.',
  ),
  endedAt: about(z.nullable(instant()), 'Null while it is open or active.'),
  result: about(
    z.nullable(z.strictObject({ winner: z.nullable(colour()), reason: z.enum(RESULT_REASONS) })),
    'Null unless finished. Without a winner it is a draw.',
  ),
  abortedBy: about(
    z.nullable(z.enum([...ROLES, 'clock', 'invited'])),
    'Null unless aborted. `invited`: the invitation was declined.',
  ),
}

const openingShape = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('free') }),
  z.strictObject({ kind: z.literal('fen'), fen: z.string() }),
  z.strictObject({ kind: z.literal('ballot'), deck: z.enum(DECKS), number: z.optional(count()) }),
])

const message = z.strictObject({
  by: colour(),
  ply: count(),
  text: z.string(),
  after: about(z.optional(z.literal(true)), 'Set if it was written when the game was over.'),
})

const you = about(
  z.strictObject({
    role: role(),
    seat: about(z.nullable(colour()), 'Null for the arbiter, and before the toss.'),
    choices: z.nullable(
      z.strictObject({
        reminders: z.array(z.enum(REMINDERS)),
        quietIn: about(z.optional(z.string()), 'The zone without reminders from 22 to 8 o’clock.'),
        playForced: z.boolean(),
      }),
    ),
    messages: z.array(message),
    planned: z.boolean(),
  }),
  'What only the reader of this link sees.',
)
export type YouView = Told<typeof you>

/** A game. It has no token, address or secret, so anyone may see all of it but `you`. */
export const gameShape = about(
  z.strictObject({
    ...shownFields,
    ...askedFields,
    startFen: about(z.string(), 'The position before the first move.'),
    moves: about(z.array(z.string()), 'All moves that were made and not taken back, from the first.'),
    movedAt: about(z.array(instant()), 'When each of them was received.'),
    wish: about(z.enum([...COLOURS, 'toss']), 'The side that the creator asked for.'),
    clock: about(clockShape, 'Time: what was agreed, and what is left.'),
    opening: about(openingShape, 'Where the game begins.'),
    drawn: about(
      z.nullable(z.strictObject({ chance: count(), ballot: z.nullable(count()) })),
      'The number behind toss and ballot, and the ballot; null until both seats are taken.',
    ),
    strictness: about(
      z.enum(['lenient', 'laws']),
      'What follows an illegal move: a refusal, or a caution and then the loss.',
    ),
    noShow: about(z.enum(NO_SHOWS), 'What follows if a side never moves: `void` is no result, `loss` a forfeit.'),
    match: about(
      z.nullable(z.strictObject({ part: z.literal([1, 2]), other: gameId(), order: z.enum(['together', 'in-turn']) })),
      'Which of the two games of a match this is, and the other one.',
    ),
    invitationUntil: about(z.nullable(instant()), 'Null unless the game is open.'),
    director: about(z.nullable(z.string()), 'The arbiter’s name.'),
    labels: about(z.optional(labelled()), 'What the program that owns the game calls it.'),
    offeredAt: about(instant(), 'When it was made.'),
    turnStartedAt: about(z.nullable(instant()), 'Null unless the game is active.'),
    quietMoves: about(byColour(count), 'How many own moves each side has made without progress.'),
    claims: about(z.array(z.enum(CLAIMS)), 'Draws that the side to move can claim.'),
    legalMoves: about(
      z.array(z.string()),
      'The legal moves of the side to move. Each can be sent as it is written here.',
    ),
    you: about(z.nullable(you), 'What only the reader of this link sees. Null without one.'),
  }),
  { id: 'Game', description: 'A game. Only `you` differs between readers.' },
)
export type GameView = Told<typeof gameShape>
