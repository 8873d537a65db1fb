import { describe, expect, test } from 'vitest'
import { makeFen, ruleSetOf, searchSteps } from '../../shared/draughts/index.ts'
import { lastPosition } from '../../shared/draughts/pdn/last-position.ts'
import { readPdn } from '../../shared/draughts/pdn.ts'
import type { RulesId } from '../../shared/draughts/index.ts'

const MOST = { plies: 1000, steps: 2 ** 15 }

const lastFen = (text: string, id: RulesId = 'english', most = MOST): string => {
  const read = lastPosition(ruleSetOf(id), text, most)
  if (read.kind === 'fault') throw new Error(read.message)
  return makeFen(ruleSetOf(id), read.position)
}

const faultOf = (text: string, id: RulesId = 'english', most = MOST) => {
  const read = lastPosition(ruleSetOf(id), text, most)
  if (read.kind === 'position') throw new Error('it was read')
  return read
}

describe('the last position of a game', () => {
  test.each([
    ['its moves alone', '1. 11-15 22-18 2. 15x22 *'],
    ['with a result', '1. 11-15 22-18 2. 15x22 0-1'],
    ['with tags of its rules', '[GameType "21"]\n1. 11-15 22-18 2. 15x22 *'],
    ['variations are passed over, whatever is in them', '1. 11-15 (9-14 99-1 hello (x) $) 22-18 2. 15x22 *'],
    ['remarks are passed over', '{a} 1. 11-15 {b {c}} 22-18 ; and so on\n2. 15x22 *'],
  ])('%s', (_, text) => {
    expect(lastFen(text)).toBe('W:W21,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,12,22')
  })

  test('without a move it is the position of the FEN', () => {
    expect(lastFen('[FEN "W:W31,K32:B1,2"] *')).toBe('W:W31,K32:B1,2')
    expect(lastFen('[FEN "W:W31,K32:B1,2"] 1. 31-27 *')).toBe('B:W27,K32:B1,2')
  })

  test('a position that is set up on the board replaces the one before it', () => {
    expect(lastFen('1. 11-15 /FEN "W:W31,K32:B1,2"/ 31-27 *')).toBe('B:W27,K32:B1,2')
    expect(lastFen('/FEN "W:W31,K32:B1,2"/')).toBe('W:W31,K32:B1,2')
    expect(lastFen('1. 11-15 (22-18 /FEN "W:W31,K32:B1,2"/) *')).toBe(lastFen('1. 11-15 *'))
  })

  test('moves are read in the notation of the rules', () => {
    expect(lastFen('[GameType "25"] 1. c3d4 *', 'russian')).toContain('18')
    expect(lastFen('1. 32-28 *', 'international')).toContain('28')
  })

  test('a piece that was huffed is gone', () => {
    expect(lastFen('1. 11-15 22-18 2. 9-13 {huffed 15} 24-19 *', 'english-huffing')).not.toMatch(/\b15\b/)
    expect(lastFen('1. 11-15 {huffed 15} *')).toMatch(/\b15\b/)
  })
})

describe('a game that cannot be played through is refused with the position of the fault in the text', () => {
  test.each([
    ['1. 11-15 22-18 2. 15-19 *', 'at ply 2: must-capture (Art. 9)', 2, 1, 19],
    ['1. 11-15 22-19 *', '22-19 at ply 1: wrong-square', 1, 1, 10],
    ['[Event "x"]\n\n1. 11-15 hello *', '“hello” is no move', 1, 3, 10],
    ['1. 11-15 {oh', 'a remark is not closed', 1, 1, 10],
    ['1. 11-15 *\n1. 9-13 *', 'more than one game', undefined, 2, 4],
    ['[Event "a"] 1. 11-15 * [Event "b"]', 'more than one game', undefined, 1, 24],
    ['', 'has no game', undefined, 1, 1],
    ['[Event "x"] *', 'has no move and no FEN', undefined, 1, 1],
    ['1. 11-15 (22-18', 'a bracket is not closed', 1, 1, 10],
    ['1. 11-15 ) 22-18', 'a bracket that closes nothing', 1, 1, 10],
    ['[GameType "20"] 1. 32-28 *', 'GameType 20 is not english', undefined, 1, 1],
    ['[Event "a"]\n[GameType "99"] *', 'GameType 99 is not english', undefined, 2, 1],
    ['[FEN "W:W99:B1"] *', 'FEN: no such square', undefined, 1, 1],
    ['/FEN "W:W99:B1"/', 'FEN: no such square', undefined, 1, 1],
    ['1. 11-15 /FEN "W:W99:B1"/', 'FEN: no such square', 1, 1, 10],
  ])('%j: %s', (text, message, ply, line, column) => {
    const fault = faultOf(text)
    expect(fault).toMatchObject({ line, column })
    expect(fault.ply).toBe(ply)
    expect(fault.message).toContain(message)
  })

  test('a game is read by any rule set of its game type, unless it names a variant', () => {
    expect(lastFen('[GameType "21"] 1. 11-15 *', 'english-kings-first')).toContain('15')
    expect(faultOf('[GameType "21"][Variant "english-huffing"] 1. 11-15 *').message).toContain('is not english')
    expect(faultOf('[GameType "25"] 1. c3-d4 *', 'brazilian').message).toContain('is not brazilian')
  })
})

describe('a text up to the bound is read, and one beyond it is refused', () => {
  const shuffle = (moves: number): string =>
    `[FEN "B:WK32:BK1"] ${Array.from({ length: moves }, (_, n) => ['1-6', '32-28', '6-1', '28-32'][n % 4]).join(' ')} *`

  test('for the number of half-moves', () => {
    expect(lastFen(shuffle(1000))).toBe('B:WK32:BK1')
    expect(faultOf(shuffle(1001)).message).toBe('more than 1000 half-moves')
  })

  test('for the steps of the engine', () => {
    const jump = '[FEN "W:W31:B27,19,11,1"] 1. 31x24x15x8 *'
    const start = readPdn(jump).games[0]?.start
    const steps = start === undefined ? 0 : searchSteps(ruleSetOf('english'), start)
    expect(steps).toBeGreaterThan(0)
    expect(lastFen(jump, 'english', { plies: 1, steps })).toContain('8')
    expect(faultOf(jump, 'english', { plies: 1, steps: steps - 1 }).message).toBe(
      '31x24x15x8 at ply 0: too much to work out',
    )
  })
})
