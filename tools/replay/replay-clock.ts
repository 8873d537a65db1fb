import { type Colour, otherColour } from '../../shared/draughts/index.ts'
import type { EventOf, EventType, GameEvent, TimingEvent } from '../../shared/game/model/events.ts'
import type { Terms } from '../../shared/game/model/terms.ts'
import type { Seat } from '../../shared/game/model/words.ts'
import { type ReplayBoard, turnOnBoard } from './replay-board.ts'
import { type StoppedTime, type TimeSpan, clockTimeIn, stopsBetween } from './clock-stops.ts'

/**
 * The clocks of a game, computed from its events alone and without the service's own clock code, so that both can be
 * compared.
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

const seatOf = ({ creator }: ReplayClock, colour: Colour): Seat => (colour === creator ? 'creator' : 'opponent')

const colourOf = ({ creator }: ReplayClock, seat: Seat): Colour => (seat === 'creator' ? creator : otherColour(creator))

const withTime = (reckoning: ReplayClock, colour: Colour, time: number): ReplayClock => ({
  ...reckoning,
  left: { ...reckoning.left, [colour]: reckoning.left[colour] + time },
})

const charged = (reckoning: ReplayClock, board: ReplayBoard, at: number): ReplayClock => {
  const { terms, stops, turnSince, left } = reckoning
  if (terms.clock === 'unlimited') return reckoning
  const colour = turnOnBoard(board)
  const turn = { from: turnSince, until: at }
  const ran = clockTimeIn(turn, stopsBetween(stops, terms.weekends, seatOf(reckoning, colour), turn))
  return withTime(reckoning, colour, -Math.min(left[colour], Math.max(0, ran - terms.clock.perMove)))
}

const rewarded = (reckoning: ReplayClock, board: ReplayBoard): ReplayClock => {
  const { clock } = reckoning.terms
  if (clock === 'unlimited') return reckoning
  const colour = turnOnBoard(board)
  const left = reckoning.left[colour]
  const increment = Math.max(0, Math.min(clock.increment, (clock.cap ?? Infinity) - left))
  const made = board.movers.filter((mover) => mover === colour).length + 1
  const period = clock.every && made % clock.every.moves === 0 ? clock.every.period : 0
  return withTime(reckoning, colour, increment + period)
}

const cut = (reckoning: ReplayClock, seat: Seat | undefined, until: number): ReplayClock => ({
  ...reckoning,
  stops: reckoning.stops.map((stop) =>
    stop.seat === seat && !stop.isOfTournament && stop.until > until
      ? { ...stop, until: Math.max(stop.from, until) }
      : stop,
  ),
})

const stopped = (reckoning: ReplayClock, stop: StoppedTime): ReplayClock => ({
  ...reckoning,
  stops: [...reckoning.stops, stop],
})

const stoppedByTournament = ({ stops, ...reckoning }: ReplayClock, { from, until }: TimeSpan): ReplayClock => ({
  ...reckoning,
  stops: [...stops.filter((stop) => !stop.isOfTournament || stop.from !== from), { from, until, isOfTournament: true }],
})

const chargedAt = (reckoning: ReplayClock, board: ReplayBoard, { at }: { readonly at: number }): ReplayClock => ({
  ...charged(reckoning, board, at),
  turnSince: at,
})

/** What each event does to the clocks, given the board before it. */
type Effects<T extends EventType> = {
  readonly [K in T]: (reckoning: ReplayClock, board: ReplayBoard, event: EventOf<K>) => ReplayClock
}

/** The effect of moves and of every timing event. A new timing event does not compile until it is added here. */
const EFFECTS: Effects<'moved' | 'taken-back' | 'enforced' | TimingEvent['type']> = {
  moved: (reckoning, board, { at }) => ({ ...rewarded(charged(reckoning, board, at), board), turnSince: at }),
  'taken-back': chargedAt,
  enforced: chargedAt,
  'played-on': (reckoning, board, { at, time }) => ({
    ...withTime(charged(reckoning, board, at), turnOnBoard(board), time),
    turnSince: at,
  }),
  reminded: (reckoning) => reckoning,
  'time-given': (reckoning, _board, { to, time }) => withTime(reckoning, colourOf(reckoning, to), time),
  paused: (reckoning, _board, { at, until }) => stopped(reckoning, { from: at, until }),
  frozen: (reckoning, _board, { from, until }) => stopped(reckoning, { from, until }),
  'clocks-stopped': (reckoning, _board, { from, until }) => stoppedByTournament(reckoning, { from, until }),
  'leave-taken': (reckoning, _board, { by, from, until }) => stopped(reckoning, { from, until, seat: by }),
  'pause-ending': (reckoning, _board, { until }) => cut(reckoning, undefined, until),
  'leave-ended': (reckoning, _board, { by, until }) => cut(reckoning, by, until),
}

type TimedType = keyof typeof EFFECTS

const applyEffect = <T extends TimedType>(
  type: T,
  reckoning: ReplayClock,
  board: ReplayBoard,
  event: EventOf<T>,
): ReplayClock => EFFECTS[type](reckoning, board, event)

const isTimed = (event: GameEvent): event is EventOf<TimedType> => Object.hasOwn(EFFECTS, event.type)

export const advanceClock = (reckoning: ReplayClock, board: ReplayBoard, event: GameEvent): ReplayClock =>
  isTimed(event) ? applyEffect(event.type, reckoning, board, event) : reckoning

/**
 * Two weeks. The search for the deadline ends at twice the time that is left, plus all stops, plus this, because
 * weekends take two days of seven.
 */
const FORTNIGHT = 14 * 86_400_000

/** Returns when the present turn runs out; undefined without a time limit. */
export const replayDeadline = (reckoning: ReplayClock, board: ReplayBoard): number | undefined => {
  const { terms, stops, turnSince, left } = reckoning
  if (terms.clock === 'unlimited') return undefined
  const colour = turnOnBoard(board)
  let time = terms.clock.perMove + left[colour]
  const all = stops.reduce((sum, { from, until }) => sum + until - from, 0)
  const latest = Math.max(turnSince, ...stops.map(({ until }) => until)) + all + 2 * time + FORTNIGHT
  let at = turnSince
  for (const stop of stopsBetween(stops, terms.weekends, seatOf(reckoning, colour), { from: at, until: latest })) {
    if (stop.from - at >= time) break
    time -= stop.from - at
    at = stop.until
  }
  return at + time
}
