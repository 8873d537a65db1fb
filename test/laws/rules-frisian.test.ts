import { describe, expect, test } from 'vitest'

import { captured, draw, moves } from '../draughts/board.ts'

describe('Frisian: captures along rows and columns', () => {
  test('Orthogonal capture (32 jumps 22 straight up to 12)', () => {
    const here = draw(
      'frisian',
      'white',
      `
        - . - . - . - . - .
        . - . - . - . - . -
        - . - . - . - . - .
        . - . - . - . - . -
        - . - b - . - . - .
        . - . - . - . - . -
        - . - w - . - . - .
        . - . - . - . - . -
        - . - . - . - . - .
        . - . - . - . - . -
      `,
    )
    expect(moves(here)).toEqual(['32x12'])
    expect(captured(here, '32x12')).toEqual([22])
  })
})
