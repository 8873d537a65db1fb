import { describe, expect, test } from 'vitest'

import {
  type RulesId,
  RULES_IDS,
  legalMoves,
  makeFen,
  parseFen,
  play,
  ruleSetOf,
  startPosition,
} from '../../shared/draughts/index.ts'
import { plainFen } from './plain.ts'
import { chances, randomBoard } from './random.ts'

const english = ruleSetOf('english')

const again = (id: RulesId, text: string): string => {
  const rules = ruleSetOf(id)
  const read = parseFen(rules, text)
  return read.kind === 'fault' ? `${read.column}: ${read.message}` : makeFen(rules, read.position)
}

describe('FEN', () => {
  test.each<[string, RulesId, string, string]>([
    ['numbers', 'english', 'B:W18,24,27:B12,K16', 'B:W18,24,27:B12,K16'],
    ['Black first', 'english', 'W:B1:W32', 'W:W32:B1'],
    ['ranges', 'english', 'B:W21-32:B1-12', 'B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12'],
    ['a range of kings', 'english', 'W:WK1-3:B12', 'W:WK1,K2,K3:B12'],
    ['letters', 'russian', 'W:Wa3,Kc3:Bb8', 'W:W21,K22:B1'],
    ['quotes and a dot', 'english', ' "B:WK32:B1." ', 'B:WK32:B1'],
    ['spaces', 'english', 'B : W K32, 31 : B 1', 'B:W31,K32:B1'],
    ['small letters', 'english', 'w:wk1:b12', 'W:WK1:B12'],
    ['an empty side', 'english', 'B:W22:B', 'B:W22:B'],
    ['tails', 'international', 'W:W31:BK4:H0:F1', 'W:W31:BK4'],
    ['running king moves', 'frisian', 'W:W31,K46:BK4:+2+0', 'W:W31,K46:BK4:+2@46+0'],
    ['running king moves of one king among several', 'frisian', 'B:W31,K46:BK4,K5:+0+3@5', 'B:W31,K46:BK4,K5:+0+3@5'],
  ])('%s', (_name, id, text, expected) => {
    expect(again(id, text)).toBe(expected)
  })

  test.each([
    ['', 1],
    ['X:W1:B2', 1],
    ['W', 3],
    ['W:W33:B1', 4],
    ['W:W1,2,33:B1', 8],
    ['W:W1:B2,,3', 9],
    ['W:W1:B1', 7],
    ['W:W1:W2', 6],
    ['W:W1:B2:C3', 9],
    ['W:W5-3:B1', 4],
    ['W:W99-3:B12', 4],
    ['W:W0-4:B12', 4],
    ['W:W3-99:B1', 4],
    ['W:Wz9:B1', 4],
    ['W:W1'.repeat(400), 1001],
  ])('%j is a fault at column %i', (text, column) => {
    expect(parseFen(english, text)).toMatchObject({ kind: 'fault', column })
  })

  test('a written FEN reads back the same, in every rule set', () => {
    const chance = chances(3)
    for (let i = 0; i < 1500; i += 1) {
      const rules = ruleSetOf(RULES_IDS[i % RULES_IDS.length] ?? 'english')
      const text = plainFen(randomBoard(rules, chance))
      const read = parseFen(rules, text)
      expect(read.kind === 'position' && makeFen(rules, read.position)).toBe(text)
    }
  })

  test('any text gets an answer', () => {
    const chance = chances(5)
    const signs = 'WBKwb:,-0123456789 ah+@."'
    for (let i = 0; i < 5000; i += 1) {
      const text = Array.from({ length: 12 }, () => signs[Math.floor(chance() * signs.length)]).join('')
      expect(['position', 'fault']).toContain(parseFen(english, text).kind)
    }
  })

  test('a position is plain data and survives JSON', () => {
    const rules = ruleSetOf('canadian')
    const start = startPosition(rules)
    const [move] = legalMoves(rules, start)
    expect(move && makeFen(rules, play(rules, JSON.parse(JSON.stringify(start)) as typeof start, move))).toBe(
      move && makeFen(rules, play(rules, start, move)),
    )
  })
})
