import { describe, expect, test } from 'vitest'

import { type RulesId, writePath } from '../../shared/draughts/index.ts'
import { after, captured, draw, forms, fromFen, moveOf, moves, refusal } from '../draughts/board.ts'

describe('Art. 27: notation', () => {
  test.each(['22x15', '22-15', '22:15', '22X15', '22×15', '22 15', ' 22 x 15 ', '22*15', 'c3x e5', 'C3:E5'])(
    'a capture may be written %s',
    (text) => {
      expect(captured(fromFen('english', 'W:W22:B18'), text)).toEqual([18])
    },
  )

  test('a quiet move is written with a dash, a capture with a cross', () => {
    expect(moves(fromFen('english', 'W:W22:B1'))).toEqual(['22-17', '22-18'])
    expect(moves(fromFen('english', 'W:W22:B18'))).toEqual(['22x15'])
  })

  test('an ambiguous short form is refused with the full forms', () => {
    const here = draw(
      'english',
      'black',
      `
        - . - b - . - .
        . - w - w - . -
        - . - . - . - .
        . - w - w - . -
        - . - . - . - .
        . - . - . - . -
        - . - . - . - .
        . - . - . - . -
      `,
    )
    expect(refusal(here, '2x18')).toBe('ambiguous 27')
    expect([...forms(here, '2x18')].sort()).toEqual(['2x11x18', '2x9x18'])
    expect(after(here, '2-11-18')).toBe('W:W6,14:B18')
  })

  test('an exact full path is read before the two ends: 15x6 is the single jump', () => {
    const here = fromFen('english', 'W:WK15:B10,18,19,26,27')
    expect(captured(here, '15x6')).toEqual([10])
    expect(captured(here, '15x22x31x24x15x6')).toEqual([10, 18, 19, 26, 27])
  })

  test('the other way round with the same captured pieces is the same move', () => {
    const here = fromFen('english', 'W:WK7:B10,11,18,19')
    expect(moves(here)).toEqual(['7x7'])
    expect(moveOf(here, '7x14x23x16x7')).toEqual(moveOf(here, '7x16x23x14x7'))
  })

  test('four captures with the same ends are four moves', () => {
    const here = fromFen('english', 'W:WK1:B6,7,8,14,15,16,22,23,24')
    expect(moves(here).filter((move) => move.startsWith('1x') && move.endsWith('x28'))).toHaveLength(4)
    expect(forms(here, '1x28')).toHaveLength(4)
    for (const form of forms(here, '1x28')) expect(writePath(here.rules, moveOf(here, form))).toBe(form)
  })

  test.each<[RulesId, string, string]>([
    ['russian', 'c3-d4', '22-18'],
    ['international', '32-28', 'd4-e5'],
    ['italian', 'd3-c4', '22-18'],
    ['canadian', '44-38', 'c5-d6'],
  ])('in %s %s is %s', (id, one, other) => {
    const starts: Readonly<Record<string, string>> = {
      russian: 'W:W21-32:B1-12',
      international: 'W:W31-50:B1-20',
      italian: 'W:W21-32:B1-12',
      canadian: 'W:W43-72:B1-30',
    }
    const here = fromFen(id, starts[id] ?? '')
    expect(after(here, one)).toBe(after(here, other))
  })
})
