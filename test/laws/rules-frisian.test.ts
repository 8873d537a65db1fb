import { describe, expect, test } from 'vitest'

import { captured, draw, fromFen, moves } from '../draughts/board.ts'

describe('Frisian: captures along rows and columns', () => {
  test('Orthogonal capture (32 jumps 22 straight up to 12)', () => {
    const here = draw(
      'frisian',
      'white',
      `
        - . - . - . - . - .
        . - . - . - . - . -
        - . - . - . - . - .
        . - . - . - . - . -
        - . - b - . - . - .
        . - . - . - . - . -
        - . - w - . - . - .
        . - . - . - . - . -
        - . - . - . - . - .
        . - . - . - . - . -
      `,
    )
    expect(moves(here)).toEqual(['32x12'])
    expect(captured(here, '32x12')).toEqual([22])
  })
})

describe('Frisian: the most valuable capture, where a king counts one and a half men', () => {
  test.each([
    ['a king before a man', 'W:W33:BK45,K41,29,8,K32,40', ['33x31']],
    ['two men before a king', 'W:W18:B44,12,K23,11,10', ['18x16']],
    ['three men or two kings', 'W:W6,41:BK7,K9,24,33,42', ['41x25', '6x10']],
  ])('%s', (_, fen, expected) => expect(moves(fromFen('frisian', fen))).toEqual(expected))
})
