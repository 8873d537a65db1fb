import { describe, expect, test } from 'vitest'

import { fromFen } from '../draughts/board.ts'
import { begin, claimable, open, tell } from '../draughts/story.ts'

const round = '1-5 32-27 5-1 27-32 '
const kings = () => begin(fromFen('english', 'B:BK1:WK32'))

describe("Art. 17: forty moves of each side's own without capture or man's move", () => {
  test('79 half-moves are too few, because White has made 39', () => {
    const story = tell(kings(), `${round.repeat(19)}1-5 32-27 5-1`)
    expect(story.tally.quietMoves).toEqual({ black: 40, white: 39 })
    expect(open(story)).not.toContain('forty-move')
    expect(claimable(story, 'forty-move', '27-32')).toBe(true)
  })

  test('80 half-moves are enough', () => {
    expect(open(tell(kings(), round.repeat(20)))).toEqual(['threefold', 'forty-move'])
  })

  test("17.3: a man's move on the 79th starts the count again", () => {
    const story = tell(begin(fromFen('english', 'B:BK1,9:WK32')), `${round.repeat(19)}1-5 32-27 9-13`)
    expect(story.tally.quietMoves).toEqual({ black: 0, white: 0 })
    expect(story.tally.occurrences).toBe(1)
  })

  test('17.3: a crowning move is a man’s move', () => {
    const story = tell(begin(fromFen('english', 'B:BK1,26:WK32,13')), '1-5 32-28 26-30')
    expect(story.tally.quietMoves).toEqual({ black: 0, white: 0 })
  })

  test('a capture by a king starts the count again', () => {
    const taken = tell(begin(fromFen('english', 'B:BK1,K18:WK32,K30')), '18-22 30-26 22x31')
    expect(taken.tally.quietMoves).toEqual({ black: 0, white: 0 })
  })
})
