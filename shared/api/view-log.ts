import type { EventOf, EventType, GameEvent } from '../game/events.ts'
import { type Game, moverAt, playOf } from '../game/game.ts'
import type { Role } from '../game/words.ts'
import type { Party, ToldEvent, ToldType } from './answers/events.ts'
import { isoDuration, isoInstant } from './iso.ts'
import { colourOfSeat } from './view.ts'

type Reader = Role | 'anyone'

/** `ply`: after the event. `gap`: own changes that left the log before it. */
type Teller = { readonly game: Game; readonly reader: Reader; readonly ply: number; readonly gap: number }

type Facts<T extends ToldType> = Omit<ToldEvent<T>, 'type' | 'seq' | 'at'>

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
const until = (event: { readonly until: number }) => ({ until: isoInstant(event.until) })
const span = (event: { readonly from: number; readonly until: number }) => ({
  from: isoInstant(event.from),
  ...until(event),
})
const atPly = (_event: unknown, { ply }: Teller) => ({ ply })
const nothing = () => ({})

const own = ({ gap }: Teller) => (gap > 0 ? { gap } : {})

const isPlayer = ({ reader }: Teller): boolean => reader !== 'anyone'
const isTheirs = ({ reader }: Teller, role: Role): boolean => reader === role || reader === 'director'

const everyone = <T extends ToldType>(tell: Row<T>['tell']): Row<T> => ({ to: 'everyone', tell })

/** Which reader is told what of an event. Contacts, salts, plans and the other side’s settings stand in none. */
export const TOLD: { readonly [T in EventType]: T extends ToldType ? Row<T> : 'nobody' } = {
  offered: everyone(({ name }, { game }) => ({ by: partyOf(game, 'creator'), name })),
  joined: everyone(({ name, chance, ballot = null }, { game }) => ({
    by: partyOf(game, 'opponent'),
    name,
    drawn: { chance, ballot },
  })),
  appointed: everyone(({ name }, { game }) => ({ by: partyOf(game, 'director'), name })),
  moved: everyone(({ move }, { game, ply }) => ({ by: partyOf(game, moverTo(game, ply)), ply, move })),
  huffed: everyone(({ square }) => ({ square })),
  enforced: everyone(atPly),
  'taken-back': everyone(atPly),
  said: { to: 'players', tell: (event, teller) => ({ ...by(event, teller), ply: teller.ply, text: event.text }) },
  'draw-offered': everyone(by),
  'draw-withdrawn': everyone(by),
  'draw-declined': everyone(by),
  cautioned: everyone((event, teller) => ({
    ...by(event, teller),
    ply: event.ply,
    ...(isTheirs(teller, event.by) && { reason: event.reason, move: event.move }),
  })),
  'pause-proposed': everyone((event, teller) => ({ ...by(event, teller), ...until(event) })),
  'pause-declined': everyone(by),
  planned: {
    to: 'own',
    tell: (event, teller) => ({ ...by(event, teller), planned: event.plan !== '', ...own(teller) }),
  },
  'takeback-asked': everyone(by),
  'takeback-declined': everyone(by),
  'count-asked': everyone(by),
  'count-refused': everyone(nothing),
  'count-granted': everyone(({ stronger }) => ({ stronger })),
  'count-ended': everyone(nothing),
  reminded: 'nobody',
  'time-given': everyone((event, teller) => ({
    ...by(event, teller),
    to: partyOf(teller.game, event.to),
    time: isoDuration(event.time),
  })),
  'played-on': everyone(({ time }) => ({ time: isoDuration(time) })),
  paused: everyone(until),
  'pause-ending': everyone((event, teller) => ({ ...by(event, teller), ...until(event) })),
  'leave-taken': everyone((event, teller) => ({ ...by(event, teller), ...span(event) })),
  'leave-ended': everyone((event, teller) => ({ ...by(event, teller), ...until(event) })),
  frozen: everyone(span),
  chose: {
    to: 'own',
    tell: (event, teller) => ({ ...by(event, teller), ...event.choices, ...own(teller) }),
  },
  renamed: everyone((event, teller) => ({ ...by(event, teller), name: event.name })),
  forgotten: everyone(by),
  'link-rotated': { to: 'own', tell: (event, teller) => ({ ...by(event, teller), ...own(teller) }) },
  'reseat-asked': everyone((event, teller) => ({ ...by(event, teller), to: partyOf(teller.game, event.seat) })),
  'reseat-vetoed': everyone(by),
  reseated: everyone(({ seat, name }, { game }) => ({ to: partyOf(game, seat), name })),
  finished: everyone(({ result }) => ({ result })),
  aborted: everyone(({ by: caller }, { game }) => ({ by: caller === 'clock' ? null : partyOf(game, caller) })),
  declined: everyone(({ text }, { reader }) => (reader === 'creator' && text !== '' ? { text } : {})),
  expired: everyone(nothing),
  renewed: everyone(nothing),
  'rematch-offered': everyone(by),
  'rematch-agreed': everyone(({ next }) => ({ game: next })),
  remarked: everyone((event, teller) => ({
    ...by(event, teller),
    ...(isPlayer(teller) && event.text !== '' && { text: event.text }),
  })),
}

const SEES: { readonly [To in Row<ToldType>['to']]: (event: GameEvent, teller: Teller) => boolean } = {
  everyone: () => true,
  players: (_event, teller) => isPlayer(teller),
  own: (event, { reader }) => 'by' in event && event.by === reader,
}

/** Undefined: this reader sees nothing of it. */
export const factsOf = (event: GameEvent, teller: Teller): object | undefined => {
  const row = TOLD[event.type]
  if (row === 'nobody' || !SEES[row.to](event, teller)) return undefined
  // The row is the event’s own, which TypeScript does not follow.
  const tell = row.tell as (each: GameEvent, to: Teller) => object
  return tell(event, teller)
}
