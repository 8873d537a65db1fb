import { describe, expect, test } from 'vitest'

import { after, draw, moves } from '../draughts/board.ts'

describe('Art. 9: if a jump exists, a jump must be played', () => {
  test('Capture is compulsory for the whole side: 27 and 31 may not move', () => {
    const here = draw(
      'english',
      'white',
      `
        - . - . - . - b
        . - . - . - . -
        - . - . - . - .
        . - . - . - . -
        - . - b - . - .
        . - w - . - . -
        - . - . - w - .
        . - . - w - . -
      `,
    )
    expect(moves(here)).toEqual(['22x15'])
    expect(after(here, '22x15')).toBe('B:W15,27,31:B4')
  })

  test('FEN example of the PDN 2.0/3.0 text: no capture available', () => {
    const here = draw(
      'english',
      'black',
      `
        - . - . - . - .
        . - . - . - . -
        - . - W - . - b
        . - . - W - b -
        - . - w - . - b
        . - B - . - w -
        - B - . - w - w
        B - . - . - . -
      `,
    )
    expect(moves(here)).toEqual(['16-19', '22-17', '22-26', '25-21', '25-30'])
    expect(after(here, '16-19')).toBe('W:WK10,K15,18,24,27,28:B12,19,20,K22,K25,K29')
    expect(after(here, '22-17')).toBe('W:WK10,K15,18,24,27,28:B12,16,K17,20,K25,K29')
    expect(after(here, '22-26')).toBe('W:WK10,K15,18,24,27,28:B12,16,20,K25,K26,K29')
    expect(after(here, '25-21')).toBe('W:WK10,K15,18,24,27,28:B12,16,20,K21,K22,K29')
    expect(after(here, '25-30')).toBe('W:WK10,K15,18,24,27,28:B12,16,20,K22,K29,K30')
  })

  test('Only piece 25 can jump (25x18 over 22; 26x17 over 22 as well)', () => {
    const here = draw(
      'english',
      'white',
      `
        - . - . - . - .
        . - . - . - . -
        - . - . - . - .
        . - . - . - . -
        - . - . - . - .
        b - b - . - . -
        - w - w - . - .
        . - . - . - . -
      `,
    )
    expect(moves(here)).toEqual(['25x18', '26x17'])
    expect(after(here, '25x18')).toBe('B:W18,26:B21')
    expect(after(here, '26x17')).toBe('B:W17,25:B21')
  })
})
