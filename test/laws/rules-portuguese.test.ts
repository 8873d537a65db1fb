import { describe, expect, test } from 'vitest'

import { after, captured, draw, moves } from '../draughts/board.ts'

describe('Portuguese: the moves of Spanish draughts', () => {
  test('The most pieces', () => {
    const here = draw(
      'portuguese',
      'white',
      `
        . - . - . - . -
        - . - . - . - .
        . - . - . - . -
        - . - . - . - .
        . - . - . - . -
        - b - B - b - .
        . - w - . - . -
        - . - . - . - W
      `,
    )
    expect(moves(here)).toEqual(['29x28'])
    expect(captured(here, '29x28')).toEqual([22, 24])
    expect(after(here, '29x28')).toBe('B:W27,K28:BK23')
  })

  test('A man does not capture backward', () => {
    const here = draw(
      'portuguese',
      'white',
      `
        . - . - . - . -
        - . - . - . - .
        . - . - . - . -
        - . - . - . - .
        . - . - w - . -
        - . - b - b - .
        . - . - . - . -
        - . - . - . - .
      `,
    )
    expect(moves(here)).toEqual(['18-14', '18-15'])
    expect(after(here, '18-14')).toBe('B:W14:B22,23')
    expect(after(here, '18-15')).toBe('B:W15:B22,23')
  })
})
