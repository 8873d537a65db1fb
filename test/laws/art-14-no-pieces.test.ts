import { describe, expect, test } from 'vitest'

import { draw, ends, moves } from '../draughts/board.ts'

describe('Art. 14: a side with no pieces has lost', () => {
  test('With no pieces left the side to move loses', () => {
    const here = draw(
      'english',
      'black',
      `
        - . - . - . - .
        . - . - . - . -
        - . - . - . - .
        . - . - . - . -
        - . - . - . - .
        . - w - . - . -
        - . - . - . - .
        . - . - . - . -
      `,
    )
    expect(moves(here)).toEqual([])
    expect(ends(here)).toEqual({ winner: 'white', reason: 'no-pieces' })
  })
})
