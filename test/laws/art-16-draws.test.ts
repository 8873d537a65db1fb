import { describe, expect, test } from 'vitest'

import { draw, fromFen } from '../draughts/board.ts'
import { begin, claimable, drawn, open, tell } from '../draughts/story.ts'

const round = '1-5 32-27 5-1 27-32 '
const kings = () =>
  begin(
    draw(
      'english',
      'black',
      `
        - B - . - . - .
        . - . - . - . -
        - . - . - . - .
        . - . - . - . -
        - . - . - . - .
        . - . - . - . -
        - . - . - . - .
        . - . - . - W -
      `,
    ),
  )

describe('Art. 16: draws', () => {
  test('16.1b: the next move would bring the position for the third time; the first position counts', () => {
    const story = tell(kings(), `${round}1-5 32-27 5-1`)
    expect(story.tally.occurrences).toBe(2)
    expect(open(story)).toEqual([])
    expect(claimable(story, 'threefold', '27-32')).toBe(true)
    expect(claimable(story, 'threefold', '27-31')).toBe(false)
  })

  test('16.1b: a second occurrence is not enough', () => {
    expect(claimable(tell(kings(), '1-5 32-27 5-1'), 'threefold', '27-32')).toBe(false)
  })

  test('16.1b: it may also be claimed before a move, and is never automatic', () => {
    const story = tell(kings(), round + round)
    expect(story.tally.occurrences).toBe(3)
    expect(open(story)).toEqual(['threefold'])
    expect(drawn(story)).toBeUndefined()
    expect(drawn(tell(story, round + round))).toBeUndefined()
  })

  test('16.2: no draw for lack of material', () => {
    const story = begin(fromFen('english', 'B:BK1:WK32'))
    expect(drawn(story)).toBeUndefined()
    expect(open(story)).toEqual([])
  })
})
