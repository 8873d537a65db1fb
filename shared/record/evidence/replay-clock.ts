import { type Colour, otherColour } from '../../draughts/index.ts'
import type { EventOf, EventType, GameEvent, TimingEvent } from '../../game/model/events.ts'
import type { Terms } from '../../game/model/terms.ts'
import type { Seat } from '../../game/model/words.ts'
import { type ReplayTurn, colourToMove } from './replay-turn.ts'
import { type StoppedTime, type TimeSpan, clockTimeIn, stopsBetween } from './stopped-time.ts'

/**
 * The clocks of a game, computed from its events alone and without the code that decides about time, so that both can
 * be compared (`tools/replay/`), and so that the evidence of a game does not repeat a fault of that code.
 */
export type ReplayClock = {
  readonly terms: Terms
  readonly creator: Colour
  readonly turnSince: number
  readonly left: { readonly black: number; readonly white: number }
  readonly stops: readonly StoppedTime[]
}

export const replayClockFrom = (terms: Terms, creator: Colour, at: number): ReplayClock => {
  const reserve = terms.clock === 'unlimited' ? 0 : terms.clock.reserve
  return { terms, creator, turnSince: at, left: { black: reserve, white: reserve }, stops: [] }
}

export const seatPlaying = ({ creator }: ReplayClock, colour: Colour): Seat =>
  colour === creator ? 'creator' : 'opponent'

const colourOf = ({ creator }: ReplayClock, seat: Seat): Colour => (seat === 'creator' ? creator : otherColour(creator))

const withTime = (reckoning: ReplayClock, colour: Colour, time: number): ReplayClock => ({
  ...reckoning,
  left: { ...reckoning.left, [colour]: reckoning.left[colour] + time },
})

/** Returns how long the clock of a side has run in the present turn until `at`. */
export const ranUntil = (reckoning: ReplayClock, colour: Colour, at: number): number => {
  const { terms, stops, turnSince } = reckoning
  const span = { from: turnSince, until: Math.max(turnSince, at) }
  return clockTimeIn(span, stopsBetween(stops, terms.weekends, seatPlaying(reckoning, colour), span))
}

/** Returns what a turn in which the clock ran for this time takes from the reserve. */
export const reserveUsed = ({ terms: { clock }, left }: ReplayClock, colour: Colour, ran: number): number =>
  clock === 'unlimited' ? 0 : Math.min(left[colour], Math.max(0, ran - clock.perMove))

const charged = (reckoning: ReplayClock, turn: ReplayTurn, at: number): ReplayClock => {
  if (reckoning.terms.clock === 'unlimited') return reckoning
  const colour = colourToMove(turn)
  return withTime(reckoning, colour, -reserveUsed(reckoning, colour, ranUntil(reckoning, colour, at)))
}

const rewarded = (reckoning: ReplayClock, turn: ReplayTurn): ReplayClock => {
  const { clock } = reckoning.terms
  if (clock === 'unlimited') return reckoning
  const colour = colourToMove(turn)
  const left = reckoning.left[colour]
  const increment = Math.max(0, Math.min(clock.increment, (clock.cap ?? Infinity) - left))
  const made = Math.floor(turn.plies / 2) + 1
  const period = clock.every && made % clock.every.moves === 0 ? clock.every.period : 0
  return withTime(reckoning, colour, increment + period)
}

/** Ends stops at `until`. Those that would begin later have no time left. */
const cut = (reckoning: ReplayClock, isCut: (stop: StoppedTime) => boolean, until: number): ReplayClock => ({
  ...reckoning,
  stops: reckoning.stops.map((stop) =>
    isCut(stop) && stop.until > until ? { ...stop, until: Math.max(stop.from, until) } : stop,
  ),
})

const stopped = (reckoning: ReplayClock, stop: StoppedTime): ReplayClock => ({
  ...reckoning,
  stops: [...reckoning.stops, stop],
})

const stoppedByTournament = ({ stops, ...reckoning }: ReplayClock, { from, until }: TimeSpan): ReplayClock => ({
  ...reckoning,
  stops: [
    ...stops.filter((stop) => stop.kind !== 'tournament' || stop.from !== from),
    { from, until, kind: 'tournament' },
  ],
})

const chargedAt = (reckoning: ReplayClock, turn: ReplayTurn, { at }: { readonly at: number }): ReplayClock => ({
  ...charged(reckoning, turn, at),
  turnSince: at,
})

/** What each event does to the clocks, given whose turn it was before. */
type Effects<T extends EventType> = {
  readonly [K in T]: (reckoning: ReplayClock, turn: ReplayTurn, event: EventOf<K>) => ReplayClock
}

/** The effect of moves and of every timing event. A new timing event does not compile until it is added here. */
const EFFECTS: Effects<'moved' | 'taken-back' | 'enforced' | TimingEvent['type']> = {
  moved: (reckoning, turn, { at }) => ({ ...rewarded(charged(reckoning, turn, at), turn), turnSince: at }),
  'taken-back': chargedAt,
  enforced: chargedAt,
  'played-on': (reckoning, turn, { at, time }) => ({
    ...withTime(charged(reckoning, turn, at), colourToMove(turn), time),
    turnSince: at,
  }),
  reminded: (reckoning) => reckoning,
  'time-given': (reckoning, _turn, { to, time }) => withTime(reckoning, colourOf(reckoning, to), time),
  paused: (reckoning, _turn, { at, until }) => stopped(reckoning, { from: at, until, kind: 'pause' }),
  frozen: (reckoning, _turn, { from, until }) => stopped(reckoning, { from, until, kind: 'outage' }),
  'clocks-stopped': (reckoning, _turn, { from, until }) => stoppedByTournament(reckoning, { from, until }),
  'leave-taken': (reckoning, _turn, { by, from, until }) =>
    stopped(reckoning, { from, until, kind: 'leave', seat: by }),
  'pause-ending': (reckoning, _turn, { at, until }) =>
    cut(reckoning, ({ kind, from }) => kind === 'pause' && from <= at, until),
  'leave-ended': (reckoning, _turn, { by, until }) =>
    cut(reckoning, ({ kind, seat }) => kind === 'leave' && seat === by, until),
}

type TimedType = keyof typeof EFFECTS

const applyEffect = <T extends TimedType>(
  type: T,
  reckoning: ReplayClock,
  turn: ReplayTurn,
  event: EventOf<T>,
): ReplayClock => EFFECTS[type](reckoning, turn, event)

const isTimed = (event: GameEvent): event is EventOf<TimedType> => Object.hasOwn(EFFECTS, event.type)

export const advanceClock = (reckoning: ReplayClock, turn: ReplayTurn, event: GameEvent): ReplayClock =>
  isTimed(event) ? applyEffect(event.type, reckoning, turn, event) : reckoning

/**
 * Two weeks. The search for the deadline ends at twice the time that is left, plus all stops, plus this, because
 * weekends take two days of seven.
 */
const FORTNIGHT = 14 * 86_400_000

/** Returns when the present turn runs out; undefined without a time limit. */
export const replayDeadline = (reckoning: ReplayClock, turn: ReplayTurn): number | undefined => {
  const { terms, stops, turnSince, left } = reckoning
  if (terms.clock === 'unlimited') return undefined
  const colour = colourToMove(turn)
  let time = terms.clock.perMove + left[colour]
  const all = stops.reduce((sum, { from, until }) => sum + until - from, 0)
  const latest = Math.max(turnSince, ...stops.map(({ until }) => until)) + all + 2 * time + FORTNIGHT
  let at = turnSince
  for (const stop of stopsBetween(stops, terms.weekends, seatPlaying(reckoning, colour), { from: at, until: latest })) {
    if (stop.from - at >= time) break
    time -= stop.from - at
    at = stop.until
  }
  return at + time
}
