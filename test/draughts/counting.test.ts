import { join } from 'node:path'

import { build } from 'esbuild'
import { describe, expect, test } from 'vitest'

import {
  type Position,
  RULES_IDS,
  type RuleSet,
  boardSize,
  coordinatesOf,
  legalMoves,
  makePosition,
  otherColour,
  play,
  ruleSetOf,
  searchSteps,
} from '../../shared/draughts/index.ts'
import { countChildren, listChildren } from '../../shared/draughts/counting/children.ts'
import { isCountable, sidesOf } from '../../shared/draughts/counting/side.ts'
import { makeTree, positionAt, pushPosition, WIDTH } from '../../shared/draughts/counting/tree.ts'
import { BUDGET } from '../../shared/draughts/rules/budget.ts'
import { sized } from '../harness/size.ts'
import { chances, randomBoard } from './random.ts'

const MOST_LANDINGS = 4 + 4 * 3 + 4 * 3 * 3
const MOST_JUMPS = 36
/** A landing is a step, and to compare a jump with the 36 before it takes at most two. */
const MOST_STEPS_OF_A_PIECE = MOST_LANDINGS + 2 * MOST_JUMPS

const textOf = (position: Position): string => JSON.stringify({ ...position, runs: undefined })

/** Returns how many moves are counted and which positions are listed; undefined where the generator must find them. */
const counted = (rules: RuleSet, position: Position) => {
  const sides = sidesOf(rules)
  const side = sides[position.turn]
  const tree = makeTree(side, 1)
  pushPosition(tree, position)
  const count = countChildren(side, tree, 0)
  expect(tree.end).toBe(WIDTH)
  expect(listChildren(side, tree, 0)).toBe(count >= 0)
  const listed: string[] = []
  for (let at = WIDTH; at < tree.end; at += WIDTH) listed.push(textOf(positionAt(tree, at, otherColour(position.turn))))
  return count < 0 ? undefined : { count, listed: listed.sort() }
}

/** Returns random boards, half of them with men alone, where a jump is likely. */
const boards = (rules: RuleSet, many: number, seed: number): readonly Position[] => {
  const chance = chances(seed)
  return Array.from({ length: many }, (_, n) => {
    const { turn, pieces } = randomBoard(rules, chance)
    const kept = [...pieces].map(
      ([square, piece]) => [square, n % 2 ? piece : { ...piece, kind: 'man' as const }] as const,
    )
    return makePosition(rules, turn, kept)
  })
}

describe.each(RULES_IDS)('moves of %s counted without the generator', (id) => {
  const rules = ruleSetOf(id)

  test('are those that it lists, and lead to the same positions', () => {
    let tried = 0
    let found = 0
    for (const position of boards(rules, sized(600, 20_000), 27)) {
      if (!isCountable(sidesOf(rules), position)) continue
      const result = counted(rules, position)
      const moves = legalMoves(rules, position)
      tried += 1
      if (result === undefined) {
        expect(moves.some(({ captures }) => captures.length > 0)).toBe(true)
        continue
      }
      found += 1
      expect(result.count).toBe(moves.length)
      expect(result.listed).toEqual(moves.map((move) => textOf(play(rules, position, move))).sort())
      expect(Math.max(0, ...moves.map(({ captures }) => captures.length))).toBeLessThanOrEqual(3)
    }
    expect(tried > 0).toBe(sidesOf(rules).black.men)
    expect(found).toBeGreaterThanOrEqual(tried * 0.75)
  })

  test('take few steps of the budget', () => {
    const { squares } = boardSize(rules)
    if (sidesOf(rules).black.men) expect(MOST_STEPS_OF_A_PIECE * squares).toBeLessThan(BUDGET)
    for (const position of boards(rules, sized(600, 20_000), 28)) {
      if (!isCountable(sidesOf(rules), position) || counted(rules, position) === undefined) continue
      expect(searchSteps(rules, position)).toBeLessThanOrEqual(MOST_STEPS_OF_A_PIECE * squares)
    }
  })
})

test('only these rule sets have positions that cannot be counted by their men', () => {
  const others = RULES_IDS.filter((id) => !sidesOf(ruleSetOf(id)).black.men)
  expect(others).toEqual(['english-huffing', 'canadian', 'frisian'])
  expect(RULES_IDS.filter((id) => sidesOf(ruleSetOf(id)).black.kings)).toEqual([
    'english',
    'english-crown-and-continue',
  ])
})

const WAYS = [-1, 1].flatMap((down) => [-1, 1].map((right) => [down, right] as const))

/** Returns each jump of up to three pieces from a square of an empty board that has a piece wherever one can be taken. */
const everyJump = (rules: RuleSet, square: number) => {
  const { rows, columns } = boardSize(rules)
  const jumps: { readonly end: string; readonly taken: readonly string[] }[] = []
  const follow = (row: number, column: number, taken: readonly string[]): void => {
    for (const [down, right] of WAYS) {
      const [r, c] = [row + 2 * down, column + 2 * right]
      const over = `${row + down}/${column + right}`
      if (taken.includes(over) || r < 0 || c < 0 || r >= rows || c >= columns) continue
      jumps.push({ end: `${r}/${c}`, taken: [...taken, over] })
      if (taken.length < 2) follow(r, c, [...taken, over])
    }
  }
  const { row, column } = coordinatesOf(rules, square)
  follow(row, column, [])
  return { start: `${row}/${column}`, jumps }
}

test.each(['english', 'international'] as const)(
  'on the board of %s, jumps of up to three pieces are bounded',
  (id) => {
    const rules = ruleSetOf(id)
    for (let square = 1; square <= boardSize(rules).squares; square += 1) {
      const { start, jumps } = everyJump(rules, square)
      expect(jumps.length).toBeLessThanOrEqual(MOST_LANDINGS)
      expect(jumps.filter(({ taken }) => taken.length === 3).length).toBeLessThanOrEqual(MOST_JUMPS)
      expect(jumps.map(({ end }) => end)).not.toContain(start)
      expect(new Set(jumps.map(({ taken }) => taken.toSorted().join())).size).toBe(jumps.length)
    }
  },
)

test('browsers do not load what counts', async () => {
  const { metafile } = await build({
    entryPoints: [join(import.meta.dirname, '../../shared/draughts/index.ts')],
    bundle: true,
    format: 'esm',
    write: false,
    metafile: true,
  })
  expect(Object.keys(metafile.inputs).filter((path) => path.includes('/counting/'))).toEqual([])
})
