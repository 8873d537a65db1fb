import { describe, expect, test } from 'vitest'

import { fullJumps, huff, makeFen, offences, ruleSetOf } from '../../shared/draughts/index.ts'
import { afterwards, fen, fromFen, moveOf, moves, offending } from '../draughts/board.ts'

const before = fromFen('english-huffing', 'W:W22,32:B18,1')
const { rules } = before

describe('Huffing: what the opponent may do about an omitted jump', () => {
  test('after a huff the piece is gone, and the same side is to move', () => {
    const now = afterwards(before, '32-28')
    expect(offending(before, '32-28')).toEqual([22])
    expect(makeFen(rules, huff(rules, now.position, 22))).toBe('B:W28:B1,18')
  })

  test('letting it stand does not change the position', () => {
    expect(moves(afterwards(before, '32-28'))).toContain('18x25')
  })

  test('if the jump is enforced, the offender must choose a complete one', () => {
    const long = fromFen('english-huffing', 'W:W31:B27,19,1')
    expect(fullJumps(long.rules, long.position).map((move) => move.path)).toEqual([[31, 24, 15]])
  })

  test('an own piece or an empty square cannot be huffed', () => {
    const now = afterwards(before, '32-28')
    expect(makeFen(rules, huff(rules, now.position, 18))).toBe(fen(now))
    expect(makeFen(rules, huff(rules, now.position, 10))).toBe(fen(now))
  })

  test('under the other rules there is no offence', () => {
    const english = ruleSetOf('english')
    const move = moveOf(fromFen('english', 'W:W22,32:B18,1'), '22x15')
    expect(offences(english, before.position, move)).toEqual([])
  })
})
