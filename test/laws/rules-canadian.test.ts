import { describe, expect, test } from 'vitest'

import { after, captured, draw, moves } from '../draughts/board.ts'

describe('Canadian: the international rules on 12x12', () => {
  test('A king on 12x12, the most pieces', () => {
    const here = draw(
      'canadian',
      'white',
      `
        - . - . - . - . - . - .
        . - . - . - . - . - . -
        - . - . - . - . - . - .
        . - b - . - . - . - . -
        - . - . - . - . - . - .
        . - . - . - . - . - . -
        - . - . - . - . - . - .
        b - . - . - . - . - . -
        - . - . - . - . - . - .
        . - . - . - . - . - . -
        - b - . - . - . - . - .
        W - . - . - . - . - . -
      `,
    )
    expect(moves(here)).toEqual(['67x13', '67x7'])
    expect(captured(here, '67x7')).toEqual([20, 61])
    expect(captured(here, '67x13')).toEqual([20, 61])
    expect(after(here, '67x7')).toBe('B:WK7:B43')
    expect(after(here, '67x13')).toBe('B:WK13:B43')
  })

  test('Men capture both ways', () => {
    const here = draw(
      'canadian',
      'white',
      `
        - . - . - . - . - . - .
        . - b - b - . - . - . -
        - . - w - . - . - . - .
        . - . - b - . - . - . -
        - . - . - . - . - . - .
        . - . - . - . - . - . -
        - . - . - . - . - . - .
        . - . - . - . - . - . -
        - . - . - . - . - . - .
        . - . - . - . - . - . -
        - . - . - . - . - . - .
        . - . - . - . - . - . -
      `,
    )
    expect(moves(here)).toEqual(['14x1', '14x27', '14x3'])
    expect(captured(here, '14x1')).toEqual([8])
    expect(captured(here, '14x3')).toEqual([9])
    expect(captured(here, '14x27')).toEqual([21])
    expect(after(here, '14x1')).toBe('B:WK1:B9,21')
    expect(after(here, '14x3')).toBe('B:WK3:B8,21')
    expect(after(here, '14x27')).toBe('B:W27:B8,9')
  })
})
