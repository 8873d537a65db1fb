import { describe, expect, test } from 'vitest'

import { after, captured, draw, moves } from '../draughts/board.ts'

describe('Brazilian: the international rules on 8x8', () => {
  test('The most pieces are compulsory, as on 10x10', () => {
    const here = draw(
      'brazilian',
      'white',
      `
        - . - . - . - .
        . - . - . - . -
        - . - b - . - .
        . - . - . - . -
        - b - b - . - .
        . - w - . - . -
        - . - . - . - .
        . - . - . - . -
      `,
    )
    expect(moves(here)).toEqual(['22x6'])
    expect(captured(here, '22x6')).toEqual([10, 18])
    expect(after(here, '22x6')).toBe('B:W6:B17')
  })

  test('A man that passes the king row in a capture stays a man', () => {
    const here = draw(
      'brazilian',
      'white',
      `
        - . - . - . - .
        . - b - b - . -
        - . - . - w - .
        . - . - . - . -
        - . - . - . - .
        . - . - . - . -
        - . - . - . - .
        . - . - . - . -
      `,
    )
    expect(moves(here)).toEqual(['11x9'])
    expect(captured(here, '11x9')).toEqual([6, 7])
    expect(after(here, '11x9')).toBe('B:W9:B')
  })

  test('A king lands on any empty square behind', () => {
    const here = draw(
      'brazilian',
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
    expect(moves(here)).toEqual(['29x11', '29x15', '29x18', '29x4', '29x8'])
    expect(captured(here, '29x4')).toEqual([22])
    expect(captured(here, '29x8')).toEqual([22])
    expect(captured(here, '29x11')).toEqual([22])
    expect(captured(here, '29x15')).toEqual([22])
    expect(captured(here, '29x18')).toEqual([22])
    expect(after(here, '29x4')).toBe('B:WK4:B')
    expect(after(here, '29x8')).toBe('B:WK8:B')
    expect(after(here, '29x11')).toBe('B:WK11:B')
    expect(after(here, '29x15')).toBe('B:WK15:B')
  })
})
