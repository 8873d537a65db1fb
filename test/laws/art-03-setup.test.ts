import { describe, expect, test } from 'vitest'

import { after, draw, moves } from '../draughts/board.ts'

describe('Art. 3: setting up; Black begins', () => {
  test('After 1.9-14 White has seven replies', () => {
    const here = draw(
      'english',
      'white',
      `
        - b - b - b - b
        b - b - b - b -
        - . - b - b - b
        . - b - . - . -
        - . - . - . - .
        w - w - w - w -
        - w - w - w - w
        w - w - w - w -
      `,
    )
    expect(moves(here)).toEqual(['21-17', '22-17', '22-18', '23-18', '23-19', '24-19', '24-20'])
    expect(after(here, '21-17')).toBe('B:W17,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,12,14')
    expect(after(here, '22-17')).toBe('B:W17,21,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,12,14')
    expect(after(here, '22-18')).toBe('B:W18,21,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,12,14')
    expect(after(here, '23-18')).toBe('B:W18,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,12,14')
    expect(after(here, '23-19')).toBe('B:W19,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,12,14')
    expect(after(here, '24-19')).toBe('B:W19,21,22,23,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,12,14')
    expect(after(here, '24-20')).toBe('B:W20,21,22,23,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,12,14')
  })
})
