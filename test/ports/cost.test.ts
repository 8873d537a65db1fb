import { describe, expect, test } from 'vitest'
import { pack, unpack } from '../../functions/aws/packed.ts'
import type { Stored } from '../../shared/service/ports.ts'
import { itemSize, writeCost } from './cost.ts'
import { longGame } from './long-game.ts'
import { calledOff, GAME, move, next, offer, START } from './samples.ts'

const costOf = (before: Stored, after: Stored) => writeCost(pack(GAME, before), pack(GAME, after))

describe('what a game takes', () => {
  const games = Array.from({ length: 400 }, (_, seed) => longGame(seed + 1, 150)).filter((game) => game !== undefined)
  const sizes = games.map((game) => itemSize(pack(GAME, game)))

  test('150 plies of legal play take a kilobyte at the most', () => {
    expect(games.length).toBeGreaterThan(10)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(1024)
  })

  test('a long game is read back as it was', () => {
    for (const game of games.slice(0, 5)) expect(unpack(pack(GAME, game))).toStrictEqual(game)
  })
})

describe('what a write costs', () => {
  const game = offer()

  test('a move: one unit, and the index nothing while the armed alarm stands', () =>
    expect(costOf(game, next(game, move('11-15')))).toEqual({ table: 1, index: 0 }))

  test('the last of 150 plies: still one unit', () => {
    const last = Array.from({ length: 400 }, (_, seed) => longGame(seed + 1, 150)).find((found) => found !== undefined)
    if (!last) throw new Error('no game of 150 plies')
    const before = { ...last, version: last.version - 1, log: last.log.slice(0, -1) }
    expect(costOf(before, last)).toEqual({ table: 1, index: 0 })
  })

  test('another alarm: two units more; an end: one', () => {
    expect(costOf(game, { ...game, due: START })).toEqual({ table: 1, index: 2 })
    expect(costOf(game, calledOff(game))).toEqual({ table: 1, index: 1 })
  })
})
