import { describe, expect, test } from 'vitest'

import { MOVE_FAULTS, type RulesId } from '../../shared/draughts/index.ts'
import { draw, fromFen, refusal } from '../draughts/board.ts'

const REFUSED: readonly (readonly [string, RulesId, string, string, string])[] = [
  ['a jump omitted', 'english', 'W:W22,27:B18,4', '27-23', 'must-capture 9'],
  ['a jump left unfinished', 'english', 'W:W31:B27,19,11', '31x24', 'capture-unfinished 11'],
  ['a jump left unfinished further on', 'english', 'W:W31:B27,19,11', '31x24x15', 'capture-unfinished 11'],
  ['fewer pieces than could be taken', 'international', 'W:W48:B24,K31,34,K42,43', '48x26', 'must-take-most Intl 4.13'],
  ['a man jumps where a king could', 'english-kings-first', 'W:W22,K32:B18,27', '22x15', 'king-must-capture 11'],
  ['Italian: a man takes as many as a king could', 'italian', 'W:WK23,31:B19,26,27', '31x15', 'king-must-capture 11'],
  ['two moves have these ends', 'english', 'B:B2:W6,7,14,15', '2x18', 'ambiguous 27'],
  ['a square too far', 'english', 'W:W22:B1', '22-14', 'wrong-square 4'],
  ['a square that is taken', 'english', 'W:W22,18:B1', '22-18', 'wrong-square 4'],
  ['a man moves backward', 'english', 'W:W22:B1', '22-26', 'man-moved-backward 4.4'],
  ['a man jumps backward', 'english', 'W:W18:B22', '18x25', 'man-moved-backward 4.4'],
  ['on through the king row', 'english', 'B:B22:W26,27', '22x24', 'crowned-and-went-on 13'],
  ['on through the king row, in full', 'english', 'B:B22:W26,27', '22x31x24', 'crowned-and-went-on 13'],
  ["the opponent's piece", 'english', 'W:W22:B1', '1-5', 'not-your-piece 21'],
  ['no piece at all', 'english', 'W:W22:B1', '17-13', 'not-your-piece 21'],
  ['no such square', 'english', 'W:W22:B1', '22-33', 'no-such-square 1.4'],
  ['a light square', 'english', 'W:W22:B1', 'c3-c4', 'no-such-square 1.4'],
  ['no move at all', 'english', 'W:W22:B1', 'hello', 'unreadable 27'],
  ['an empty text', 'english', 'W:W22:B1', '', 'unreadable 27'],
  ['a text without end', 'english', 'W:W22:B1', '22-18'.repeat(1000), 'unreadable 27'],
]

describe('Art. 25.1: illegal moves are refused with reason and article', () => {
  test.each(REFUSED)('%s', (_name, id, fen, text, expected) => {
    expect(refusal(fromFen(id, fen), text)).toBe(expected)
  })

  test('every reason of the closed list occurs above', () => {
    const met = new Set(REFUSED.map(([, , , , expected]) => expected.split(' ')[0]))
    expect(MOVE_FAULTS.filter((fault) => !met.has(fault))).toEqual([])
  })

  test('if a jump is possible, any quiet move is refused', () => {
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
    for (const quiet of ['22-17', '27-23', '27-24', '31-26']) expect(refusal(here, quiet)).toBe('must-capture 9')
  })
})
