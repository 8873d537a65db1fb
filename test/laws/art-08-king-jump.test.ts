import { describe, expect, test } from 'vitest'

import { after, draw, moves } from '../draughts/board.ts'

describe('Art. 8: a king jumps all four ways', () => {
  test('A man may capture a king (unlike Italian draughts)', () => {
    const here = draw(
      'english',
      'white',
      `
        - . - . - . - .
        . - . - . - . -
        - . - . - . - .
        . - . - . - . -
        - . - B - . - .
        . - w - . - . -
        - . - . - . - .
        . - . - . - . -
      `,
    )
    expect(moves(here)).toEqual(['22x15'])
    expect(after(here, '22x15')).toBe('B:W15:B')
  })
})
