import { describe, expect, test } from 'vitest'

import { after, captured, draw, moves, refusal } from '../draughts/board.ts'

describe('Art. 13: a jump ends where a man is crowned', () => {
  test('Same for Black: 22x31 crowns and stops although 27 stands en prise', () => {
    const here = draw(
      'english',
      'black',
      `
        - w - . - . - .
        . - . - . - . -
        - . - . - . - .
        . - . - . - . -
        - . - . - . - .
        . - b - . - . -
        - . - w - w - .
        . - . - . - . -
      `,
    )
    expect(moves(here)).toEqual(['22x31'])
    expect(after(here, '22x31')).toBe('W:W1,27:BK31')
    expect(refusal(here, '22x24')).not.toBe('legal')
  })

  test('A man crowns at the end of a multi-jump; the sequence stops there', () => {
    const here = draw(
      'english',
      'black',
      `
        - . - . - . - .
        . - . - . - . -
        - . - . - . - .
        . - b - . - . -
        - w - w - . - .
        . - . - . - . -
        - . - w - w - .
        . - . - . - . -
      `,
    )
    expect(moves(here)).toEqual(['14x21', '14x30', '14x32'])
    expect(captured(here, '14x23x30')).toEqual([18, 26])
    expect(captured(here, '14x23x32')).toEqual([18, 27])
    expect(after(here, '14x21')).toBe('W:W18,26,27:B21')
    expect(after(here, '14x30')).toBe('W:W17,27:BK30')
    expect(after(here, '14x32')).toBe('W:W17,26:BK32')
  })
})
