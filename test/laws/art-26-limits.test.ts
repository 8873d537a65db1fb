import { describe, expect, test } from 'vitest'

import { after, captured, draw, moves } from '../draughts/board.ts'

describe('Art. 26: the most that one move can capture', () => {
  test('The other class of nine squares, Black king', () => {
    const here = draw(
      'english',
      'black',
      `
        - . - . - . - .
        . - . - . - . -
        - w - w - w - .
        . - . - . - . -
        - w - w - w - .
        . - . - . - . -
        - w - w - w - .
        . - . - . - B -
      `,
    )
    expect(moves(here)).toEqual(['32x23x14x5', '32x23x14x7x16x23x30x21x14x5', '32x23x16x7x14x5', '32x23x30x21x14x5'])
    expect(captured(here, '32x23x14x5')).toEqual([9, 18, 27])
    expect(captured(here, '32x23x14x7x16x23x30x21x14x5')).toEqual([9, 10, 11, 17, 18, 19, 25, 26, 27])
    expect(captured(here, '32x23x16x7x14x5')).toEqual([9, 10, 11, 19, 27])
    expect(captured(here, '32x23x30x21x14x5')).toEqual([9, 17, 25, 26, 27])
    expect(after(here, '32x23x14x5')).toBe('W:W10,11,17,19,25,26:BK5')
    expect(after(here, '32x23x14x7x16x23x30x21x14x5')).toBe('W:W:BK5')
    expect(after(here, '32x23x16x7x14x5')).toBe('W:W17,18,25,26:BK5')
    expect(after(here, '32x23x30x21x14x5')).toBe('W:W10,11,18,19:BK5')
  })

  test('A man can take at most three in one move on 8x8', () => {
    const here = draw(
      'english',
      'white',
      `
        - . - . - . - .
        . - . - . - . -
        - . - . - b - .
        . - . - . - . -
        - . - b - . - .
        . - . - . - . -
        - b - . - . - .
        w - . - . - . -
      `,
    )
    expect(moves(here)).toEqual(['29x8'])
    expect(captured(here, '29x22x15x8')).toEqual([11, 18, 25])
    expect(after(here, '29x8')).toBe('B:W8:B')
  })
})
