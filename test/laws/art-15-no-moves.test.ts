import { describe, expect, test } from 'vitest'

import { draw, ends, moves } from '../draughts/board.ts'

describe('Art. 15: a side with no legal move has lost', () => {
  test('Blocked man (16 protected by 19, other diagonal off board): Black to move loses, not a draw', () => {
    const here = draw(
      'english',
      'black',
      `
        - . - . - . - .
        . - . - . - . -
        - . - . - . - b
        . - . - . - w -
        - . - . - w - .
        . - . - . - . -
        - . - . - . - .
        . - . - . - . -
      `,
    )
    expect(moves(here)).toEqual([])
    expect(ends(here)).toEqual({ winner: 'white', reason: 'no-moves' })
  })

  test('Blocked king in the single corner', () => {
    const here = draw(
      'english',
      'white',
      `
        - . - . - . - .
        . - . - . - . -
        - . - . - . - .
        . - . - . - . -
        - . - . - . - .
        b - B - . - . -
        - B - . - . - .
        W - . - . - . -
      `,
    )
    expect(moves(here)).toEqual([])
    expect(ends(here)).toEqual({ winner: 'black', reason: 'no-moves' })
  })

  test('Total blockade', () => {
    const here = draw(
      'english',
      'black',
      `
        - b - b - b - b
        w - w - w - w -
        - w - w - w - w
        . - . - . - . -
        - . - . - . - .
        . - . - . - . -
        - . - . - . - .
        . - . - . - . -
      `,
    )
    expect(moves(here)).toEqual([])
    expect(ends(here)).toEqual({ winner: 'white', reason: 'no-moves' })
  })
})
