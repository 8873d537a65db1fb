import { describe, expect, test } from 'vitest'

import { after, captured, draw, moves } from '../draughts/board.ts'

describe('Kings capture first', () => {
  test('King (32x23x14) and man (22x15) can both capture: only the king capture is legal', () => {
    const here = draw(
      'english-kings-first',
      'white',
      `
        - . - . - . - .
        . - . - . - . -
        - . - . - . - .
        . - . - . - . -
        - . - b - . - .
        . - w - . - . -
        - . - . - b - .
        . - . - . - W -
      `,
    )
    expect(moves(here)).toEqual(['32x14'])
    expect(captured(here, '32x23x14')).toEqual([18, 27])
    expect(after(here, '32x14')).toBe('B:WK14,22:B')
  })

  test('Only the man can capture (28 is on the edge): man captures as usual', () => {
    const here = draw(
      'english-kings-first',
      'white',
      `
        - . - . - . - .
        . - . - . - . -
        - . - . - . - .
        . - . - . - . -
        - . - b - . - .
        . - w - . - . -
        - . - . - . - b
        . - . - . - W -
      `,
    )
    expect(moves(here)).toEqual(['22x15'])
    expect(captured(here, '22x15')).toEqual([18])
    expect(after(here, '22x15')).toBe('B:W15,K32:B28')
  })

  test('Among king captures the choice is free (18x9; 23 is protected by 27)', () => {
    const here = draw(
      'english-kings-first',
      'white',
      `
        - . - . - . - .
        . - . - . - . -
        - . - . - . - .
        . - b - . - . -
        - . - W - . - .
        . - . - b - . -
        - . - . - b - .
        . - . - w - . -
      `,
    )
    expect(moves(here)).toEqual(['18x9'])
    expect(captured(here, '18x9')).toEqual([14])
    expect(after(here, '18x9')).toBe('B:WK9,31:B23,27')
  })

  test('King takes one, man could take three: king capture is compulsory all the same', () => {
    const here = draw(
      'english-kings-first',
      'white',
      `
        - . - . - . - .
        . - . - . - . -
        - . - . - b - .
        . - . - . - . -
        - . - . - b - .
        . - . - . - . -
        - . - b - b - .
        . - W - w - . -
      `,
    )
    expect(moves(here)).toEqual(['30x32', '30x7'])
    expect(captured(here, '30x23x16x7')).toEqual([11, 19, 26])
    expect(captured(here, '30x23x32')).toEqual([26, 27])
    expect(after(here, '30x7')).toBe('B:WK7,31:B27')
    expect(after(here, '30x32')).toBe('B:W31,K32:B11,19')
  })
})
