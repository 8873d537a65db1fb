import * as z from 'zod/mini'
import { CAUTIONS, type EventType, REMINDERS, RESULT_REASONS } from '../../../game/events.ts'
import type { PlainField, PlainType } from '../../../game/evolving/row.ts'
import { ROWS } from '../../../game/evolving/rows.ts'
import { ROLES } from '../../../game/words.ts'
import { type Told, about, colour, count, duration, gameId, instant, square } from './kinds.ts'

const party = about(
  z.strictObject({
    role: z.enum(ROLES),
    seat: about(z.nullable(colour()), 'Null for the arbiter, and before the toss.'),
  }),
  { id: 'Party' },
)
export type Party = Told<typeof party>

const gap = about(z.optional(count()), 'How many earlier changes of the reader’s own have left the log.')

const event = <T extends EventType, S extends z.core.$ZodShape>(type: T, fields: S) =>
  z.strictObject({
    type: z.literal(type),
    seq: about(count(), 'The version of the game after the event. All that one request changed has the same number.'),
    at: instant(),
    ply: about(count(), 'How many half-moves had been played by then.'),
    ...fields,
  })

const by = { by: party }
const only = (who: string) => `Only ${who} sees it.`

/** The events that have shapes of their own. Reminders have none, because nobody sees them. */
type ApartType = Exclude<EventType, PlainType | 'reminded'>

/** The shapes of the events that have texts, or of which not everyone may read all. */
const APART = {
  offered: event('offered', { ...by, name: z.string() }),
  joined: event('joined', {
    ...by,
    name: z.string(),
    drawn: about(
      z.strictObject({ chance: count(), ballot: z.nullable(count()) }),
      'The number behind toss and ballot, and the ballot.',
    ),
  }),
  appointed: event('appointed', { ...by, name: z.string() }),
  moved: event('moved', { ...by, move: z.string() }),
  said: about(event('said', { ...by, text: z.string() }), only('a player or the arbiter')),
  cautioned: event('cautioned', {
    ...by,
    reason: about(z.optional(z.enum(CAUTIONS)), only('that player or the arbiter')),
    move: about(z.optional(z.string()), only('that player or the arbiter')),
  }),
  planned: about(event('planned', { ...by, planned: z.boolean(), gap }), only('that player')),
  chose: about(
    event('chose', {
      ...by,
      reminders: z.array(z.enum(REMINDERS)),
      quietIn: z.optional(z.string()),
      playForced: z.boolean(),
      gap,
    }),
    only('that player'),
  ),
  renamed: event('renamed', { ...by, name: z.string() }),
  forgotten: event('forgotten', by),
  'link-rotated': about(event('link-rotated', { ...by, gap }), only('the link’s holder')),
  reseated: event('reseated', { to: party, name: z.string() }),
  finished: event('finished', {
    result: z.strictObject({ winner: z.nullable(colour()), reason: z.enum(RESULT_REASONS) }),
  }),
  declined: event('declined', { text: about(z.optional(z.string()), only('the creator')) }),
  'rematch-agreed': event('rematch-agreed', { game: gameId() }),
  remarked: event('remarked', { ...by, text: about(z.optional(z.string()), only('a player or the arbiter')) }),
} satisfies { readonly [T in ApartType]: z.core.$ZodType }

type Apart = typeof APART
export type ToldType = keyof Apart
export type ToldEvent<T extends ToldType = ToldType> = { readonly [K in T]: Told<Apart[K]> }[T]

/** The shape of each field that everyone may read. A `seat` is shown as `to`: the person who lost the link. */
const PLAIN: { readonly [F in PlainField]: () => z.core.$ZodShape } = {
  by: () => by,
  to: () => ({ to: party }),
  seat: () => ({ to: party }),
  from: () => ({ from: instant() }),
  until: () => ({ until: instant() }),
  time: () => ({ time: duration() }),
  square: () => ({ square: square() }),
  stronger: () => ({ stronger: colour() }),
}

const isType = (name: string): name is EventType => name in ROWS

const plainShapes = () =>
  Object.entries(ROWS).flatMap(([type, row]) => {
    const { shows }: { readonly shows?: readonly PlainField[] } = row
    if (!isType(type) || !shows) return []
    // The clock may call games off too, and is shown as null.
    const caller = type === 'aborted' ? { by: about(z.nullable(party), 'Null if the clock did it.') } : {}
    return [event(type, { ...Object.assign({}, ...shows.map((field) => PLAIN[field]())), ...caller })]
  })

const { offered, ...apart } = APART

export const eventShape = about(z.discriminatedUnion('type', [offered, ...Object.values(apart), ...plainShapes()]), {
  id: 'GameEvent',
  description: 'What happened, told apart by `type`. A later release may have further types.',
})

export const eventsShape = about(
  z.strictObject({
    events: z.array(eventShape),
    next: about(z.string(), 'Send it as `after` with the next request. It stays the same while nothing happens.'),
    more: about(z.boolean(), 'Whether there are more events already.'),
  }),
  { id: 'GameEvents' },
)
