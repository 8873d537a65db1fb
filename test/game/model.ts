import type { GameEvent } from '../../shared/game/model/events.ts'
import type { TimeControl, Terms } from '../../shared/game/model/terms.ts'
import { DAY, type Duration, type Instant, SECOND, type Seat, otherSeat } from '../../shared/game/model/words.ts'

type Span = {
  readonly from: Instant
  until: Instant
  readonly seat: Seat | undefined
  readonly pause: boolean
  /** The tournament of the game stopped the clocks. */
  readonly event: boolean
}
type Hand = { given: Duration; used: Duration; moves: number }

/**
 * The clock and the turn of one game, computed in another way than by the service: used time is added up move by move,
 * and a turn's running time is the sum of the spans between `edges` in which the clock runs.
 */
export type Model = {
  readonly terms: Terms
  readonly hands: Record<Seat, Hand>
  toMove: Seat
  start: Instant
  spans: readonly Span[]
  draw: Seat | undefined
  plies: number
}

export const modelOf = (terms: Terms, toMove: Seat, start: Instant): Model => {
  const given = terms.clock === 'unlimited' ? 0 : terms.clock.reserve
  const hand = (): Hand => ({ given, used: 0, moves: 0 })
  return { terms, hands: { creator: hand(), opponent: hand() }, toMove, start, spans: [], draw: undefined, plies: 0 }
}

/** Weekdays count from Thursday, because 1 January 1970 was a Thursday. */
const isWeekend = (at: Instant): boolean => [2, 3].includes(Math.floor(at / DAY) % 7)

const stands = (model: Model, at: Instant): boolean =>
  (model.terms.weekends !== undefined && isWeekend(at)) ||
  model.spans.some(({ from, until, seat }) => from <= at && at < until && (seat === undefined || seat === model.toMove))

/** Returns every later instant at which the clock may stop or start. */
const edges = (model: Model, until: Instant): readonly Instant[] => {
  const days: Instant[] = []
  if (model.terms.weekends !== undefined)
    for (let day = Math.ceil(model.start / DAY) * DAY; day < until; day += DAY) days.push(day)
  const all = [...days, ...model.spans.flatMap((span) => [span.from, span.until])]
  return [model.start, ...all.filter((at) => at > model.start && at < until).toSorted((a, b) => a - b), until]
}

const ran = (model: Model, until: Instant): Duration => {
  let sum = 0
  const marks = until > model.start ? edges(model, until) : []
  for (const [index, from] of marks.entries()) if (!stands(model, from)) sum += (marks[index + 1] ?? from) - from
  return sum
}

export const left = ({ hands }: Model, seat: Seat): Duration => hands[seat].given - hands[seat].used

/** Returns whether the side to move is in time: its clock has not run out, or only within the last second. */
export const isInTime = (model: Model, at: Instant): boolean => {
  const { clock } = model.terms
  if (clock === 'unlimited' || at <= model.start) return true
  const allowed = clock.perMove + left(model, model.toMove)
  const running = ran(model, at)
  // A clock that has run out stays so, even if it stops in the next second.
  return running < allowed || (running === allowed && (allowed === 0 || ran(model, at - SECOND) < allowed))
}

const spend = (model: Model, control: TimeControl, at: Instant): void => {
  const hand = model.hands[model.toMove]
  hand.used += Math.min(left(model, model.toMove), Math.max(0, ran(model, at) - control.perMove))
}

const moved = (model: Model, at: Instant): void => {
  const { clock } = model.terms
  const hand = model.hands[model.toMove]
  hand.moves += 1
  if (clock !== 'unlimited') {
    spend(model, clock, at)
    const room =
      clock.cap === undefined
        ? clock.increment
        : Math.max(0, Math.min(clock.increment, clock.cap - left(model, model.toMove)))
    hand.given += room + (clock.every && hand.moves % clock.every.moves === 0 ? clock.every.period : 0)
  }
  if (model.draw !== model.toMove) model.draw = undefined
  model.toMove = otherSeat(model.toMove)
  model.start = at
  model.plies += 1
}

const back = (model: Model, to: number, at: Instant): void => {
  if (model.terms.clock !== 'unlimited') spend(model, model.terms.clock, at)
  for (let gone = model.plies; gone > to; gone -= 1) {
    model.toMove = otherSeat(model.toMove)
    model.hands[model.toMove].moves -= 1
  }
  model.plies = to
  model.start = at
  model.draw = undefined
}

const shorten = (model: Model, until: Instant, which: (span: Span) => boolean): void => {
  model.spans = model.spans.map((span) =>
    which(span) ? { ...span, until: Math.max(span.from, Math.min(span.until, until)) } : span,
  )
}

export const follow = (model: Model, event: GameEvent): void => {
  const add = (from: Instant, until: Instant, of: Partial<Pick<Span, 'seat' | 'pause' | 'event'>> = {}): void => {
    model.spans = [...model.spans, { from, until, seat: of.seat, pause: of.pause === true, event: of.event === true }]
  }
  if (event.type === 'moved') moved(model, event.at)
  else if (event.type === 'taken-back') back(model, event.ply, event.at)
  else if (event.type === 'enforced') back(model, model.plies - 1, event.at)
  else if (event.type === 'time-given') model.hands[event.to].given += event.time
  else if (event.type === 'paused') add(event.at, event.until, { pause: true })
  else if (event.type === 'frozen') add(event.from, event.until)
  else if (event.type === 'clocks-stopped') {
    model.spans = model.spans.filter((span) => !span.event || span.from !== event.from)
    add(event.from, event.until, { event: true })
  } else if (event.type === 'leave-taken') add(event.from, event.until, { seat: event.by })
  else if (event.type === 'leave-ended') shorten(model, event.until, ({ seat }) => seat === event.by)
  else if (event.type === 'pause-ending') shorten(model, event.until, ({ pause, from }) => pause && from <= event.at)
  else if (event.type === 'draw-offered') model.draw = event.by
  else if (event.type === 'draw-declined' || event.type === 'draw-withdrawn') model.draw = undefined
  else if (event.type === 'played-on') {
    if (model.terms.clock !== 'unlimited') spend(model, model.terms.clock, event.at)
    model.hands[model.toMove].given += event.time
    model.start = event.at
    model.draw = undefined
  }
}
