import { describe, expect, test } from 'vitest'

import { after, draw, moves } from '../draughts/board.ts'

describe('Art. 7: a man jumps forward only', () => {
  test('A man may not capture backward even when 18x25 / 18x27 would be geometrically open', () => {
    const here = draw(
      'english',
      'white',
      `
        - . - . - . - .
        . - . - . - . -
        - . - . - . - .
        . - . - . - . -
        - . - w - . - .
        . - b - b - . -
        - . - . - . - .
        . - . - . - . -
      `,
    )
    expect(moves(here)).toEqual(['18-14', '18-15'])
    expect(after(here, '18-14')).toBe('B:W14:B22,23')
    expect(after(here, '18-15')).toBe('B:W15:B22,23')
  })

  test('After 30x23 the piece on 27 lies behind: a man stays restricted to forward captures inside a sequence', () => {
    const here = draw(
      'english',
      'white',
      `
        - . - . - . - .
        b - . - . - . -
        - . - . - . - .
        . - . - . - . -
        - . - . - . - .
        . - . - . - . -
        - . - b - b - .
        . - w - . - . -
      `,
    )
    expect(moves(here)).toEqual(['30x23'])
    expect(after(here, '30x23')).toBe('B:W23:B5,27')
  })
})
