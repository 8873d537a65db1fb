import { describe, expect, test } from 'vitest'

import { after, captured, draw, moves } from '../draughts/board.ts'

describe('Spanish: far-reaching kings, most pieces, most kings', () => {
  test('The most pieces', () => {
    const here = draw(
      'spanish',
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

  test('As many pieces: the most kings among them', () => {
    const here = draw(
      'spanish',
      'white',
      `
        W - . - . - . -
        - b - . - . - .
        . - . - . - . -
        - . - B - . - .
        . - B - . - . -
        - . - . - b - .
        . - . - b - . -
        - . - . - . - .
      `,
    )
    expect(moves(here)).toEqual(['4x25', '4x29'])
    expect(captured(here, '4x25')).toEqual([8, 15, 22])
    expect(captured(here, '4x29')).toEqual([8, 15, 22])
    expect(after(here, '4x25')).toBe('B:WK25:BK19,26')
    expect(after(here, '4x29')).toBe('B:WK29:BK19,26')
  })

  test('A man does not capture backward', () => {
    const here = draw(
      'spanish',
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
