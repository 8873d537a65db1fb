import { expect, test } from 'vitest'
import { WEBHOOK_LIMITS } from '../../shared/webhooks/delivery-limits.ts'
import { decide } from '../../shared/game/decide.ts'
import type { Command } from '../../shared/game/commands.ts'
import { fold } from '../../shared/game/evolving/evolve.ts'
import type { ActiveGame } from '../../shared/game/model/game.ts'
import { remindersAhead } from '../../shared/game/time/reminders.ts'
import { DAY, HOUR, type Instant, MINUTE } from '../../shared/game/model/words.ts'
import type { GameEventPayload } from '../../shared/webhooks/event-types.ts'
import { payloadsOf } from '../../shared/webhooks/event-payloads.ts'
import { retryDelay } from '../../shared/webhooks/retry-delay.ts'
import { isSubscribed } from '../../shared/webhooks/is-subscribed.ts'
import { NOON, type Timed, act, history, join, move, offer, tick } from '../game/given.ts'

const ID = 'game00000001'
const LABELS = { event: 'Spring cup', round: '2' }

/** Returns the event payloads that a command causes after these events. */
const toldBy = (before: readonly Timed[], command: Command, at: Instant): readonly GameEventPayload[] => {
  const log = history(...before)
  const { events } = decide(fold(log), command, at)
  const game = fold([...log, ...events])
  if (!game) throw new Error('no game')
  return payloadsOf({ id: ID, stored: 9, version: 8, events }, { ...game, labels: LABELS })
}

const begun: readonly Timed[] = [
  [offer(), NOON],
  [join, NOON],
]
const moved: readonly Timed[] = [...begun, [move('creator', 0, '11-15'), NOON], [move('opponent', 1, '22-18'), NOON]]
const LATE = NOON + 365 * DAY

const activeAfter = (before: readonly Timed[]): ActiveGame => {
  const game = fold(history(...before))
  if (game?.status !== 'active') throw new Error('it is over')
  return game
}

const namesOf = (notices: readonly GameEventPayload[]) => notices.map(({ event }) => event)

test.each<[what: string, before: readonly Timed[], command: Command, at: Instant, events: readonly string[]]>([
  ['an offer', [], offer(), NOON, []],
  ['the opponent', [[offer(), NOON]], join, NOON, ['joined', 'turn']],
  ['a move', begun, move('creator', 0, '11-15'), NOON, ['turn']],
  ['a draw offer', moved, act('offer-draw', 'creator', 2), NOON, ['draw-offered']],
  [
    'a draw that is declined',
    [...moved, [act('offer-draw', 'creator', 2), NOON]],
    act('decline-draw', 'opponent', 2),
    NOON,
    [],
  ],
  [
    'an agreed draw',
    [...moved, [act('offer-draw', 'creator', 2), NOON]],
    act('accept-draw', 'opponent', 2),
    NOON,
    ['finished'],
  ],
  ['a resignation', moved, act('resign', 'creator', 2), NOON, ['finished']],
  ['a game called off', begun, act('abort', 'creator', 0), NOON, ['finished']],
  ['an invitation that lapsed', [[offer(), NOON]], tick, LATE, ['finished']],
  ['a loss on time', moved, tick, LATE, ['finished']],
  ['a side that never came', begun, tick, LATE, ['forfeited']],
])('%s', (_what, before, command, at, events) => expect(namesOf(toldBy(before, command, at))).toEqual(events))

test('a payload has names, labels, whose turn it is and until when, and no secret', () => {
  const [turn] = toldBy(begun, move('creator', 0, '11-15'), NOON + HOUR)
  expect(turn).toMatchObject({
    id: `msg_${ID}_9_turn`,
    event: 'turn',
    at: NOON + HOUR,
    version: 8,
    ply: 1,
    status: 'active',
    players: { black: 'Amara', white: 'Joost' },
    labels: LABELS,
    turn: 'white',
  })
  expect(turn?.deadline).toBeGreaterThan(NOON + HOUR)
  expect(JSON.stringify(turn)).not.toMatch(/salt|amara00001|joost00001/)
})

test('a reminder reports the game as it was when it was due, however late it is handled', () => {
  const due = remindersAhead(activeAfter(moved))[0]
  if (!due) throw new Error('no reminder')
  for (const late of [0, HOUR / 2]) {
    const [reminder] = toldBy(moved, { type: 'tick' }, due.at + late)
    expect(reminder).toMatchObject({ event: 'reminder', reminder: due.reminder, at: due.at })
  }
})

test('an end says how the game ended, and has no turn', () => {
  const [end] = toldBy(moved, act('resign', 'creator', 2), NOON)
  expect(end).toMatchObject({ status: 'finished', result: { winner: 'white', reason: 'resignation' } })
  expect(end).not.toHaveProperty('turn')
  const [off] = toldBy(begun, act('abort', 'creator', 0), NOON)
  expect(off).toMatchObject({ status: 'aborted', abortedBy: 'creator', by: 'Amara' })
})

test('the tick of a reminder reports that reminder alone', () => {
  const due = toldBy(moved, tick, NOON + 7 * DAY)
  expect(namesOf(due)).toEqual(['reminder'])
  expect(due[0]).toHaveProperty('reminder')
})

test('a webhook gets the events that it asked for, of games that have all its labels', () => {
  const [turn] = toldBy(begun, move('creator', 0, '11-15'), NOON)
  if (!turn) throw new Error('no notice')
  expect(isSubscribed({ events: ['turn'] }, turn)).toBe(true)
  expect(isSubscribed({ events: ['finished'] }, turn)).toBe(false)
  expect(isSubscribed({ events: ['turn'], labels: { event: 'Spring cup' } }, turn)).toBe(true)
  expect(isSubscribed({ events: ['turn'], labels: { event: 'Spring cup', round: '3' } }, turn)).toBe(false)
  expect(isSubscribed({ events: ['turn'], labels: { board: '1' } }, turn)).toBe(false)
  expect(isSubscribed({ events: [] }, { id: 'a', event: 'test', at: NOON })).toBe(true)
})

test('a delivery is tried eight times in a day, and not a ninth time', () => {
  const waits = WEBHOOK_LIMITS.retries.map((_, n) => retryDelay(n + 1) ?? 0)
  expect(waits.every((wait) => wait > 0)).toBe(true)
  expect(retryDelay(WEBHOOK_LIMITS.retries.length + 1)).toBeUndefined()
  const all = waits.reduce((sum, wait) => sum + wait)
  expect(all).toBeLessThanOrEqual(DAY)
  expect(all).toBeGreaterThan(DAY - 30 * MINUTE)
})
