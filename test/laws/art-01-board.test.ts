import { describe, expect, test } from 'vitest'

import { after, draw, moves } from '../draughts/board.ts'

describe('Art. 1.5: the board and its corners', () => {
  test('Start position, Black (dark) moves first. 9-14 is legal only in the standard numbering (square 1 = bottom RIGHT of the first mover, PDN "N1"); under the literal text of 1.4 (left-to-right from the first mover) man 9 could only go to 13, so 27.1 decides: use the standard numbering', () => {
    const here = draw(
      'english',
      'black',
      `
        - b - b - b - b
        b - b - b - b -
        - b - b - b - b
        . - . - . - . -
        - . - . - . - .
        w - w - w - w -
        - w - w - w - w
        w - w - w - w -
      `,
    )
    expect(moves(here)).toEqual(['10-14', '10-15', '11-15', '11-16', '12-16', '9-13', '9-14'])
    expect(after(here, '9-13')).toBe('W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,12,13')
    expect(after(here, '9-14')).toBe('W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,12,14')
    expect(after(here, '10-14')).toBe('W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,11,12,14')
    expect(after(here, '10-15')).toBe('W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,11,12,15')
    expect(after(here, '11-15')).toBe('W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,12,15')
    expect(after(here, '11-16')).toBe('W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,12,16')
    expect(after(here, '12-16')).toBe('W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,16')
  })

  test('A single corner has one neighbour', () => {
    const here = draw(
      'english',
      'white',
      `
        - . - . - . - .
        . - . - . - . -
        - . - . - . - b
        . - . - . - . -
        - . - . - . - .
        . - . - . - . -
        - . - . - . - .
        W - . - . - . -
      `,
    )
    expect(moves(here)).toEqual(['29-25'])
    expect(after(here, '29-25')).toBe('B:WK25:B12')
  })

  test('Edge squares have two neighbours', () => {
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
