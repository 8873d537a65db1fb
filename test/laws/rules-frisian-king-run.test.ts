import { describe, expect, test } from 'vitest'

import { after, afterwards, fen, fromFen, moves, refusal } from '../draughts/board.ts'

const along = (text: string, line: string) => line.split(' ').reduce(afterwards, fromFen('frisian', text))

describe('Frisian: a king may make three consecutive quiet moves while its side has men', () => {
  test('the fourth is refused; another piece must move', () => {
    const third = along('W:WK46,40:B3', '46-41 3-9 41-46 9-13 46-41 13-18')
    expect(fen(third)).toBe('W:W40,K41:B18:+3@41+0')
    expect(moves(third)).toEqual(['40-34', '40-35'])
  })

  test('the fourth is refused as a wrong square, in either direction, and is not read as a man’s move', () => {
    const third = along('W:WK46,40:B3', '46-41 3-9 41-46 9-13 46-41 13-18')
    for (const text of ['41-46', '41-32']) expect(refusal(third, text)).toMatch(/^wrong-square /)
  })

  test('a move of another piece sets it free', () => {
    const freed = along('W:WK46,40:B3', '46-41 3-9 41-46 9-13 46-41 13-18 40-35 18-22')
    expect(moves(freed)).toContain('41-46')
  })

  test('two kings count separately', () => {
    const second = along('W:WK46,K50,40:B3', '46-41 3-9 41-46 9-13 50-44 13-18')
    expect(fen(second)).toBe('W:W40,K44,K46:B18:+1@44+0')
  })

  test('a side without men is not bound', () => {
    const third = along('W:WK46:B3', '46-41 3-9 41-46 9-13 46-41 13-18')
    expect(moves(third)).toContain('41-46')
  })

  test('a capture is always allowed and restarts the count', () => {
    const taken = after(along('W:WK46,40:B3', '46-41 3-9 41-46 9-13 46-41 13-19'), '41x14')
    expect(taken).not.toContain('+3')
  })
})
