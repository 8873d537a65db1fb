import { describe, expect, test } from 'vitest'
import type { GameEvent } from '../../shared/game/model/events.ts'
import { fold } from '../../shared/game/evolving/evolve.ts'
import { playOf } from '../../shared/game/model/game.ts'
import { GRACE_PERIOD, deadlineOf } from '../../shared/game/time/clock.ts'
import { DAY, HOUR, MINUTE } from '../../shared/game/model/words.ts'
import { type EndedTurn, type TurnEvidence, clockEvidence } from '../../shared/record/evidence/clock-evidence.ts'
import { moveHistory } from '../../shared/record/move-history.ts'
import { NOON, act, giveTime, history, join, move, offer, tick } from '../game/given.ts'
import { isLong, sized } from '../harness/size.ts'
import { idOf, randomGame } from '../tools/world.ts'

const CONTROL = { perMove: DAY, reserve: 2 * DAY, increment: HOUR } as const

const begun = (...terms: Parameters<typeof offer>) =>
  [
    [offer({ clock: CONTROL, ...terms[0] }, terms[1]), NOON],
    [join, NOON],
  ] as const

const endOf = (turn: TurnEvidence | undefined): EndedTurn => {
  if (!turn?.ended) throw new Error('the turn has not ended')
  return turn.ended
}

const lostOf = (log: readonly GameEvent[]) => clockEvidence(log).lost

test('a turn says what it took from move time and reserve, and what the move gave', () => {
  const log = history(
    ...begun(),
    [move('creator', 0, '11-15'), NOON + HOUR],
    [move('opponent', 1, '22-18'), NOON + HOUR + 26 * HOUR],
  )
  const [first, second, third] = clockEvidence(log).turns
  expect(first).toMatchObject({ ply: 0, side: 'black', from: NOON, deadline: NOON + 3 * DAY })
  expect(endOf(first)).toEqual({
    by: 'moved',
    at: NOON + HOUR,
    move: '11-15',
    ran: HOUR,
    moveTimeUsed: HOUR,
    reserveUsed: 0,
    given: 0,
    added: HOUR,
    reserveLeft: 2 * DAY + HOUR,
  })
  expect(endOf(second)).toMatchObject({
    ran: 26 * HOUR,
    moveTimeUsed: DAY,
    reserveUsed: 2 * HOUR,
    reserveLeft: 2 * DAY - 2 * HOUR + HOUR,
  })
  expect(third).toMatchObject({ ply: 2, side: 'black', from: NOON + 27 * HOUR, ended: undefined })
})

test('leave, pauses and weekends are listed with their ends, and do not count', () => {
  const log = history(
    ...begun({ leave: 10 * DAY, weekends: 'Europe/Amsterdam' }),
    [{ type: 'take-leave', by: 'creator', ply: 0, days: 2, from: NOON + HOUR }, NOON + HOUR],
    [{ type: 'propose-pause', by: 'creator', ply: 0, until: NOON + 4 * DAY }, NOON + 2 * HOUR],
    [act('accept-pause', 'opponent', 0), NOON + 3 * HOUR],
    [move('creator', 0, '11-15'), NOON + 7 * DAY],
  )
  const [first] = clockEvidence(log).turns
  expect(first?.stops.map(({ kind }) => kind)).toEqual(['leave', 'pause', 'weekend'])
  expect(first?.stops[0]).toMatchObject({ by: 'black' })
  // The clock runs until the leave, and from the end of the pause on, but for the weekend after it.
  const weekend = first?.stops[2]
  expect(endOf(first).ran).toBe(7 * DAY - (4 * DAY - HOUR) - ((weekend?.until ?? 0) - (weekend?.from ?? 0)))
})

describe('a loss on time', () => {
  const end = NOON + 3 * DAY + GRACE_PERIOD
  test.each([
    [end, 'timer'],
    [end + 2 * MINUTE - 1000, 'timer'],
    [end + 2 * MINUTE, 'sweep'],
    [end + DAY, 'sweep'],
  ] as const)('that is committed at %i was found by the %s', (at, by) => {
    const moves = [
      [move('creator', 0, '11-15'), NOON],
      [move('opponent', 1, '22-18'), NOON],
    ] as const
    const log = history(...begun({ clock: { ...CONTROL, increment: 0 } }), ...moves, [tick, at])
    expect(lostOf(log)).toEqual({ side: 'black', deadline: NOON + 3 * DAY, graceEnded: end, committed: at, by })
    expect(endOf(clockEvidence(log).turns[2])).toMatchObject({
      by: 'finished',
      ran: 3 * DAY,
      reserveUsed: 2 * DAY,
      reserveLeft: 0,
    })
  })

  test('is not one any more once the winner lets the game go on', () => {
    const log = history(
      ...begun(),
      [move('creator', 0, '11-15'), NOON],
      [move('opponent', 1, '22-18'), NOON],
      [tick, NOON + 4 * DAY],
      [act('play-on', 'opponent', 2), NOON + 4 * DAY],
    )
    expect(lostOf(log)).toBeUndefined()
    expect(clockEvidence(log).turns.at(-1)).toMatchObject({ ply: 2, from: NOON + 4 * DAY, ended: undefined })
  })

  test('is none in a game that is called off before both have moved, and a forfeit is one', () => {
    expect(lostOf(history(...begun(), [tick, NOON + 4 * DAY]))).toBeUndefined()
    const forfeited = history(...begun({ noShow: 'loss' }), [tick, NOON + 4 * DAY])
    expect(lostOf(forfeited)).toMatchObject({ side: 'black', by: 'sweep' })
  })

  test('is not hidden by gifts, which are named in the turn in which they came', () => {
    const log = history(
      ...begun(),
      [giveTime('opponent', 5 * HOUR), NOON + HOUR],
      [move('creator', 0, '11-15'), NOON + 25 * HOUR],
    )
    expect(clockEvidence(log).turns[0]).toMatchObject({ reserve: 2 * DAY })
    expect(endOf(clockEvidence(log).turns[0])).toMatchObject({
      reserveUsed: HOUR,
      given: 5 * HOUR,
      added: HOUR,
      reserveLeft: 2 * DAY - HOUR + 5 * HOUR + HOUR,
    })
  })
})

test('the end of a pause does not shorten an outage', () => {
  const log = history(
    ...begun(),
    [{ type: 'propose-pause', by: 'creator', ply: 0, until: NOON + 4 * DAY }, NOON],
    [act('accept-pause', 'opponent', 0), NOON],
    [{ type: 'freeze', from: NOON, until: NOON + 2 * DAY }, NOON],
    [act('end-pause', 'creator', 0), NOON + HOUR],
  )
  const game = fold(log)
  const play = game && playOf(game)
  const [turn] = clockEvidence(log).turns
  expect(turn?.stops).toContainEqual({ kind: 'outage', from: NOON, until: NOON + 2 * DAY })
  expect(turn?.deadline).toBe(game && play && deadlineOf(game.terms, play))
})

test('before a game begins there is no turn', () => {
  expect(clockEvidence(history([offer(), NOON]))).toEqual({ turns: [], lost: undefined })
})

test(
  'the second clock agrees with the one that decides, in random games with every kind of stop',
  () => {
    for (let n = 0; n < sized(200, 5000); n += 1) {
      const { log } = randomGame(idOf(n), n + 1, 80)
      const { turns } = clockEvidence(log)
      const { used, moves } = moveHistory(log)
      const ran = { black: 0, white: 0 }
      for (const { side, ended } of turns) ran[side] += ended?.ran ?? 0
      const game = fold(log)
      const play = game && playOf(game)
      const ends = log.filter(({ type }) => type === 'played-on').length
      if (ends === 0) expect([n, ran]).toEqual([n, used])
      const last = turns.at(-1)
      if (game?.status === 'active' && play) {
        expect([n, last?.deadline]).toEqual([n, deadlineOf(game.terms, play)])
        expect([n, last?.from]).toEqual([n, play.turnStartedAt])
      }
      const made = turns.filter(({ ended }) => ended?.by === 'moved').map(({ ended }) => ended?.move)
      expect(made.length).toBeGreaterThanOrEqual(moves.length)
    }
  },
  isLong ? 600_000 : 60_000,
)
