import { describe, expect, test } from 'vitest'

import { after, draw, moves } from '../draughts/board.ts'

describe('Art. 6: a jump goes over one adjacent enemy piece', () => {
  test('22x15 (the example of 27.1): jump over 18 to the vacant 15; the quiet moves of 22 and 32 are illegal (9.1)', () => {
    const here = draw(
      'english',
      'white',
      `
        - b - . - . - .
        . - . - . - . -
        - . - . - . - .
        . - . - . - . -
        - . - b - . - .
        . - w - . - . -
        - . - . - . - .
        . - . - . - w -
      `,
    )
    expect(moves(here)).toEqual(['22x15'])
    expect(after(here, '22x15')).toBe('B:W15,32:B1')
  })

  test('Landing square occupied: no capture exists, so a quiet move is legal', () => {
    const here = draw(
      'english',
      'white',
      `
        - . - . - . - .
        . - . - . - . -
        - . - . - . - .
        . - . - b - . -
        - . - b - . - .
        . - w - . - . -
        - . - . - . - .
        . - . - . - . -
      `,
    )
    expect(moves(here)).toEqual(['22-17'])
    expect(after(here, '22-17')).toBe('B:W17:B15,18')
  })

  test('Cannot jump two pieces in a row (14 backed by 9), cannot jump off; 23 can be taken', () => {
    const here = draw(
      'english',
      'white',
      `
        - . - . - . - .
        . - . - . - . -
        - b - . - . - .
        . - b - . - . -
        - . - W - . - .
        . - . - b - . -
        - . - . - . - .
        . - . - . - . -
      `,
    )
    expect(moves(here)).toEqual(['18x27'])
    expect(after(here, '18x27')).toBe('B:WK27:B9,14')
  })
})
