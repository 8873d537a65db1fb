import { describe, expect, test } from 'vitest'

import { after, draw, moves } from '../draughts/board.ts'

describe('Art. 5: a king moves one square any way', () => {
  test('A king moves exactly one square, four directions, never further', () => {
    const here = draw(
      'english',
      'white',
      `
        - b - . - . - .
        . - . - . - . -
        - . - . - . - .
        . - . - . - . -
        - . - W - . - .
        . - . - . - . -
        - . - . - . - .
        . - . - . - . -
      `,
    )
    expect(moves(here)).toEqual(['18-14', '18-15', '18-22', '18-23'])
    expect(after(here, '18-14')).toBe('B:WK14:B1')
    expect(after(here, '18-15')).toBe('B:WK15:B1')
    expect(after(here, '18-22')).toBe('B:WK22:B1')
    expect(after(here, '18-23')).toBe('B:WK23:B1')
  })
})
