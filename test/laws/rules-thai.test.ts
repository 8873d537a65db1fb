import { describe, expect, test } from 'vitest'

import { after, captured, draw, moves } from '../draughts/board.ts'

describe('Thai: a king lands right behind', () => {
  test('A king lands right behind what it takes', () => {
    const here = draw(
      'thai',
      'white',
      `
        - . - . - . - .
        . - . - . - . -
        - . - . - . - .
        . - . - . - . -
        - . - . - . - .
        . - b - . - . -
        - . - . - . - .
        W - . - . - . -
      `,
    )
    expect(moves(here)).toEqual(['29x18'])
    expect(captured(here, '29x18')).toEqual([22])
    expect(after(here, '29x18')).toBe('B:WK18:B')
  })

  test('And goes on from there', () => {
    const here = draw(
      'thai',
      'white',
      `
        - . - . - . - .
        . - b - . - . -
        - . - . - . - .
        . - . - b - . -
        - . - . - . - .
        . - . - b - . -
        - . - . - . - .
        . - . - . - W -
      `,
    )
    expect(moves(here)).toEqual(['32x11'])
    expect(captured(here, '32x11')).toEqual([15, 23])
    expect(after(here, '32x11')).toBe('B:WK11:B6')
  })

  test('A man does not capture backward', () => {
    const here = draw(
      'thai',
      'white',
      `
        - . - . - . - .
        . - . - . - . -
        - . - . - . - .
        . - . - . - . -
        - . - w - . - .
        . - b - b - . -
        - . - . - . - .
        . - . - . - . -
      `,
    )
    expect(moves(here)).toEqual(['18-14', '18-15'])
    expect(after(here, '18-14')).toBe('B:W14:B22,23')
    expect(after(here, '18-15')).toBe('B:W15:B22,23')
  })
})
