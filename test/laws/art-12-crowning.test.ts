import { describe, expect, test } from 'vitest'

import { after, draw, moves } from '../draughts/board.ts'

describe('Art. 12: a man on the far row is crowned', () => {
  test('Quiet promotion on the king row', () => {
    const here = draw(
      'english',
      'white',
      `
        - . - . - . - .
        . - w - . - . -
        - . - . - . - .
        . - . - . - . -
        - . - . - . - .
        . - . - . - . -
        - . - . - . - .
        . - . - . - b -
      `,
    )
    expect(moves(here)).toEqual(['6-1', '6-2'])
    expect(after(here, '6-1')).toBe('B:WK1:B32')
    expect(after(here, '6-2')).toBe('B:WK2:B32')
  })

  test('Black crowns on 29-32', () => {
    const here = draw(
      'english',
      'black',
      `
        - . - . - . - .
        w - . - . - . -
        - . - . - . - .
        . - . - . - . -
        - . - . - . - .
        . - . - . - . -
        - . - . - b - .
        . - . - . - . -
      `,
    )
    expect(moves(here)).toEqual(['27-31', '27-32'])
    expect(after(here, '27-31')).toBe('W:W5:BK31')
    expect(after(here, '27-32')).toBe('W:W5:BK32')
  })

  test('A king keeps moving as a king after leaving or reaching any row', () => {
    const here = draw(
      'english',
      'white',
      `
        - . - . - . - .
        W - . - . - . -
        - . - . - . - .
        . - . - . - . -
        - . - . - . - .
        . - . - . - . -
        - . - . - . - b
        . - . - . - . -
      `,
    )
    expect(moves(here)).toEqual(['5-1', '5-9'])
    expect(after(here, '5-1')).toBe('B:WK1:B28')
    expect(after(here, '5-9')).toBe('B:WK9:B28')
  })
})
