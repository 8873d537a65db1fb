import { describe, expect, test } from 'vitest'

import { after, captured, draw, moves } from '../draughts/board.ts'

describe('Crown and continue: a man crowned inside a jump goes on as a king', () => {
  test('Black mirror: 22x31x24', () => {
    const here = draw(
      'english-crown-and-continue',
      'black',
      `
        - w - . - . - .
        . - . - . - . -
        - . - . - . - .
        . - . - . - . -
        - . - . - . - .
        . - b - . - . -
        - . - w - w - .
        . - . - . - . -
      `,
    )
    expect(moves(here)).toEqual(['22x24'])
    expect(captured(here, '22x31x24')).toEqual([26, 27])
    expect(after(here, '22x24')).toBe('W:W1:BK24')
  })

  test('Quiet crowning never gives a capture in the same turn (only "a man\'s jumping move" continues)', () => {
    const here = draw(
      'english-crown-and-continue',
      'white',
      `
        - . - . - . - .
        . - w - . - . -
        - b - b - . - .
        . - . - . - . -
        - . - . - . - .
        . - . - . - . -
        - . - . - . - .
        . - . - . - b -
      `,
    )
    expect(moves(here)).toEqual(['6-1', '6-2'])
    expect(after(here, '6-1')).toBe('B:WK1:B9,10,32')
    expect(after(here, '6-2')).toBe('B:WK2:B9,10,32')
  })

  test('Crown and continue', () => {
    const here = draw(
      'english-crown-and-continue',
      'white',
      `
        - B - . - . - .
        . - b - b - . -
        - . - w - . - .
        . - . - b - . -
        - . - . - . - .
        . - . - . - . -
        - . - . - . - .
        . - . - . - . -
      `,
    )
    expect(moves(here)).toEqual(['10x3'])
    expect(captured(here, '10x3')).toEqual([7])
    expect(after(here, '10x3')).toBe('B:WK3:BK1,6,15')
  })
})
