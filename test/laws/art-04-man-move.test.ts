import { describe, expect, test } from 'vitest'

import { after, draw, moves } from '../draughts/board.ts'

describe('Art. 4: a man moves one square forward', () => {
  test('Black man: one step forward (towards 29-32)', () => {
    const here = draw(
      'english',
      'black',
      `
        - . - . - . - .
        . - . - . - . -
        - . - b - . - .
        . - . - . - . -
        - . - . - . - .
        . - . - . - . -
        - . - . - . - .
        . - . - . - w -
      `,
    )
    expect(moves(here)).toEqual(['10-14', '10-15'])
    expect(after(here, '10-14')).toBe('W:W32:B14')
    expect(after(here, '10-15')).toBe('W:W32:B15')
  })

  test('Edge man has a single move', () => {
    const here = draw(
      'english',
      'white',
      `
        - b - . - . - .
        . - . - . - . -
        - . - . - . - .
        . - . - . - . -
        - . - . - . - .
        . - . - . - . -
        - . - . - . - w
        . - . - . - . -
      `,
    )
    expect(moves(here)).toEqual(['28-24'])
    expect(after(here, '28-24')).toBe('B:W24:B1')
  })

  test('A man never moves backward', () => {
    const here = draw(
      'english',
      'black',
      `
        - . - . - . - .
        . - . - . - . -
        - . - . - . - .
        . - . - . - . -
        - . - b - . - .
        . - . - . - . -
        - . - . - . - .
        . - . - . - w -
      `,
    )
    expect(moves(here)).toEqual(['18-22', '18-23'])
    expect(after(here, '18-22')).toBe('W:W32:B22')
    expect(after(here, '18-23')).toBe('W:W32:B23')
  })
})
