import { describe, expect, test } from 'vitest'
import { type BoardGrid, cellAfterKey, typeDigit } from '../../web/input/board-keys.ts'

/** Returns a board whose upper left cell is not in play, with squares numbered from there. */
const gridOf = (columns: number): BoardGrid => {
  let square = 0
  const squares = Array.from({ length: columns * columns }, (_, cell) =>
    (Math.floor(cell / columns) + cell) % 2 === 1 ? String(++square) : undefined,
  )
  return { columns, squares }
}

const EIGHT = gridOf(8)
const TWELVE = gridOf(12)

const from = (grid: BoardGrid, square: number, key: string, whole = false): number | undefined => {
  const to = cellAfterKey(grid, grid.squares.indexOf(String(square)), key, whole)
  return to === undefined ? undefined : Number(grid.squares[to])
}

describe('a key on a square leads', () => {
  test.each([
    [EIGHT, 11, 'ArrowRight', 12],
    [EIGHT, 11, 'ArrowLeft', 10],
    [EIGHT, 12, 'ArrowRight', undefined],
    [EIGHT, 9, 'ArrowLeft', undefined],
    [EIGHT, 11, 'ArrowDown', 16],
    [EIGHT, 16, 'ArrowUp', 12],
    [EIGHT, 1, 'ArrowUp', undefined],
    [EIGHT, 29, 'ArrowDown', undefined],
    [EIGHT, 11, 'Home', 9],
    [EIGHT, 9, 'End', 12],
    [TWELVE, 9, 'End', 12],
    [TWELVE, 72, 'ArrowUp', 66],
    [EIGHT, 11, 'PageUp', undefined],
    [EIGHT, 11, '5', undefined],
  ] as const)('on a board of %#: from %s, %s', (grid, square, key, to) => {
    expect(from(grid, square, key)).toBe(to)
  })

  test('with Ctrl, Home and End to the ends of the board', () => {
    expect([from(EIGHT, 11, 'Home', true), from(EIGHT, 11, 'End', true)]).toEqual([1, 32])
  })
})

describe('digits', () => {
  const NONE = { digits: '', at: 0 }

  test('jump to a square of one digit, and with a second within a second to one of two', () => {
    const one = typeDigit(EIGHT, NONE, '2', 5000)
    expect(one.square).toBe('2')
    expect(typeDigit(EIGHT, one, '7', 6000).square).toBe('27')
    expect(typeDigit(EIGHT, one, '7', 6001).square).toBe('7')
  })

  test('that make no square of the board count from the last one', () => {
    const three = typeDigit(EIGHT, NONE, '3', 5000)
    expect(typeDigit(EIGHT, three, '3', 5100).square).toBe('3')
    expect(typeDigit(TWELVE, { digits: '7', at: 5000 }, '2', 5100).square).toBe('72')
    expect(typeDigit(EIGHT, NONE, '0', 5000).square).toBeUndefined()
  })
})
