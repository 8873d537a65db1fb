import { describe, expect, test } from 'vitest'
import { packGame, unpackGame } from '../../functions/codec/game-item.ts'
import type { GameRecord } from '../../shared/service/ports/games.ts'
import { itemSize, writeCost } from './cost.ts'
import { LONG_NAMES, longGame } from './long-game.ts'
import { GAME, START, calledOff, move, next, offer } from './samples.ts'

const costOf = (before: GameRecord, after: GameRecord) => writeCost(packGame(GAME, before), packGame(GAME, after))

describe('the size of a game', () => {
  const gamesOf = (plies: number, names: readonly [string, string]) =>
    Array.from({ length: 400 }, (_, seed) => longGame(seed + 1, plies, names)).filter((game) => game !== undefined)
  const sizesOf = (plies: number, script: keyof typeof LONG_NAMES) =>
    gamesOf(plies, LONG_NAMES[script]).map((game) => itemSize(packGame(GAME, game)))

  test.each(['latin', 'cyrillic'] as const)('150 plies take at most a kilobyte, with names in %s', (script) => {
    for (const name of LONG_NAMES[script]) expect(name).toHaveLength(40)
    const sizes = sizesOf(150, script)
    expect(sizes.length).toBeGreaterThan(10)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(1024)
  })

  test('with names in Chinese 120 plies take a kilobyte, and 150 take 1,150 bytes', () => {
    for (const name of LONG_NAMES.chinese) expect(name).toHaveLength(40)
    expect(Math.max(...sizesOf(120, 'chinese'))).toBeLessThanOrEqual(1024)
    expect(Math.max(...sizesOf(150, 'chinese'))).toBeLessThanOrEqual(1150)
  })

  test('a long game is read back as it was written', () => {
    for (const game of gamesOf(150, LONG_NAMES.cyrillic).slice(0, 5))
      expect(unpackGame(packGame(GAME, game))).toStrictEqual(game)
  })
})

describe('the cost of a write', () => {
  const game = offer()

  test('a move takes one unit, and none for the index while the timer stays', () =>
    expect(costOf(game, next(game, move('11-15')))).toEqual({ table: 1, index: 0 }))

  test('the last of 150 plies still takes one unit', () => {
    const last = Array.from({ length: 400 }, (_, seed) => longGame(seed + 1, 150)).find((found) => found !== undefined)
    if (!last) throw new Error('no game of 150 plies')
    const before = { ...last, version: last.version - 1, log: last.log.slice(0, -1) }
    expect(costOf(before, last)).toEqual({ table: 1, index: 0 })
  })

  test('another timer takes two units more, and an end one', () => {
    expect(costOf(game, { ...game, due: START })).toEqual({ table: 1, index: 2 })
    expect(costOf(game, calledOff(game))).toEqual({ table: 1, index: 1 })
  })
})
