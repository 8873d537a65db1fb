import { describe, expect, test } from 'vitest'

import { after, captured, draw, moves } from '../draughts/board.ts'

describe('International 4.15: crowned only where the move ends', () => {
  test('Intl: promotion', () => {
    const here = draw(
      'international',
      'white',
      `
        - . - . - . - . - .
        . - . - w - . - . -
        - . - . - . - . - .
        . - . - . - . - . -
        - . - . - . - . - .
        . - . - . - . - . -
        - . - . - . - . - .
        . - . - . - . - . -
        - . - . - . - . - .
        . - . - . - . - b -
      `,
    )
    expect(moves(here)).toEqual(['8-2', '8-3'])
    expect(after(here, '8-2')).toBe('B:WK2:B50')
    expect(after(here, '8-3')).toBe('B:WK3:B50')
  })

  test('Man touches the king row (square 4) and must continue backward: it stays a man', () => {
    const here = draw(
      'international',
      'white',
      `
        - . - . - . - . - .
        . - . - . - b - b -
        - . - . - . - . - w
        . - . - . - . - . -
        - . - . - . - . - .
        . - . - . - . - . -
        - . - . - . - . - .
        . - . - . - . - . -
        - . - . - . - . - .
        . - . - . - . - . -
      `,
    )
    expect(moves(here)).toEqual(['15x13'])
    expect(captured(here, '15x4x13')).toEqual([9, 10])
    expect(after(here, '15x13')).toBe('B:W13:B')
  })

  test('Stops on the king row: crowned at the end of the move', () => {
    const here = draw(
      'international',
      'white',
      `
        - . - . - . - . - b
        . - . - . - . - b -
        - . - . - . - w - .
        . - . - . - . - b -
        - . - . - . - . - .
        . - . - . - . - . -
        - . - . - . - . - .
        . - . - . - . - . -
        - . - . - . - . - .
        . - . - . - . - . -
      `,
    )
    expect(moves(here)).toEqual(['14x25'])
    expect(captured(here, '14x25')).toEqual([20])
    expect(after(here, '14x25')).toBe('B:W25:B5,10')
  })
})
