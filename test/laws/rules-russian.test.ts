import { describe, expect, test } from 'vitest'

import { after, captured, draw, moves } from '../draughts/board.ts'

describe('Russian: far-reaching kings, crowned in passing', () => {
  test('Russian mid-capture promotion', () => {
    const here = draw(
      'russian',
      'white',
      `
        - . - . - . - .
        . - . - . - b -
        - b - . - . - .
        . - b - . - . -
        - . - . - . - .
        . - . - . - w -
        - . - . - . - .
        . - . - . - . -
      `,
    )
    expect(moves(here)).toEqual(['24-19', '24-20'])
    expect(after(here, '24-19')).toBe('B:W19:B8,9,14')
    expect(after(here, '24-20')).toBe('B:W20:B8,9,14')
  })

  test('Ambiguous king captures', () => {
    const here = draw(
      'russian',
      'white',
      `
        - . - . - . - .
        . - . - . - . -
        - . - . - b - .
        . - b - b - . -
        - . - . - . - .
        . - . - b - . -
        - . - W - . - .
        . - . - . - . -
      `,
    )
    expect(moves(here)).toEqual(['26x16x7x17', '26x16x7x21', '26x19x10x17', '26x19x10x21'])
    expect(captured(here, '26x19x10x17')).toEqual([14, 15, 23])
    expect(captured(here, '26x19x10x21')).toEqual([14, 15, 23])
    expect(captured(here, '26x16x7x17')).toEqual([11, 14, 23])
    expect(captured(here, '26x16x7x21')).toEqual([11, 14, 23])
    expect(after(here, '26x19x10x17')).toBe('B:WK17:B11')
    expect(after(here, '26x19x10x21')).toBe('B:WK21:B11')
    expect(after(here, '26x16x7x17')).toBe('B:WK17:B15')
    expect(after(here, '26x16x7x21')).toBe('B:WK21:B15')
  })

  test('A man reaching the king row in a capture becomes a king at once and continues as a king', () => {
    const here = draw(
      'russian',
      'white',
      `
        - . - b - . - .
        . - . - . - . -
        - b - . - b - .
        w - . - . - . -
        - . - . - . - .
        . - . - . - . -
        - . - . - . - .
        . - . - . - . -
      `,
    )
    expect(moves(here)).toEqual(['13x6'])
    expect(captured(here, '13x6')).toEqual([9])
    expect(after(here, '13x6')).toBe('B:W6:B2,11')
  })
})
