import { describe, expect, test } from 'vitest'

import { after, captured, draw, moves } from '../draughts/board.ts'

describe('Pool checkers: any capture', () => {
  test('Any capture may be chosen, but it must be finished', () => {
    const here = draw(
      'pool',
      'white',
      `
        - . - . - . - .
        . - . - . - . -
        - . - b - . - .
        . - . - . - . -
        - b - b - . - .
        . - w - . - . -
        - . - . - . - .
        . - . - . - . -
      `,
    )
    expect(moves(here)).toEqual(['22x13', '22x6'])
    expect(captured(here, '22x6')).toEqual([10, 18])
    expect(captured(here, '22x13')).toEqual([17])
    expect(after(here, '22x6')).toBe('B:W6:B17')
    expect(after(here, '22x13')).toBe('B:W13:B10,18')
  })

  test('A man that passes the king row in a capture stays a man', () => {
    const here = draw(
      'pool',
      'white',
      `
        - . - . - . - .
        . - b - b - . -
        - . - . - w - .
        . - . - . - . -
        - . - . - . - .
        . - . - . - . -
        - . - . - . - .
        . - . - . - . -
      `,
    )
    expect(moves(here)).toEqual(['11x9'])
    expect(captured(here, '11x9')).toEqual([6, 7])
    expect(after(here, '11x9')).toBe('B:W9:B')
  })
})
