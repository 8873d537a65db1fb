import { describe, expect, test } from 'vitest'

import { after, captured, draw, moves } from '../draughts/board.ts'

describe('International 4.13: the most pieces', () => {
  test('Intl: king multi-jump (4.6)', () => {
    const here = draw(
      'international',
      'white',
      `
        - . - . - . - . - .
        . - . - . - b - . -
        - . - b - . - . - .
        . - . - . - . - . -
        - . - . - . - . - .
        . - . - . - . - . -
        - . - . - b - . - .
        . - . - . - . - . -
        - . - . - . - . - .
        . - W - . - . - . -
      `,
    )
    expect(moves(here)).toEqual(['47x17', '47x21', '47x26'])
    expect(captured(here, '47x20x3x17')).toEqual([9, 12, 33])
    expect(captured(here, '47x20x3x21')).toEqual([9, 12, 33])
    expect(captured(here, '47x20x3x26')).toEqual([9, 12, 33])
    expect(after(here, '47x17')).toBe('B:WK17:B')
    expect(after(here, '47x21')).toBe('B:WK21:B')
    expect(after(here, '47x26')).toBe('B:WK26:B')
  })

  test('Only the maximum route is legal', () => {
    const here = draw(
      'international',
      'white',
      `
        - W - . - . - . - .
        . - b - . - b - . -
        - . - . - . - . - .
        . - b - . - b - b -
        - . - . - . - . - .
        . - . - . - . - b -
        - b - . - b - . - .
        . - . - . - . - . -
        - . - . - b - b - .
        . - . - . - . - . -
      `,
    )
    expect(moves(here)).toEqual(['1x15'])
    expect(captured(here, '1x29x42x26x3x14x32x49x35x24x15')).toEqual([7, 9, 17, 19, 20, 30, 31, 33, 43, 44])
    expect(after(here, '1x15')).toBe('B:WK15:B')
  })

  test('Intl: maximum capture (4.13)', () => {
    const here = draw(
      'international',
      'white',
      `
        - . - . - . - . - .
        . - . - . - . - . -
        - . - . - . - . - .
        . - . - . - . - . -
        - . - . - . - b - .
        . - . - . - . - . -
        - B - . - . - b - .
        . - . - . - . - . -
        - . - B - b - . - .
        . - . - w - . - . -
      `,
    )
    expect(moves(here)).toEqual(['48x19'])
    expect(captured(here, '48x39x30x19')).toEqual([24, 34, 43])
    expect(after(here, '48x19')).toBe('B:W19:BK31,K42')
  })

  test('Equal numbers, free choice, a king is worth one', () => {
    const here = draw(
      'international',
      'white',
      `
        - . - . - . - . - .
        . - . - . - . - . -
        - . - b - . - . - .
        . - . - . - . - . -
        - B - . - . - . - .
        w - . - . - . - . -
        - b - b - . - . - .
        . - . - . - . - . -
        - . - . - . - . - .
        . - . - . - . - . -
      `,
    )
    expect(moves(here)).toEqual(['26x28', '26x8'])
    expect(captured(here, '26x17x8')).toEqual([12, 21])
    expect(captured(here, '26x37x28')).toEqual([31, 32])
    expect(after(here, '26x8')).toBe('B:W8:B31,32')
    expect(after(here, '26x28')).toBe('B:W28:B12,K21')
  })

  test('Only landing squares that allow the maximum are legal', () => {
    const here = draw(
      'international',
      'white',
      `
        - . - . - . - . - .
        . - . - b - . - . -
        - . - b - . - . - .
        . - . - . - . - . -
        - . - . - . - . - .
        . - . - . - . - . -
        - . - . - . - b - .
        . - . - . - . - . -
        - . - . - . - . - W
        . - . - . - . - . -
      `,
    )
    expect(moves(here)).toEqual(['45x1', '45x7'])
    expect(captured(here, '45x29x7')).toEqual([12, 34])
    expect(captured(here, '45x29x1')).toEqual([12, 34])
    expect(after(here, '45x7')).toBe('B:WK7:B8')
    expect(after(here, '45x1')).toBe('B:WK1:B8')
  })
})
