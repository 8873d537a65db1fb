import { describe, expect, test } from 'vitest'

import { after, captured, draw, moves } from '../draughts/board.ts'

describe('Art. 11: free choice among jumps; a jump must be completed', () => {
  test('Same piece, two different sequences of different length: free choice at the first jump', () => {
    const here = draw(
      'english',
      'white',
      `
        - . - . - . - .
        . - . - . - . -
        - . - . - . - .
        . - . - . - . -
        - . - b - . - .
        . - . - . - . -
        - b - b - . - .
        . - w - . - . -
      `,
    )
    expect(moves(here)).toEqual(['30x14', '30x21'])
    expect(captured(here, '30x23x14')).toEqual([18, 26])
    expect(after(here, '30x21')).toBe('B:W21:B18,26')
    expect(after(here, '30x14')).toBe('B:W14:B25')
  })

  test('Choice again in the middle of the sequence (after 27): both continuations must be played to the end', () => {
    const here = draw(
      'english',
      'white',
      `
        - . - . - . - .
        . - . - . - . -
        - . - . - . - .
        . - . - . - . -
        - . - b - b - .
        . - . - . - . -
        - . - . - b - .
        . - . - . - w -
      `,
    )
    expect(moves(here)).toEqual(['32x14', '32x16'])
    expect(captured(here, '32x23x14')).toEqual([18, 27])
    expect(captured(here, '32x23x16')).toEqual([19, 27])
    expect(after(here, '32x14')).toBe('B:W14:B19')
    expect(after(here, '32x16')).toBe('B:W16:B18')
  })

  test('Standard rules: king and man captures are equal, free choice (contrast: english-kingfirst)', () => {
    const here = draw(
      'english',
      'white',
      `
        - . - . - . - .
        . - . - . - . -
        - . - . - . - .
        . - . - . - . -
        - . - b - . - .
        . - w - . - . -
        - . - . - b - .
        . - . - . - W -
      `,
    )
    expect(moves(here)).toEqual(['22x15', '32x14'])
    expect(captured(here, '32x23x14')).toEqual([18, 27])
    expect(after(here, '22x15')).toBe('B:W15,K32:B27')
    expect(after(here, '32x14')).toBe('B:WK14,22:B')
  })
})
