import { describe, expect, test } from 'vitest'

import { draw, moves, offending } from '../draughts/board.ts'

describe('Huffing: a jump may be omitted or left unfinished, and paid for', () => {
  test('Jumping is optional. 9x18 is no offence. After 1-5 or 1-6 the piece on 9 may be huffed; after 9-13 the piece now on 13 may be huffed', () => {
    const here = draw(
      'english-huffing',
      'black',
      `
        - b - . - . - .
        . - . - . - . -
        - b - . - . - .
        . - w - . - . -
        - . - . - . - .
        . - . - . - . -
        - . - . - . - .
        . - . - . - w -
      `,
    )
    expect(moves(here)).toEqual(['1-5', '1-6', '9-13', '9x18'])
    expect(offending(here, '1-5')).toEqual([9])
    expect(offending(here, '1-6')).toEqual([9])
    expect(offending(here, '9-13')).toEqual([13])
    expect(offending(here, '9x18')).toEqual([])
  })

  test('A player may stop a multiple jump early; the jumper (now on 24) may then be huffed', () => {
    const here = draw(
      'english-huffing',
      'white',
      `
        - b - . - . - .
        . - . - . - . -
        - . - . - . - .
        . - . - . - . -
        - . - . - b - .
        . - . - . - . -
        - . - . - b - .
        . - . - w - . -
      `,
    )
    expect(moves(here)).toEqual(['31-26', '31x15', '31x24'])
    expect(offending(here, '31x24')).toEqual([24])
    expect(offending(here, '31x15')).toEqual([])
    expect(offending(here, '31-26')).toEqual([26])
  })

  test('Stopping on the king row is not an offence: crowning ends the move', () => {
    const here = draw(
      'english-huffing',
      'white',
      `
        - . - . - . - .
        . - b - b - . -
        - . - . - w - .
        . - . - . - . -
        - . - . - . - .
        . - . - . - . -
        - . - . - . - .
        . - . - . - b -
      `,
    )
    expect(moves(here)).toEqual(['11-8', '11x2'])
    expect(offending(here, '11x2')).toEqual([])
    expect(offending(here, '11-8')).toEqual([8])
  })

  test('After 32-28 Black may (1) demand the jump [setting, off by default], (2) let it stand, (3) remove 22 and then make his own move in the same submission', () => {
    const here = draw(
      'english-huffing',
      'white',
      `
        - b - . - . - .
        . - . - . - . -
        - . - . - . - .
        . - . - . - . -
        - . - b - . - .
        . - w - . - . -
        - . - . - . - .
        . - . - . - w -
      `,
    )
    expect(moves(here)).toEqual(['22-17', '22x15', '32-27', '32-28'])
    expect(offending(here, '32-28')).toEqual([22])
    expect(offending(here, '32-27')).toEqual([22])
    expect(offending(here, '22-17')).toEqual([17])
    expect(offending(here, '22x15')).toEqual([])
  })
})
