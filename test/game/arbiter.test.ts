import { describe, expect, test } from 'vitest'
import { moveCountLeft } from '../../shared/game/decisions/ending/move-count.ts'
import { DAY, HOUR, MINUTE } from '../../shared/game/model/words.ts'
import {
  JOOST,
  KINGS,
  NOON,
  type Timed,
  act,
  active,
  arbiter,
  begun,
  gameAfter,
  move,
  offer,
  shuttle,
  shuttled,
  tick,
  when,
} from './given.ts'

const AT = NOON + HOUR
const ROSA = { name: 'Rosa', contact: 'rosa000001' }
const with3: readonly Timed[] = [[{ ...offer(KINGS), opponent: JOOST, arbiter: ROSA }, NOON]]
const ask = (by: 'creator' | 'opponent', ply: number): Timed => [act('ask-count', by, ply), NOON]
const grant = (stronger: 'black' | 'white', ply: number): Timed => [
  { type: 'grant-count', by: 'arbiter', ply, stronger },
  NOON,
]

describe('a count on moves (Standard Laws 11)', () => {
  const plies = (count: number, from = 0): readonly Timed[] =>
    shuttled(count, from).map(([command, at]): Timed => [command, at])
  test('is requested from the arbiter, if any, one at a time', () => {
    expect(when(begun(2), ask('creator', 2)).refusal).toEqual({ code: 'not-in-this-game' })
    const asked = [...with3, ask('opponent', 0)]
    expect(when(asked, ask('opponent', 0)).duplicate).toBe(true)
    expect(when(asked, ask('creator', 0)).refusal).toEqual({ code: 'asked-already' })
    expect(when([...asked, grant('black', 0)], ask('opponent', 0)).refusal).toEqual({ code: 'asked-already' })
    expect(active(...asked, ...plies(3)).play.pending.count).toBe('opponent')
  })
  test('is granted against the other side, refused, or ended', () => {
    const asked = [...with3, ask('opponent', 0)]
    expect(when(asked, grant('white', 0)).refusal).toEqual({ code: 'nothing-asked' })
    expect(when(with3, grant('black', 0)).refusal).toEqual({ code: 'nothing-asked' })
    expect(active(...asked, [arbiter('refuse-count', 0), AT]).play.pending).toEqual({})
    expect(when(with3, [arbiter('refuse-count', 0), AT]).refusal).toEqual({ code: 'nothing-asked' })
    expect(active(...asked, grant('black', 0), [arbiter('end-count', 0), AT]).play.count).toBeUndefined()
    expect(when(asked, [arbiter('end-count', 0), AT]).refusal).toEqual({ code: 'nothing-asked' })
  })
  test('gives the stronger side forty own moves, whichever side is to move; the fortieth draws', () => {
    for (const [before, last] of [
      [0, 78],
      [1, 80],
    ] as const) {
      const granted = [...with3, ...plies(before), ask('opponent', before), grant('black', before)]
      expect(moveCountLeft(active(...granted))).toBe(40)
      const almost = [...granted, ...plies(last - before, before)]
      expect(moveCountLeft(active(...almost))).toBe(1)
      expect(when(almost, [move('creator', last, shuttle(last)), NOON + 2 * HOUR]).events).toMatchObject([
        { type: 'moved' },
        { type: 'finished', result: { winner: null, reason: 'count' } },
      ])
    }
  })
  test('a take-back of all its moves restarts the count with forty', () => {
    const granted = [...with3, ...plies(2), ask('opponent', 2), grant('black', 2)]
    const back = active(
      ...granted,
      [act('request-takeback', 'creator', 2), AT],
      [act('accept-takeback', 'opponent', 2), AT],
    )
    expect(moveCountLeft(back)).toBe(40)
  })
})

describe('the arbiter', () => {
  test('adjudicates a running game, even after the deadline; pressing twice counts once', () => {
    const say = (winner: 'black' | 'white' | null, at = AT): Timed => [
      { type: 'adjudicate', by: 'arbiter', ply: 0, winner },
      at,
    ]
    for (const winner of ['black', 'white', null] as const)
      expect(when(begun(2), say(winner)).events).toEqual([
        { type: 'finished', at: AT, result: { winner, reason: 'adjudication' } },
      ])
    expect(when(begun(2), say(null, NOON + 99 * DAY)).refusal).toBeUndefined()
    expect(when([...begun(2), say(null)], say(null)).duplicate).toBe(true)
    expect(when([...begun(2), say(null)], say('black')).refusal).toEqual({ code: 'game-over' })
    expect(when([[offer(), NOON]], say(null)).refusal).toEqual({ code: 'not-begun' })
  })
  test('voids a running or open game: it has no result', () => {
    for (const given of [begun(4), [[offer(), NOON] as const]]) {
      expect(gameAfter(...given, [arbiter('void', 0), AT])).toMatchObject({ status: 'aborted', by: 'arbiter' })
      expect(when([...given, [arbiter('void', 0), AT]], [arbiter('void', 0), AT]).duplicate).toBe(true)
    }
    expect(when([...begun(2), [act('resign', 'creator', 2), AT]], [arbiter('void', 2), AT]).refusal).toEqual({
      code: 'game-over',
    })
    expect(
      when(
        [
          [offer(), NOON],
          [tick, NOON + 30 * DAY],
        ],
        [arbiter('void', 0), NOON + 30 * DAY],
      ).refusal,
    ).toEqual({ code: 'game-over' })
  })
  test('and a player resigns at the same time: the first counts', () => {
    expect(when([...begun(2), [arbiter('void', 2), AT]], [act('resign', 'creator', 2), AT + MINUTE]).refusal).toEqual({
      code: 'game-over',
    })
  })
})
