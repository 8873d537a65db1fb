import { describe, expect, test } from 'vitest'

import { after, captured, draw, moves } from '../draughts/board.ts'

describe('International, chapter 4: captures', () => {
  test('Capture compulsory', () => {
    const here = draw(
      'international',
      'white',
      `
        - . - . - . - . - .
        . - . - . - . - . -
        - . - . - . - . - .
        . - . - . - . - . -
        - . - . - b - . - .
        . - . - w - . - . -
        - . - w - . - . - .
        . - . - . - . - . -
        - . - . - . - . - .
        . - . - . - . - . -
      `,
    )
    expect(moves(here)).toEqual(['28x19'])
    expect(captured(here, '28x19')).toEqual([23])
    expect(after(here, '28x19')).toBe('B:W19,32:B')
  })

  test('Translation of FMJD rules: forward and backward', () => {
    const here = draw(
      'international',
      'white',
      `
        - . - . - . - . - .
        . - . - . - . - . -
        - . - . - . - . - .
        . - . - . - . - . -
        - . - . - . - . - .
        . - . - . - . - b -
        - . - . - . - . - w
        . - . - . - . - B -
        - . - . - . - . - .
        . - . - . - . - . -
      `,
    )
    expect(moves(here)).toEqual(['35x24', '35x44'])
    expect(captured(here, '35x24')).toEqual([30])
    expect(captured(here, '35x44')).toEqual([40])
    expect(after(here, '35x24')).toBe('B:W24:BK40')
    expect(after(here, '35x44')).toBe('B:W44:B30')
  })

  test('Intl: king capture range (4.3)', () => {
    const here = draw(
      'international',
      'white',
      `
        - . - . - . - . - .
        . - . - . - . - . -
        - . - . - . - . - .
        . - . - . - . - . -
        - . - . - b - . - .
        . - . - . - . - . -
        - . - . - . - . - .
        . - . - . - . - . -
        - W - . - . - . - .
        . - . - . - . - . -
      `,
    )
    expect(moves(here)).toEqual(['41x10', '41x14', '41x19', '41x5'])
    expect(captured(here, '41x19')).toEqual([23])
    expect(captured(here, '41x14')).toEqual([23])
    expect(captured(here, '41x10')).toEqual([23])
    expect(captured(here, '41x5')).toEqual([23])
    expect(after(here, '41x19')).toBe('B:WK19:B')
    expect(after(here, '41x14')).toBe('B:WK14:B')
    expect(after(here, '41x10')).toBe('B:WK10:B')
    expect(after(here, '41x5')).toBe('B:WK5:B')
  })

  test('Multi-jump ending on the king row', () => {
    const here = draw(
      'international',
      'white',
      `
        - . - . - . - . - .
        . - . - b - . - . -
        - . - . - . - . - w
        . - . - . - b - b -
        - . - . - . - . - .
        . - . - . - . - . -
        - . - . - . - . - .
        . - . - . - . - . -
        - . - . - . - . - .
        . - . - . - . - . -
      `,
    )
    expect(moves(here)).toEqual(['15x2'])
    expect(captured(here, '15x24x13x2')).toEqual([8, 19, 20])
    expect(after(here, '15x2')).toBe('B:WK2:B')
  })

  test('The king is stopped by a piece it has already captured (Turkish strike)', () => {
    const here = draw(
      'international',
      'black',
      `
        - . - . - . - . - .
        . - . - . - . - . -
        - . - . - . - . - .
        . - . - . - . - . -
        - . - . - . - . - B
        . - w - w - . - . -
        - . - . - . - . - .
        . - . - w - w - . -
        - . - w - . - . - .
        . - . - . - . - . -
      `,
    )
    expect(moves(here)).toEqual(['25x33'])
    expect(captured(here, '25x48x31x22x33')).toEqual([27, 28, 39, 42])
    expect(after(here, '25x33')).toBe('W:W38:BK33')
  })

  test('Jumps may also continue straight on', () => {
    const here = draw(
      'international',
      'white',
      `
        - . - . - . - . - .
        . - . - . - . - . -
        - . - . - . - . - .
        . - . - . - . - . -
        - . - . - . - . - .
        . - . - . - . - . -
        - . - b - . - . - .
        . - . - . - . - . -
        - b - . - . - . - .
        w - . - . - . - . -
      `,
    )
    expect(moves(here)).toEqual(['46x28'])
    expect(captured(here, '46x37x28')).toEqual([32, 41])
    expect(after(here, '46x28')).toBe('B:W28:B')
  })

  test('Empty squares may be crossed more than once, pieces not', () => {
    const here = draw(
      'international',
      'white',
      `
        - . - . - W - . - .
        . - . - b - b - . -
        - . - . - . - . - .
        . - b - b - . - . -
        - b - b - . - b - .
        . - . - . - b - b -
        - . - . - . - . - .
        . - . - . - . - . -
        - . - . - . - . - .
        . - . - . - . - . -
      `,
    )
    expect(moves(here)).toEqual(['3x3'])
    expect(captured(here, '3x12x23x34x25x3')).toEqual([8, 9, 18, 29, 30])
    expect(after(here, '3x3')).toBe('B:WK3:B17,21,22,24')
  })

  test('King can return to its start square', () => {
    const here = draw(
      'international',
      'white',
      `
        - . - . - . - . - .
        . - . - . - . - . -
        - . - . - . - . - .
        . - . - b - b - . -
        - . - . - . - . - .
        . - . - . - . - . -
        - . - b - b - . - .
        . - . - W - . - . -
        - . - . - . - . - .
        . - . - . - . - . -
      `,
    )
    expect(moves(here)).toEqual(['38x38', '38x42', '38x43', '38x47', '38x49'])
    expect(captured(here, '38x27x13x24x38')).toEqual([18, 19, 32, 33])
    expect(captured(here, '38x27x13x24x42')).toEqual([18, 19, 32, 33])
    expect(captured(here, '38x27x13x24x47')).toEqual([18, 19, 32, 33])
    expect(captured(here, '38x24x13x27x43')).toEqual([18, 19, 32, 33])
    expect(captured(here, '38x24x13x27x49')).toEqual([18, 19, 32, 33])
    expect(after(here, '38x38')).toBe('B:WK38:B')
    expect(after(here, '38x42')).toBe('B:WK42:B')
    expect(after(here, '38x47')).toBe('B:WK47:B')
    expect(after(here, '38x43')).toBe('B:WK43:B')
    expect(after(here, '38x49')).toBe('B:WK49:B')
  })

  test('Turkish strike: the king cannot pass a piece it has already taken', () => {
    const here = draw(
      'international',
      'white',
      `
        - . - . - . - . - .
        . - . - b - b - . -
        - . - . - . - . - .
        . - . - b - . - b -
        - . - . - . - . - .
        . - . - . - b - b -
        - b - . - . - . - .
        . - . - b - . - . -
        - . - . - . - . - .
        . - . - w - W - . -
      `,
    )
    expect(moves(here)).toEqual(['49x1', '49x12', '49x7'])
    expect(captured(here, '49x21x3x14x25x34x23x12')).toEqual([8, 9, 18, 20, 29, 30, 38])
    expect(captured(here, '49x21x3x14x25x34x23x7')).toEqual([8, 9, 18, 20, 29, 30, 38])
    expect(captured(here, '49x21x3x14x25x34x23x1')).toEqual([8, 9, 18, 20, 29, 30, 38])
    expect(after(here, '49x12')).toBe('B:WK12,48:B31')
    expect(after(here, '49x7')).toBe('B:WK7,48:B31')
    expect(after(here, '49x1')).toBe('B:WK1,48:B31')
  })
})
