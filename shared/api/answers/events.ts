import * as z from 'zod/mini'
import { CAUTIONS, type EventType, REMINDERS, RESULT_REASONS } from '../../game/events.ts'
import { ROLES } from '../../game/words.ts'
import { type Told, about, colour, count, duration, gameId, instant, square } from './kinds.ts'

const party = about(
  z.strictObject({
    role: z.enum(ROLES),
    seat: about(z.nullable(colour()), 'Null for the arbiter, and before the toss.'),
  }),
  { id: 'Party' },
)
export type Party = Told<typeof party>

const by = { by: party }
const ply = { ply: about(count(), 'Half-moves played by then.') }
const until = { until: instant() }
const gap = about(z.optional(count()), 'So many earlier changes of the reader’s own have left the log.')

const event = <T extends EventType, S extends z.core.$ZodShape>(type: T, fields: S) =>
  z.strictObject({
    type: z.literal(type),
    seq: about(count(), 'The version of the game with it: what one request changed has one number.'),
    at: instant(),
    ...fields,
  })

const only = (who: string) => `Only ${who} sees it.`

/** What readers are shown. Of reminders nobody is. */
export const EVENT_SHAPES = {
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
  moved: event('moved', { ...by, ...ply, move: z.string() }),
  huffed: event('huffed', { square: square() }),
  enforced: event('enforced', ply),
  'taken-back': event('taken-back', ply),
  said: about(event('said', { ...by, ...ply, text: z.string() }), only('a player or the arbiter')),
  'draw-offered': event('draw-offered', by),
  'draw-withdrawn': event('draw-withdrawn', by),
  'draw-declined': event('draw-declined', by),
  cautioned: event('cautioned', {
    ...by,
    ...ply,
    reason: about(z.optional(z.enum(CAUTIONS)), only('that player or the arbiter')),
    move: about(z.optional(z.string()), only('that player or the arbiter')),
  }),
  'pause-proposed': event('pause-proposed', { ...by, ...until }),
  'pause-declined': event('pause-declined', by),
  planned: about(event('planned', { ...by, planned: z.boolean(), gap }), only('that player')),
  'takeback-asked': event('takeback-asked', by),
  'takeback-declined': event('takeback-declined', by),
  'count-asked': event('count-asked', by),
  'count-refused': event('count-refused', {}),
  'count-granted': event('count-granted', { stronger: colour() }),
  'count-ended': event('count-ended', {}),
  'time-given': event('time-given', { ...by, to: party, time: duration() }),
  'played-on': event('played-on', { time: duration() }),
  paused: event('paused', until),
  'pause-ending': event('pause-ending', { ...by, ...until }),
  'leave-taken': event('leave-taken', { ...by, from: instant(), ...until }),
  'leave-ended': event('leave-ended', { ...by, ...until }),
  frozen: event('frozen', { from: instant(), ...until }),
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
  'reseat-asked': event('reseat-asked', { ...by, to: party }),
  'reseat-vetoed': event('reseat-vetoed', by),
  reseated: event('reseated', { to: party, name: z.string() }),
  finished: event('finished', {
    result: z.strictObject({ winner: z.nullable(colour()), reason: z.enum(RESULT_REASONS) }),
  }),
  aborted: event('aborted', { by: about(z.nullable(party), 'Null: the clock.') }),
  declined: event('declined', { text: about(z.optional(z.string()), only('the creator')) }),
  expired: event('expired', {}),
  renewed: event('renewed', {}),
  'rematch-offered': event('rematch-offered', by),
  'rematch-agreed': event('rematch-agreed', { game: gameId() }),
  remarked: event('remarked', { ...by, text: about(z.optional(z.string()), only('a player or the arbiter')) }),
} satisfies { readonly [T in Exclude<EventType, 'reminded'>]: z.core.$ZodType }

type Shapes = typeof EVENT_SHAPES
export type ToldType = keyof Shapes
export type ToldEvent<T extends ToldType = ToldType> = { readonly [K in T]: Told<Shapes[K]> }[T]

const { offered, ...others } = EVENT_SHAPES

export const eventsShape = about(
  z.strictObject({
    events: z.array(
      about(z.discriminatedUnion('type', [offered, ...Object.values(others)]), {
        id: 'GameEvent',
        description: 'What happened, told apart by `type`. A later release may have further types.',
      }),
    ),
    next: about(z.string(), 'Goes into `after` of the next request. It stays the same while nothing happens.'),
    more: about(z.boolean(), 'There is more already.'),
  }),
  { id: 'GameEvents' },
)
