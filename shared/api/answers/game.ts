import * as z from 'zod/mini'
import { CLAIMS, COLOURS, RULES_IDS } from '../../draughts/index.ts'
import { REMINDERS, RESULT_REASONS } from '../../game/events.ts'
import { DECKS } from '../../draughts/index.ts'
import { NO_SHOWS } from '../../game/terms.ts'
import { ROLES } from '../../game/words.ts'
import { askedFields } from './asked.ts'
import { clockShape } from './clock.ts'
import { type Told, about, byColour, colour, count, gameId, instant, labelled, role } from './kinds.ts'

const seat = z.strictObject({ name: z.nullable(z.string()), taken: z.boolean() })

/** What a list of games shows of one, too. */
export const shownFields = {
  id: gameId(),
  version: about(count(), 'Counts the changes that everyone can see.'),
  rules: z.enum(RULES_IDS),
  status: z.enum(['open', 'active', 'finished', 'aborted', 'expired']),
  ply: about(count(), 'Half-moves played.'),
  turn: about(z.nullable(colour()), 'Null unless the game is active.'),
  fen: z.string(),
  seats: about(
    byColour(() => seat),
    'Names are null before the toss; `creator` has one.',
  ),
  creator: z.strictObject({ name: z.string(), seat: z.nullable(colour()) }),
  deadline: z.nullable(instant()),
  endedAt: z.nullable(instant()),
  result: z.nullable(z.strictObject({ winner: z.nullable(colour()), reason: z.enum(RESULT_REASONS) })),
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
  after: about(z.optional(z.literal(true)), 'Written when the game was over.'),
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

/** No token, address or secret: apart from `you`, anyone may see it. */
export const gameShape = about(
  z.strictObject({
    ...shownFields,
    ...askedFields,
    startFen: z.string(),
    moves: z.array(z.string()),
    movedAt: z.array(instant()),
    wish: z.enum([...COLOURS, 'toss']),
    clock: clockShape,
    opening: openingShape,
    drawn: about(
      z.nullable(z.strictObject({ chance: count(), ballot: z.nullable(count()) })),
      'The number behind toss and ballot, and the ballot; null until both seats are taken.',
    ),
    strictness: z.enum(['lenient', 'laws']),
    noShow: about(z.enum(NO_SHOWS), 'What follows if a side never moves: `void` is no result, `loss` a forfeit.'),
    match: z.nullable(
      z.strictObject({ part: z.literal([1, 2]), other: gameId(), order: z.enum(['together', 'in-turn']) }),
    ),
    invitationUntil: about(z.nullable(instant()), 'Null unless the game is open.'),
    director: about(z.nullable(z.string()), 'The arbiter’s name.'),
    labels: about(z.optional(labelled()), 'What the program that owns the game calls it.'),
    offeredAt: instant(),
    turnStartedAt: z.nullable(instant()),
    quietMoves: about(byColour(count), 'Own moves without progress.'),
    claims: about(z.array(z.enum(CLAIMS)), 'Draws that the side to move can claim.'),
    legalMoves: z.array(z.string()),
    you: z.nullable(you),
  }),
  { id: 'Game', description: 'A game. Only `you` differs between readers.' },
)
export type GameView = Told<typeof gameShape>
