import { GIFT_RESEND_WINDOW } from '../limits/bounds.ts'
import { reservesAt } from '../time/clock.ts'
import type { EventOf, TimingEvent } from '../model/events.ts'
import {
  type ActiveGame,
  type FinishedGame,
  type ClockStop,
  type Game,
  type Play,
  colourOf,
  seatOf,
} from '../model/game.ts'
import { remindersSettledBy, remindersStillSettled } from '../time/reminders.ts'
import type { Payer } from '../model/spent-allowance.ts'
import { DAY, type Duration, type Instant, type Seat } from '../model/words.ts'
import { paidByAuthor, remindersSize } from './event-cost.ts'
import type { EventRules } from './event-rule.ts'

/**
 * Returns the game after a change of its clocks. Reminders that now lie in the future become due once more, even if
 * they were sent.
 */
const withClocks = (game: ActiveGame, play: Play, at: Instant): ActiveGame => {
  const changed = { ...game, play }
  return { ...changed, play: { ...play, reminded: remindersStillSettled(changed, at) } }
}

const timeGiven = (game: ActiveGame, { by, to, time, at }: EventOf<'time-given'>): ActiveGame => {
  const { play } = game
  const colour = colourOf(play, to)
  const left = { ...play.left, [colour]: play.left[colour] + time }
  const given = { ...play.given, [colour]: play.given[colour] + time }
  const recent = (play.gifts[by] ?? []).filter((gift) => at - gift.at <= GIFT_RESEND_WINDOW)
  return withClocks(game, { ...play, left, given, gifts: { ...play.gifts, [by]: [...recent, { to, time, at }] } }, at)
}

const playedOn = (
  { endedAt: _end, result: _result, after: _after, ...game }: FinishedGame,
  { at, time }: EventOf<'played-on'>,
): ActiveGame => {
  const active: ActiveGame = { ...game, status: 'active' }
  const { play } = active
  const turn = play.position.turn
  const { left, given } = reservesAt(game.terms, play, at)
  return {
    ...active,
    play: {
      ...play,
      left: { ...left, [turn]: left[turn] + time },
      given: { ...given, [turn]: given[turn] + time },
      turnStartedAt: at,
      reminded: [],
      pending: {},
    },
  }
}

const frozenBy = (game: ActiveGame, freeze: ClockStop, at: Instant): ActiveGame =>
  withClocks(game, { ...game.play, freezes: [...game.play.freezes, freeze] }, at)

const paused = (game: ActiveGame, { at, until }: EventOf<'paused'>): ActiveGame => {
  const { pause: _agreed, ...pending } = game.play.pending
  return frozenBy({ ...game, play: { ...game.play, pending } }, { kind: 'pause', from: at, until }, at)
}

const frozen = (game: ActiveGame, { at, from, until }: EventOf<'frozen'>): ActiveGame =>
  frozenBy(game, { kind: 'outage', from, until }, at)

const clocksStopped = (game: ActiveGame, { at, from, until }: EventOf<'clocks-stopped'>): ActiveGame => {
  const others = game.play.freezes.filter((freeze) => freeze.kind !== 'tournament' || freeze.from !== from)
  const freezes = until > from ? [...others, { kind: 'tournament', from, until } as const] : others
  return withClocks(game, { ...game.play, freezes }, at)
}

const withLeave = (game: ActiveGame, seat: Seat, change: Duration): ActiveGame => ({
  ...game,
  play: { ...game.play, leaveLeft: { ...game.play.leaveLeft, [seat]: game.play.leaveLeft[seat] + change } },
})

const leaveTaken = (game: ActiveGame, { at, by, from, until }: EventOf<'leave-taken'>): ActiveGame =>
  withLeave(frozenBy(game, { kind: 'leave', from, until, seat: by }, at), by, from - until)

/** Ends the freezes that `which` selects at `until`, and removes those that would begin later. */
const shortened = (
  game: ActiveGame,
  which: (freeze: ClockStop) => boolean,
  at: Instant,
  until: Instant,
): ActiveGame => {
  const freezes = game.play.freezes
    .map((freeze) => (which(freeze) && freeze.until > until ? { ...freeze, until } : freeze))
    .filter((freeze) => freeze.until > freeze.from)
  return withClocks(game, { ...game.play, freezes }, at)
}

const pauseEnding = (game: ActiveGame, { at, until }: EventOf<'pause-ending'>): ActiveGame =>
  shortened(game, ({ kind, from }) => kind === 'pause' && from <= at, at, until)

const leaveEnded = (game: ActiveGame, { at, by, until }: EventOf<'leave-ended'>): ActiveGame => {
  const leave = game.play.freezes.find(
    ({ kind, seat, ...freeze }) => kind === 'leave' && seat === by && freeze.until > until,
  )
  const back = leave ? Math.floor((leave.until - Math.max(leave.from, until)) / DAY) * DAY : 0
  return withLeave(
    shortened(game, ({ kind, seat }) => kind === 'leave' && seat === by, at, until),
    by,
    back,
  )
}

const reminded = (game: ActiveGame, { reminder }: EventOf<'reminded'>): ActiveGame => ({
  ...game,
  play: { ...game.play, reminded: remindersSettledBy(game, reminder) },
})

const winner = (_event: unknown, before: Game): Payer | undefined =>
  before.status === 'finished' && before.result.winner ? seatOf(before.play, before.result.winner) : undefined

/** The rules of reminders, and of the events that change the clocks. */
export const TIMING_EVENTS: EventRules<TimingEvent['type']> = {
  reminded: { active: reminded, size: 2, cost: 'forgotten' },
  'time-given': {
    active: timeGiven,
    shows: ['by', 'to', 'time'],
    size: 12,
    cost: { price: (rows) => rows['time-given'].size + remindersSize(rows), payer: paidByAuthor },
  },
  'played-on': {
    beginsTurn: true,
    revives: true,
    finished: playedOn,
    shows: ['time'],
    size: 10,
    cost: {
      price: (rows) => rows['played-on'].size + rows.finished.size + rows['rematch-offered'].size + remindersSize(rows),
      payer: winner,
    },
  },
  paused: { active: paused, shows: ['until'], size: 10, cost: 'answer' },
  'pause-ending': { active: pauseEnding, shows: ['by', 'until'], size: 10, cost: 'answer' },
  'leave-taken': {
    active: leaveTaken,
    shows: ['by', 'from', 'until'],
    size: 15,
    cost: {
      price: (rows) => rows['leave-taken'].size + rows['leave-ended'].size + 2 * remindersSize(rows),
      payer: paidByAuthor,
    },
  },
  'leave-ended': { active: leaveEnded, shows: ['by', 'until'], size: 8, cost: 'answer' },
  frozen: {
    active: frozen,
    shows: ['from', 'until'],
    size: 14,
    cost: { price: (rows) => rows.frozen.size + remindersSize(rows), payer: () => 'operator' },
  },
  'clocks-stopped': {
    active: clocksStopped,
    shows: ['from', 'until'],
    size: 14,
    cost: { price: (rows) => rows['clocks-stopped'].size + remindersSize(rows), payer: () => 'operator' },
  },
}
