import * as z from 'zod/mini'
import { CAUTION_REASONS, type EventType, REMINDERS } from '../../../game/model/events.ts'
import type { PublicField, PublicEventType } from '../../../game/evolving/event-rule.ts'
import { EVENT_RULES } from '../../../game/evolving/event-rules.ts'
import { ROLES } from '../../../game/model/words.ts'
import { resultShape } from './result-shape.ts'
import {
  type AnswerOf,
  documented,
  colourShape,
  countShape,
  durationShape,
  gameIdShape,
  instantShape,
  squareShape,
} from './answer-values.ts'

const party = documented(
  z.strictObject({
    role: z.enum(ROLES),
    seat: documented(z.nullable(colourShape()), 'The colour. Null for the arbiter, and before a toss decides it.'),
  }),
  { id: 'Party' },
)
export type EventParty = AnswerOf<typeof party>

const gap = documented(
  z.optional(countShape()),
  'How many changes of the reader’s own, just before this one, are no longer in the log. Left out if none.',
)

const event = <T extends EventType, S extends z.core.$ZodShape>(type: T, fields: S) =>
  z.strictObject({
    type: z.literal(type),
    seq: documented(
      countShape(),
      'The version of the game after the event. Events of one request have the same version.',
    ),
    at: instantShape(),
    ply: documented(countShape(), 'How many half-moves had been played after the event.'),
    ...fields,
  })

const by = { by: party }
const only = (who: string) => `Only ${who} can see this event.`

/** The events that have shapes of their own. Reminders have none, because nobody sees them. */
type ApartType = Exclude<EventType, PublicEventType | 'reminded'>

/** The shapes of the events that have texts, or fields that not everyone may read. */
const APART = {
  offered: event('offered', { ...by, name: z.string() }),
  joined: event('joined', {
    ...by,
    name: z.string(),
    drawn: documented(
      z.strictObject({ chance: countShape(), ballot: z.nullable(countShape()) }),
      'The random number that decided toss and ballot, and the ballot’s number, if any.',
    ),
  }),
  appointed: event('appointed', { ...by, name: z.string() }),
  moved: event('moved', { ...by, move: z.string() }),
  said: documented(event('said', { ...by, text: z.string() }), only('the players and the arbiter')),
  cautioned: event('cautioned', {
    ...by,
    reason: documented(
      z.optional(z.enum(CAUTION_REASONS)),
      'Why the move was illegal. Only that player and the arbiter can see it.',
    ),
    move: documented(z.optional(z.string()), 'The illegal move. Only that player and the arbiter can see it.'),
  }),
  planned: documented(event('planned', { ...by, planned: z.boolean(), gap }), only('the player named in `by`')),
  chose: documented(
    event('chose', {
      ...by,
      reminders: z.array(z.enum(REMINDERS)),
      quietIn: documented(z.optional(z.string()), 'The time zone of the quiet hours. Left out without quiet hours.'),
      playForced: z.boolean(),
      gap,
    }),
    only('the player named in `by`'),
  ),
  renamed: event('renamed', { ...by, name: z.string() }),
  forgotten: event('forgotten', by),
  'link-rotated': documented(event('link-rotated', { ...by, gap }), only('the holder of the link')),
  reseated: event('reseated', { to: party, name: z.string() }),
  finished: event('finished', {
    result: resultShape(),
  }),
  declined: event('declined', {
    text: documented(z.optional(z.string()), 'The message of the person who declined. Only the creator can see it.'),
  }),
  'rematch-agreed': event('rematch-agreed', { game: gameIdShape() }),
  remarked: event('remarked', {
    ...by,
    text: documented(z.optional(z.string()), 'The message. Only the players and the arbiter can see it.'),
  }),
} satisfies { readonly [T in ApartType]: z.core.$ZodType }

type Apart = typeof APART
export type ShapedEventType = keyof Apart
export type ShapedEvent<T extends ShapedEventType = ShapedEventType> = { readonly [K in T]: AnswerOf<Apart[K]> }[T]

/**
 * The shape of each field that everyone may read. The field `seat` of an event is shown as `to`: the person who lost
 * the link.
 */
const PLAIN: { readonly [F in PublicField]: () => z.core.$ZodShape } = {
  by: () => by,
  to: () => ({ to: party }),
  seat: () => ({ to: party }),
  from: () => ({ from: instantShape() }),
  until: () => ({ until: instantShape() }),
  time: () => ({ time: durationShape() }),
  square: () => ({ square: squareShape() }),
  stronger: () => ({ stronger: colourShape() }),
}

const isType = (name: string): name is EventType => name in EVENT_RULES

const plainShapes = () =>
  Object.entries(EVENT_RULES).flatMap(([type, row]) => {
    const { shows }: { readonly shows?: readonly PublicField[] } = row
    if (!isType(type) || !shows) return []
    // The clock may call games off too, and is shown as null.
    const caller =
      type === 'aborted'
        ? {
            by: documented(z.nullable(party), 'Who called the game off. Null if the clock did, as a side never moved.'),
          }
        : {}
    return [event(type, { ...Object.assign({}, ...shows.map((field) => PLAIN[field]())), ...caller })]
  })

const { offered, ...apart } = APART

export const eventShape = documented(
  z.discriminatedUnion('type', [offered, ...Object.values(apart), ...plainShapes()]),
  {
    id: 'GameEvent',
    description: 'One event of a game; `type` says what happened. A later release may have further types.',
  },
)

export const eventsShape = documented(
  z.strictObject({
    events: z.array(eventShape),
    next: documented(z.string(), 'Send this as `since` in the next request. It stays the same while nothing happens.'),
    more: documented(z.boolean(), 'Whether there are further events already.'),
  }),
  { id: 'GameEvents' },
)
