import type { EventOf, EventType, GameEvent } from '../../game/model/events.ts'
import type { PublicEventType } from '../../game/evolving/event-rule.ts'
import { type Game, moverAt, playOf } from '../../game/model/game.ts'
import type { Role } from '../../game/model/words.ts'
import type { EventParty, ShapedEvent, ShapedEventType } from '../answers/games/event-shapes.ts'
import { isoDuration, isoInstant } from '../values/iso.ts'
import { resultView } from './result-view.ts'
import { colourOfSeat } from './game-view.ts'

type Reader = Role | 'anyone'

/**
 * The reader to whom an event is described, and its place in the log. `ply` counts the half-moves after the event;
 * `gap` counts the reader's own changes just before the event that are no longer in the log.
 */
type Context = { readonly game: Game; readonly reader: Reader; readonly ply: number; readonly gap: number }

type Facts<T extends ShapedEventType> = Omit<ShapedEvent<T>, 'type' | 'seq' | 'at' | 'ply'>

/**
 * Decides who may read an event, and what of it. `players` includes the arbiter; `own` is the person who made the
 * change.
 */
type Visibility<T extends ShapedEventType> = {
  readonly to: 'everyone' | 'players' | 'own'
  readonly facts: (event: EventOf<T>, context: Context) => Facts<T>
}

const partyOf = (game: Game, role: Role): EventParty => ({
  role,
  seat: role === 'arbiter' ? null : colourOfSeat(game, role),
})

/** Returns the role whose move led to this ply. */
const moverTo = (game: Game, ply: number): Role => {
  const play = playOf(game)
  return play ? moverAt(play, ply - 1) : 'creator'
}

const by = (event: { readonly by: Role }, { game }: Context) => ({ by: partyOf(game, event.by) })
const own = ({ gap }: Context) => (gap > 0 ? { gap } : {})

const isPlayer = ({ reader }: Context): boolean => reader !== 'anyone'
const isTheirs = ({ reader }: Context, role: Role): boolean => reader === role || reader === 'arbiter'

const everyone = <T extends ShapedEventType>(facts: Visibility<T>['facts']): Visibility<T> => ({
  to: 'everyone',
  facts,
})

type Apart = Exclude<EventType, PublicEventType>

/** Who sees which fields of the events that have texts, or fields that not everyone may read. */
export const EVENT_VISIBILITY: { readonly [T in Apart]: T extends ShapedEventType ? Visibility<T> : 'nobody' } = {
  offered: everyone(({ name }, { game }) => ({ by: partyOf(game, 'creator'), name })),
  joined: everyone(({ name, chance, ballot = null }, { game }) => ({
    by: partyOf(game, 'opponent'),
    name,
    drawn: { chance, ballot },
  })),
  appointed: everyone(({ name }, { game }) => ({ by: partyOf(game, 'arbiter'), name })),
  moved: everyone(({ move }, { game, ply }) => ({ by: partyOf(game, moverTo(game, ply)), move })),
  said: { to: 'players', facts: (event, context) => ({ ...by(event, context), text: event.text }) },
  cautioned: everyone((event, context) => ({
    ...by(event, context),
    ...(isTheirs(context, event.by) && { reason: event.reason, move: event.move }),
  })),
  planned: {
    to: 'own',
    facts: (event, context) => ({ ...by(event, context), planned: event.plan !== '', ...own(context) }),
  },
  reminded: 'nobody',
  chose: { to: 'own', facts: (event, context) => ({ ...by(event, context), ...event.choices, ...own(context) }) },
  renamed: everyone((event, context) => ({ ...by(event, context), name: event.name })),
  forgotten: everyone(by),
  'link-rotated': { to: 'own', facts: (event, context) => ({ ...by(event, context), ...own(context) }) },
  reseated: everyone(({ seat, name }, { game }) => ({ to: partyOf(game, seat), name })),
  finished: everyone(({ result }) => ({ result: resultView(result) })),
  declined: everyone(({ text }, { reader }) => (reader === 'creator' && text !== '' ? { text } : {})),
  'rematch-agreed': everyone(({ next }) => ({ game: next })),
  remarked: everyone((event, context) => ({
    ...by(event, context),
    ...(isPlayer(context) && event.text !== '' && { text: event.text }),
  })),
}

type Plain = EventOf<PublicEventType>

/** The fields are named one by one, so that a new field of an event is shown to nobody before it is added here. */
const plainFacts = (event: Plain, game: Game): object => ({
  ...('by' in event && { by: event.by === 'clock' ? null : partyOf(game, event.by) }),
  ...('to' in event && { to: partyOf(game, event.to) }),
  ...('seat' in event && { to: partyOf(game, event.seat) }),
  ...('from' in event && { from: isoInstant(event.from) }),
  ...('until' in event && { until: isoInstant(event.until) }),
  ...('time' in event && { time: isoDuration(event.time) }),
  ...('square' in event && { square: event.square }),
  ...('stronger' in event && { stronger: event.stronger }),
})

const isPlain = (event: GameEvent): event is Plain => !(event.type in EVENT_VISIBILITY)

const SEES: { readonly [To in Visibility<ShapedEventType>['to']]: (event: GameEvent, context: Context) => boolean } = {
  everyone: () => true,
  players: (_event, context) => isPlayer(context),
  own: (event, { reader }) => 'by' in event && event.by === reader,
}

/** Returns what a reader sees of an event. Undefined if they see nothing of it. */
export const logFactsOf = (event: GameEvent, context: Context): object | undefined => {
  if (isPlain(event)) return plainFacts(event, context.game)
  const visibility = EVENT_VISIBILITY[event.type]
  if (visibility === 'nobody' || !SEES[visibility.to](event, context)) return undefined
  // The cast is sound: the function is the one of this type of event, which TypeScript does not follow.
  const facts = visibility.facts as (each: GameEvent, to: Context) => object
  return facts(event, context)
}
