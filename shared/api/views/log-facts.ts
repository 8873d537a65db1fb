import type { EventOf, EventType, GameEvent } from '../../game/events.ts'
import type { PlainType } from '../../game/evolving/row.ts'
import { type Game, moverAt, playOf } from '../../game/game.ts'
import type { Role } from '../../game/words.ts'
import type { Party, ToldEvent, ToldType } from '../answers/games/event-shapes.ts'
import { isoDuration, isoInstant } from '../values/iso.ts'
import { colourOfSeat } from './game-view.ts'

type Reader = Role | 'anyone'

/** `ply`: after the event. `gap`: own changes that left the log before it. */
type Teller = { readonly game: Game; readonly reader: Reader; readonly ply: number; readonly gap: number }

type Facts<T extends ToldType> = Omit<ToldEvent<T>, 'type' | 'seq' | 'at' | 'ply'>

/** `players`: with the arbiter. `own`: whose it is. */
type Row<T extends ToldType> = {
  readonly to: 'everyone' | 'players' | 'own'
  readonly tell: (event: EventOf<T>, teller: Teller) => Facts<T>
}

const partyOf = (game: Game, role: Role): Party => ({
  role,
  seat: role === 'director' ? null : colourOfSeat(game, role),
})

/** Whose move led to this ply. */
const moverTo = (game: Game, ply: number): Role => {
  const play = playOf(game)
  return play ? moverAt(play, ply - 1) : 'creator'
}

const by = (event: { readonly by: Role }, { game }: Teller) => ({ by: partyOf(game, event.by) })
const own = ({ gap }: Teller) => (gap > 0 ? { gap } : {})

const isPlayer = ({ reader }: Teller): boolean => reader !== 'anyone'
const isTheirs = ({ reader }: Teller, role: Role): boolean => reader === role || reader === 'director'

const everyone = <T extends ToldType>(tell: Row<T>['tell']): Row<T> => ({ to: 'everyone', tell })

type Apart = Exclude<EventType, PlainType>

/** Which reader is told what of those that not everyone may read all of, or that have words. */
export const TOLD: { readonly [T in Apart]: T extends ToldType ? Row<T> : 'nobody' } = {
  offered: everyone(({ name }, { game }) => ({ by: partyOf(game, 'creator'), name })),
  joined: everyone(({ name, chance, ballot = null }, { game }) => ({
    by: partyOf(game, 'opponent'),
    name,
    drawn: { chance, ballot },
  })),
  appointed: everyone(({ name }, { game }) => ({ by: partyOf(game, 'director'), name })),
  moved: everyone(({ move }, { game, ply }) => ({ by: partyOf(game, moverTo(game, ply)), move })),
  said: { to: 'players', tell: (event, teller) => ({ ...by(event, teller), text: event.text }) },
  cautioned: everyone((event, teller) => ({
    ...by(event, teller),
    ...(isTheirs(teller, event.by) && { reason: event.reason, move: event.move }),
  })),
  planned: {
    to: 'own',
    tell: (event, teller) => ({ ...by(event, teller), planned: event.plan !== '', ...own(teller) }),
  },
  reminded: 'nobody',
  chose: { to: 'own', tell: (event, teller) => ({ ...by(event, teller), ...event.choices, ...own(teller) }) },
  renamed: everyone((event, teller) => ({ ...by(event, teller), name: event.name })),
  forgotten: everyone(by),
  'link-rotated': { to: 'own', tell: (event, teller) => ({ ...by(event, teller), ...own(teller) }) },
  reseated: everyone(({ seat, name }, { game }) => ({ to: partyOf(game, seat), name })),
  finished: everyone(({ result }) => ({ result })),
  declined: everyone(({ text }, { reader }) => (reader === 'creator' && text !== '' ? { text } : {})),
  'rematch-agreed': everyone(({ next }) => ({ game: next })),
  remarked: everyone((event, teller) => ({
    ...by(event, teller),
    ...(isPlayer(teller) && event.text !== '' && { text: event.text }),
  })),
}

type Plain = EventOf<PlainType>

/** Named one by one: a field that an event gains is shown to nobody before it stands here. */
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

const isPlain = (event: GameEvent): event is Plain => !(event.type in TOLD)

const SEES: { readonly [To in Row<ToldType>['to']]: (event: GameEvent, teller: Teller) => boolean } = {
  everyone: () => true,
  players: (_event, teller) => isPlayer(teller),
  own: (event, { reader }) => 'by' in event && event.by === reader,
}

/** Undefined: this reader sees nothing of it. */
export const factsOf = (event: GameEvent, teller: Teller): object | undefined => {
  if (isPlain(event)) return plainFacts(event, teller.game)
  const row = TOLD[event.type]
  if (row === 'nobody' || !SEES[row.to](event, teller)) return undefined
  // The row is the event’s own, which TypeScript does not follow.
  const tell = row.tell as (each: GameEvent, to: Teller) => object
  return tell(event, teller)
}
