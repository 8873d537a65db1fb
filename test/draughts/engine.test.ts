import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { build } from 'esbuild'
import { describe, expect, test } from 'vitest'

import {
  RULES_IDS,
  type RulesId,
  boardSize,
  legalMoves,
  letterName,
  makeFen,
  makePosition,
  coordinatesOf,
  ruleSetOf,
  squareAt,
  squareNamed,
  startPosition,
} from '../../shared/draughts/index.ts'
import { BUDGET } from '../../shared/draughts/rules/budget.ts'
import { stepsSpent } from '../../shared/draughts/moves/generate.ts'
import { fromFen } from './board.ts'

const folder = join(import.meta.dirname, '../../shared/draughts')

/**
 * The largest size of the engine, which browsers load when a move is first chosen. A rule set takes about 100 bytes;
 * when this bound was set, there was room for five.
 */
const MOST_BYTES = 23_000

describe('the engine as a whole', () => {
  test('is small when it is minified with all rule sets, and imports nothing', async () => {
    const built = await build({
      entryPoints: [join(folder, 'index.ts')],
      bundle: true,
      minify: true,
      format: 'esm',
      write: false,
      metafile: true,
    })
    expect(built.outputFiles[0]?.contents.length).toBeLessThan(MOST_BYTES)
    expect(Object.keys(built.metafile.inputs).every((path) => path.includes('shared/draughts/'))).toBe(true)
    expect(Object.values(built.metafile.outputs).flatMap((output) => output.imports)).toEqual([])
  })

  test('only the rule sets name a rule set, and no file is over 250 lines', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => name.replaceAll('\\', '/'))
      .filter((name) => name.endsWith('.ts') && !/^(pdn|openings|rule-sets)\//.test(name))
    const lines = files.map((name) => readFileSync(join(folder, name), 'utf8').split('\n').length)
    expect(Math.max(...lines)).toBeLessThanOrEqual(250)
    for (const name of files.filter((each) => each !== 'rules/words.ts')) {
      expect(readFileSync(join(folder, name), 'utf8')).not.toMatch(/rules\.id\b|ruleSet\.id [!=]=/)
    }
  })

  test('every id has its rule set', () => {
    expect(RULES_IDS.map((id) => ruleSetOf(id).id)).toEqual(RULES_IDS)
  })

  test('only the variants of English draughts share a GameType, because PDN has one for all of them', () => {
    const others = RULES_IDS.filter((id) => !id.startsWith('english-'))
    const typeOf = (id: RulesId): string => ruleSetOf(id).gameType
    const sharing = (id: RulesId): readonly RulesId[] => others.filter((other) => typeOf(other) === typeOf(id))
    expect(others.filter((id) => sharing(id).length > 1)).toEqual([])
  })
})

describe.each(RULES_IDS)('the board of %s', (id) => {
  const rules = ruleSetOf(id)
  const { rows, columns, squares } = boardSize(rules)
  const every = Array.from({ length: squares }, (_, i) => i + 1)

  test('every square has one pair of coordinates and one name', () => {
    for (const square of every) {
      const { row, column } = coordinatesOf(rules, square)
      expect(squareAt(rules, row, column)).toBe(square)
      expect(squareNamed(rules, letterName(rules, square))).toBe(square)
      expect(squareNamed(rules, String(square))).toBe(square)
    }
    expect(squareAt(rules, -1, 0)).toBeUndefined()
    expect(squareAt(rules, rows, columns)).toBeUndefined()
    expect(squareNamed(rules, String(squares + 1))).toBeUndefined()
    expect(squareAt(rules, rows - 1, rules.corner === 'left' ? 0 : columns - 1)).toBeDefined()
  })

  test('Black stands on the low numbers, White on the high ones, and the first side begins', () => {
    const men = (rules.menRows * columns) / 2
    const list = (from: number) => Array.from({ length: men }, (_, i) => from + i).join(',')
    const turn = rules.begins === 'white' ? 'W' : 'B'
    expect(makeFen(rules, startPosition(rules))).toBe(`${turn}:W${list(squares - men + 1)}:B${list(1)}`)
  })
})

describe('Art. 1.5, 19.3, 26 on the English board', () => {
  const rules = ruleSetOf('english')

  test('a square has 1, 2 or 4 neighbours; a king alone has as many moves, a man at most 2', () => {
    for (let square = 1; square <= 32; square += 1) {
      const king = makePosition(rules, 'white', [[square, { colour: 'white', kind: 'king' }]])
      const man = makePosition(rules, 'white', [[square, { colour: 'white', kind: 'man' }]])
      expect([1, 2, 4]).toContain(legalMoves(rules, king).length)
      expect(legalMoves(rules, man).length).toBeLessThanOrEqual(2)
    }
    expect(legalMoves(rules, fromFen('english', 'W:WK4:B28').position)).toHaveLength(1)
    expect(legalMoves(rules, fromFen('english', 'W:WK29:B12').position)).toHaveLength(1)
  })

  test('moves come in one order: from, to, captures', () => {
    const moves = legalMoves(rules, startPosition(rules)).map((move) => `${move.from}-${move.to}`)
    expect(moves).toEqual(['9-13', '9-14', '10-14', '10-15', '11-15', '11-16', '12-16'])
  })

  test('a board full of men to capture takes few steps', () => {
    const before = stepsSpent()
    const white = Array.from({ length: 72 }, (_, i) => i + 1).filter((n) => Math.floor((n - 1) / 6) % 2 === 1 && n < 67)
    const { rules: canadian, position } = fromFen('canadian', `W:WK70:B${white.join(',')}`)
    expect(legalMoves(canadian, position).length).toBeGreaterThan(0)
    expect(stepsSpent() - before).toBeLessThan(BUDGET)
  })
})
