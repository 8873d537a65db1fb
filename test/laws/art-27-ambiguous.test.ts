import { describe, expect, test } from 'vitest'

import { after, captured, draw, moves } from '../draughts/board.ts'

describe('Art. 27: two moves with the same ends', () => {
  test("The 's own notation example: 2x18 alone is ambiguous, 2-11-18 names the route over 7 and 15", () => {
    const here = draw(
      'english',
      'black',
      `
        - . - b - . - .
        . - w - w - . -
        - . - . - . - .
        . - w - w - . -
        - . - . - . - .
        . - . - . - . -
        - . - . - . - .
        . - . - . - . -
      `,
    )
    expect(moves(here)).toEqual(['2x11x18', '2x9x18'])
    expect(captured(here, '2x9x18')).toEqual([6, 14])
    expect(captured(here, '2x11x18')).toEqual([7, 15])
    expect(after(here, '2x9x18')).toBe('W:W7,15:B18')
    expect(after(here, '2x11x18')).toBe('W:W6,14:B18')
  })
})
