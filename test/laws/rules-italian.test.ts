import { describe, expect, test } from 'vitest'

import { captured, draw, moves } from '../draughts/board.ts'

describe('Italian: men take no kings; most, with a king, most kings, earliest king', () => {
  test('Man capture', () => {
    const here = draw(
      'italian',
      'white',
      `
        . - . - . - . -
        - . - . - . - .
        . - . - . - . -
        - . - . - . - .
        . - . - . - . -
        - . - . - . - .
        . - . - b - . -
        - . - w - . - .
      `,
    )
    expect(moves(here)).toEqual(['30x23'])
    expect(captured(here, '30x23')).toEqual([27])
  })

  test('Most pieces', () => {
    const here = draw(
      'italian',
      'white',
      `
        . - . - . - . -
        - . - . - . - .
        . - b - . - . -
        - . - . - . - .
        . - b - . - . -
        - W - . - . - .
        . - . - b - . -
        - . - . - w - .
      `,
    )
    expect(moves(here)).toEqual(['31x6'])
    expect(captured(here, '31x6')).toEqual([10, 18, 27])
  })

  test('Equal number: capture with the king', () => {
    const here = draw(
      'italian',
      'white',
      `
        . - . - . - . -
        - . - . - . - .
        . - . - . - . -
        - . - . - . - .
        . - . - b - . -
        - . - . - W - .
        . - b - b - . -
        - . - . - w - .
      `,
    )
    expect(moves(here)).toEqual(['23x21'])
    expect(captured(here, '23x21')).toEqual([26, 27])
  })

  test('King met first', () => {
    const here = draw(
      'italian',
      'white',
      `
        . - . - . - . -
        - . - . - . - .
        . - b - . - b -
        - . - . - . - .
        . - b - . - B -
        - . - . - . - .
        . - B - b - . -
        - . - W - . - .
      `,
    )
    expect(moves(here)).toEqual(['30x5'])
    expect(captured(here, '30x5')).toEqual([10, 18, 26])
  })

  test('Equivalent', () => {
    const here = draw(
      'italian',
      'white',
      `
        . - . - . - . -
        - . - . - . - .
        . - . - . - . -
        - . - . - . - .
        . - b - . - b -
        - . - . - . - .
        . - . - B - B -
        - . - . - W - .
      `,
    )
    expect(moves(here)).toEqual(['31x13', '31x15'])
    expect(captured(here, '31x13')).toEqual([18, 27])
    expect(captured(here, '31x15')).toEqual([20, 28])
  })
})
