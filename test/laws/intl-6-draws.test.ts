import { describe, expect, test } from 'vitest'

import { ends, fromFen } from '../draughts/board.ts'
import { begin, claimable, drawn, open, tell } from '../draughts/story.ts'

const round = '45-50 46-41 50-45 41-46 '

describe('International, chapter 6: draws', () => {
  test('the third occurrence with the same side to move ends the game', () => {
    const story = begin(fromFen('international', 'W:WK45,K40:BK46,K36'))
    expect(drawn(tell(story, `${round}45-50 46-41 50-45`))).toBeUndefined()
    expect(drawn(tell(story, round + round))).toBe('threefold')
  })

  test('the starting squares with the other side to move are another position', () => {
    const story = tell(begin(fromFen('international', 'W:WK45,K35:BK46,K36')), '45-40 46-41 40-34 41-46 34-45')
    expect(story.position.turn).toBe('black')
    expect(story.tally.occurrences).toBe(1)
  })

  test('25 moves of each side by kings only, without a capture, end the game', () => {
    const story = begin(fromFen('international', 'W:WK45,K40,K35:BK46,K36'))
    const almost = tell(story, `${round.repeat(12)}45-50`)
    expect(open(almost)).toEqual([])
    expect(claimable(almost, 'twenty-five-move', '46-41')).toBe(true)
    expect(open(tell(almost, '46-41'))).toEqual(['twenty-five-move'])
  })

  test.each(['K45,K40,K35', 'K45,K40,34', 'K45,34,35'])(
    'three pieces with a king (%s) against a lone king draw after 16 moves of each side',
    (white) => {
      const story = begin(fromFen('international', `W:W${white}:BK46`))
      expect(open(tell(story, round.repeat(8)))).toEqual(['sixteen-move'])
      expect(open(tell(story, `${round.repeat(7)}45-50 46-41 50-45`))).toEqual([])
    },
  )

  test("a man's move does not restart the sixteen moves; without a king among the three they do not run", () => {
    const story = begin(fromFen('international', 'W:WK45,K40,34:BK46'))
    const half = tell(story, round.repeat(4))
    expect(half.tally.loneKingPlies).toBe(16)
    expect(tell(half, '34-30 46-41').tally.loneKingPlies).toBe(18)
    expect(begin(fromFen('international', 'W:W45,40,35:BK46')).tally.loneKingPlies).toBe(0)
    expect(tell(begin(fromFen('international', 'W:W44,40,35:BK46')), '44-39 46-41').tally.loneKingPlies).toBe(0)
  })

  test('one king against one king is a draw at once', () => {
    const here = fromFen('international', 'W:WK45:BK46')
    expect(ends(here)).toEqual({ winner: null, reason: 'king-against-king' })
    expect(drawn(begin(here))).toBe('king-against-king')
  })

  test('one king against one king goes on if the side to move can capture', () => {
    const here = fromFen('international', 'W:WK46:BK41')
    expect(ends(here)).toBeUndefined()
    expect(drawn(begin(here))).toBeUndefined()
    expect(ends(fromFen('international', 'W:WK46:B41'))).toBeUndefined()
  })
})
