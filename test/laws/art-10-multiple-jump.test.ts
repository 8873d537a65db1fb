import { describe, expect, test } from 'vitest'

import { after, captured, draw, moves, refusal } from '../draughts/board.ts'

describe('Art. 10: a jump goes on while it can; captured pieces leave together', () => {
  test('Three jumps, all compulsory: 31x24 and 31x24x15 are incomplete and illegal (25.1a)', () => {
    const here = draw(
      'english',
      'white',
      `
        - . - . - . - .
        . - . - . - . -
        - . - . - b - .
        . - . - . - . -
        - . - . - b - .
        . - . - . - . -
        - . - . - b - .
        . - . - w - . -
      `,
    )
    expect(moves(here)).toEqual(['31x8'])
    expect(captured(here, '31x24x15x8')).toEqual([11, 19, 27])
    expect(after(here, '31x8')).toBe('B:W8:B')
    expect(refusal(here, '31x24')).not.toBe('legal')
    expect(refusal(here, '31x15')).not.toBe('legal')
  })

  test('Direction may change between jumps (30-23 north-east, 23-14 north-west)', () => {
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
        - . - b - . - .
        . - w - . - . -
      `,
    )
    expect(moves(here)).toEqual(['30x14'])
    expect(captured(here, '30x23x14')).toEqual([18, 26])
    expect(after(here, '30x14')).toBe('B:W14:B')
  })

  test('King tours four pieces and lands on its own starting square, which counts as vacant. Captured pieces may not be jumped again, so the move ends there. Clockwise and anticlockwise capture the same set: ONE move in the merged convention (two in path counting)', () => {
    const here = draw(
      'english',
      'white',
      `
        - . - . - . - .
        . - . - W - . -
        - . - b - b - .
        . - . - . - . -
        - . - b - b - .
        . - . - . - . -
        - . - . - . - .
        . - . - . - . -
      `,
    )
    expect(moves(here)).toEqual(['7x7'])
    expect(captured(here, '7x14x23x16x7')).toEqual([10, 11, 18, 19])
    expect(after(here, '7x7')).toBe('B:WK7:B')
  })

  test('Passing through the start square in mid-sequence; two moves share from/to but not the captured set. "15x6" is the exact full path of the single jump, so an exact full-path match must win before the from/to match', () => {
    const here = draw(
      'english',
      'white',
      `
        - . - . - . - .
        . - . - . - . -
        - . - b - . - .
        . - . - W - . -
        - . - b - b - .
        . - . - . - . -
        - . - b - b - .
        . - . - . - . -
      `,
    )
    expect(moves(here)).toEqual(['15x22x31x24x15x6', '15x6'])
    expect(captured(here, '15x22x31x24x15x6')).toEqual([10, 18, 19, 26, 27])
    expect(after(here, '15x6')).toBe('B:WK6:B18,19,26,27')
    expect(after(here, '15x22x31x24x15x6')).toBe('B:WK6:B')
  })
})
