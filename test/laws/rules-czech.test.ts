import { describe, expect, test } from 'vitest'

import { after, captured, draw, moves } from '../draughts/board.ts'

describe('Czech: men forward, kings first', () => {
  test('If a king can capture, a king must', () => {
    const here = draw(
      'czech',
      'white',
      `
        - . - . - . - .
        . - . - . - . -
        - . - . - . - .
        . - . - b - . -
        - . - . - . - .
        . - b - b - . -
        - . - w - . - .
        W - . - . - . -
      `,
    )
    expect(moves(here)).toEqual(['29x11', '29x27', '29x32', '29x4', '29x8'])
    expect(captured(here, '29x4')).toEqual([15, 22])
    expect(captured(here, '29x8')).toEqual([15, 22])
    expect(captured(here, '29x11')).toEqual([15, 22])
    expect(captured(here, '29x27')).toEqual([22, 23])
    expect(captured(here, '29x32')).toEqual([22, 23])
    expect(after(here, '29x4')).toBe('B:WK4,26:B23')
    expect(after(here, '29x8')).toBe('B:WK8,26:B23')
    expect(after(here, '29x11')).toBe('B:WK11,26:B23')
    expect(after(here, '29x27')).toBe('B:W26,K27:B15')
  })

  test('A man does not capture backward', () => {
    const here = draw(
      'czech',
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

  test('A capture ends where the man is crowned', () => {
    const here = draw(
      'czech',
      'white',
      `
        - . - . - . - .
        . - b - . - b -
        - . - w - . - .
        . - . - . - . -
        - . - . - . - .
        . - . - . - . -
        - . - . - . - .
        . - . - . - . -
      `,
    )
    expect(moves(here)).toEqual(['10x1'])
    expect(captured(here, '10x1')).toEqual([6])
    expect(after(here, '10x1')).toBe('B:WK1:B8')
  })
})
