import * as z from 'zod/mini'
import { EMAILS } from './seat-shape.ts'
import {
  type AnswerOf,
  colourShape,
  countShape,
  documented,
  durationShape,
  gameIdShape,
  instantShape,
} from './answer-values.ts'

const stopShape = z.strictObject({
  kind: documented(
    z.enum(['pause', 'leave', 'outage', 'tournament', 'weekend']),
    'As in `freezes`; `weekend`: the game’s terms leave weekends out.',
  ),
  from: instantShape(),
  until: instantShape(),
})

const endedShape = z.strictObject({
  by: documented(z.enum(['moved', 'taken-back', 'enforced', 'finished', 'aborted']), 'The event that ended the turn.'),
  at: documented(instantShape(), 'When the request that ended the turn was received.'),
  move: documented(z.nullable(z.string()), 'The move. Null if the turn ended otherwise.'),
  ran: documented(durationShape(), 'How long the clock ran, at most to the deadline.'),
  moveTimeUsed: documented(durationShape(), 'How much of the turn’s own time that took.'),
  reserveUsed: documented(durationShape(), 'How much of the reserve that took.'),
  given: documented(durationShape(), 'What was given to the reserve during the turn.'),
  added: documented(durationShape(), 'What the move added to it by the time control.'),
  reserveLeft: documented(durationShape(), 'The reserve with which the side goes on.'),
})

const turnShape = documented(
  z.strictObject({
    ply: documented(countShape(), 'How many half-moves had been played when the turn began.'),
    side: colourShape(),
    from: documented(instantShape(), 'When the turn began, which is when the move before it was received.'),
    reserve: documented(durationShape(), 'The reserve when the turn began.'),
    deadline: documented(z.nullable(instantShape()), 'The last instant for a move. Null without a clock.'),
    stops: documented(
      z.array(stopShape),
      'The times within the turn that did not count, in order; they may overlap. Of a turn that goes on, also those to come until its deadline.',
    ),
    ended: documented(z.nullable(endedShape), 'Null while the turn goes on.'),
  }),
  { id: 'TurnEvidence' },
)

const lossShape = z.strictObject({
  side: colourShape(),
  deadline: instantShape(),
  graceEnded: documented(
    instantShape(),
    'The end is stored after this, so that a move received in time is stored first.',
  ),
  committed: documented(instantShape(), 'When the end of the game was stored.'),
  by: documented(
    z.enum(['timer', 'sweep']),
    '`timer`: its timer, or a move that came too late, ended the game; `sweep`: the timer was at least two minutes late.',
  ),
})

const deliveryShape = z.strictObject({
  kind: documented(
    z.enum(['turn', 'reminder', 'begun', 'ended', 'news']),
    'What the email was about: a turn, a reminder, the beginning of the game, its end, or other news.',
  ),
  way: documented(
    z.enum(['alone', 'together', 'digest']),
    '`alone`: an email of its own; `together`: one about several games; `digest`: the daily email.',
  ),
  version: documented(countShape(), 'The stored version of the game up to which the email told its reader.'),
  ply: documented(countShape(), 'How many half-moves had then been played.'),
  taken: documented(instantShape(), 'When the mail server took it.'),
})

const seatEmailsShape = documented(
  z.strictObject({
    status: documented(z.enum(EMAILS), 'Whether emails reach the seat now, as in `GET /v1/seat`.'),
    lastSeen: documented(
      z.nullable(instantShape()),
      'When the seat’s page was last looked at. An act counts as a look and is not noted.',
    ),
    deliveries: documented(
      z.array(deliveryShape),
      'The seat’s emails that the mail server took, oldest first; the last 200. They are deleted with the seat’s address.',
    ),
    untold: documented(
      z.array(
        z.strictObject({
          ply: documented(countShape(), 'How many half-moves had been played when the turn began.'),
          why: documented(
            z.enum(['overtaken', 'seen', 'waiting']),
            '`overtaken`: the turn was over before an email left; `seen`: the page had shown it; `waiting`: none has left yet (see `status`).',
          ),
        }),
      ),
      'The seat’s turns of which no email told.',
    ),
  }),
  { id: 'SeatEmails' },
)

/** Evidence of a game's time: each turn with the arithmetic of its clock. */
export const evidenceShape = documented(
  z.strictObject({
    id: gameIdShape(),
    turns: documented(z.array(turnShape), 'In the order in which they began, also those whose moves were taken back.'),
    lost: documented(z.nullable(lossShape), 'The loss on time. Null if nobody lost on time.'),
    emails: documented(
      z.nullable(z.strictObject({ black: z.nullable(seatEmailsShape), white: z.nullable(seatEmailsShape) })),
      'A player reads about the emails of their own seat, the arbiter about those of both. Null for everyone else, and before the game begins.',
    ),
  }),
  { id: 'Evidence' },
)
export type EvidenceView = AnswerOf<typeof evidenceShape>
export type TurnView = EvidenceView['turns'][number]
export type SeatEmailsView = NonNullable<NonNullable<EvidenceView['emails']>['black']>
