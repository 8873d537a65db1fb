import { describe, expect, test } from 'vitest'
import { ruleSetOf, startPosition } from '../../shared/draughts/index.ts'
import { ANALYSIS_LIMITS } from '../../shared/game/limits/bounds.ts'
import { contradictingLines, isInLines, withLine } from '../../shared/game/board/conditional-moves.ts'
import {
  type AnalysisStart,
  treeAfterMoves,
  addMove,
  lineEnd,
  movesAtNodes,
  childNodes,
  parentNode,
  pathToNode,
  withoutNode,
} from '../../shared/game/board/analysis-tree.ts'
import { readAnalysis, writeAnalysis } from '../../shared/game/board/analysis-text.ts'

const rules = ruleSetOf('english')
const ground: AnalysisStart = { rules, from: startPosition(rules) }
const TREE = '11-15.23-19.8-11_2.9-14.27-23_1.22-18.15x22_0.9-14'
const { tree: tried } = readAnalysis(ground, TREE)

const lineTo = (at: number): readonly string[] => movesAtNodes(tried, pathToNode(tried, at))

describe('lines that were tried', () => {
  test('are read and written alike', () => {
    expect(readAnalysis(ground, TREE)).toMatchObject({ tried: { length: 8 } })
    expect(writeAnalysis(tried)).toBe(TREE)
  })

  test('know what follows, and what came before', () => {
    expect(childNodes(tried, 0)).toEqual([1, 8])
    expect(childNodes(tried, 1)).toEqual([2, 6])
    expect(childNodes(tried, 2)).toEqual([3, 4])
    expect([1, 2, 3, 4, 5, 6, 7, 8].map((at) => parentNode(tried, at))).toEqual([0, 1, 2, 2, 4, 1, 6, 0])
    expect(lineTo(5)).toEqual(['11-15', '23-19', '9-14', '27-23'])
    expect([0, 3, 4, 8].map((at) => lineEnd(tried, at))).toEqual([3, 3, 5, 8])
  })

  test.each([
    [0, '10-14', `${TREE}_0.10-14`],
    [8, '22-18', `${TREE}.22-18`],
    [2, '10-14', '11-15.23-19.8-11_2.9-14.27-23_2.10-14_1.22-18.15x22_0.9-14'],
    [3, '22-18', '11-15.23-19.8-11.22-18_2.9-14.27-23_1.22-18.15x22_0.9-14'],
  ])('grow after %i by %s', (at, move, written) => {
    const grown = addMove(ground, tried, at, move)
    expect(
      'tree' in grown && [writeAnalysis(grown.tree), movesAtNodes(grown.tree, pathToNode(grown.tree, grown.node))],
    ).toEqual([written, [...lineTo(at), move]])
  })

  test('lead to a move that was tried already', () => {
    expect(addMove(ground, tried, 2, '9–14')).toEqual({ tried, at: 4 })
  })

  test.each([
    [1, '9-14'],
    [4, '11-15.23-19.8-11_1.22-18.15x22_0.9-14'],
    [8, '11-15.23-19.8-11_2.9-14.27-23_1.22-18.15x22'],
    [3, '11-15.23-19.9-14.27-23_1.22-18.15x22_0.9-14'],
  ])('without the branch at %i', (at, written) => {
    expect(writeAnalysis(withoutNode(tried, at))).toBe(written)
  })

  test.each([
    [[], TREE],
    [['11-15'], '23-19.8-11_1.9-14.27-23_0.22-18.15x22'],
    [['11-15', '22-18'], '15x22'],
    [['9-14'], ''],
    [['12-16'], undefined],
  ])('after the game went on with %j', (moves, written) => {
    const rest = treeAfterMoves(tried, moves)
    expect(rest && writeAnalysis(rest)).toBe(written)
  })

  test.each([
    ['', { tried: [] }],
    ['11-16x', { fault: { kind: 'illegal', line: 1, move: '11-16x', reason: 'unreadable' } }],
    ['11-15.11-15', { tried: { length: 1 }, fault: { kind: 'illegal', line: 1, move: '11-15' } }],
    ['11-15_0.9-14.9-14', { tried: { length: 2 }, fault: { kind: 'illegal', line: 2, move: '9-14' } }],
    ['11-15_0.11-15', { fault: { kind: 'unreadable' } }],
    ['11-15_2.23-19', { fault: { kind: 'unreadable' } }],
    ['11-15_x.23-19', { fault: { kind: 'unreadable' } }],
    ['11-15_1', { fault: { kind: 'unreadable' } }],
    ['_', { fault: { kind: 'unreadable' } }],
    ['.', { fault: { kind: 'illegal', move: '' } }],
    ['11-15_', { fault: { kind: 'unreadable' } }],
    ['11-15.'.repeat(400), { tried: [], fault: { kind: 'too-long' } }],
  ])('that are hostile, %j, do not read', (text, read) => {
    expect(readAnalysis(ground, text)).toMatchObject(read)
  })

  test('are 200 moves at most', () => {
    const steps = [-5, -4, -3, 3, 4, 5]
    const quiet = Array.from({ length: 32 }, (_, at) => steps.map((step) => `${at + 1}-${at + 1 + step}`)).flat()
    let many = tried
    const faults = Array.from({ length: 140 }, (_, at) =>
      quiet.map((move) => {
        const grown = addMove(ground, many, at, move)
        if ('tree' in grown) many = grown.tree
        return 'kind' in grown && grown.kind
      }),
    )
    expect(many).toHaveLength(ANALYSIS_LIMITS.moves)
    expect(faults.flat()).toContain('too-long')
    expect(readAnalysis(ground, writeAnalysis(many))).toEqual({ tried: many, left: expect.any(Number) })
  })
})

const LINES = [
  ['16-19', '20-24', '3-7', '8-11'],
  ['13-17', '20x11'],
]

describe('a plan with one line more', () => {
  test.each([
    [
      ['27-31', '20x11'],
      [['27-31', '20x11'], ...LINES],
    ],
    [['16-19', '20-24'], LINES],
    [
      ['16-19', '26-22'],
      [['16-19', '26-22'], LINES[1]],
    ],
    [
      ['13-17', '20x11', '1-6', '2-9'],
      [['13-17', '20x11', '1-6', '2-9'], LINES[0]],
    ],
    [
      ['16-19', '20-24', '3-8', '8-11'],
      [['16-19', '20-24', '3-8', '8-11'], ...LINES],
    ],
  ])('%j', (line, lines) => {
    expect(withLine(LINES, line)).toEqual(lines)
  })

  test('names the lines that it takes the place of', () => {
    expect(contradictingLines(LINES, ['16-19', '26-22'])).toEqual([LINES[0]])
    expect(contradictingLines(LINES, ['16-19', '20-24', '3-7', '8-12'])).toEqual([LINES[0]])
    expect(contradictingLines(LINES, ['16-19', '20-24'])).toEqual([])
    expect(isInLines(LINES, ['16-19', '20-24'])).toBe(true)
    expect(isInLines(LINES, [])).toBe(false)
  })
})
