import { describe, expect, test } from 'vitest'

import { DECKS, makeFen, ruleSetOf, startPosition } from '../../shared/draughts/index.ts'
import {
  ballotNumbered,
  ballotPosition,
  ballots,
  ballotStart,
  drawBallot,
} from '../../shared/draughts/openings/ballots.ts'
import { dataText, hasData, WHY_SKIPPED } from '../draughts/data.ts'

const english = ruleSetOf('english')
const fenOf = (kind: (typeof DECKS)[number], number: number): string => {
  const ballot = ballotNumbered(kind, number)
  const position = ballot === undefined ? undefined : ballotPosition(english, ballot)
  return position === undefined ? '' : makeFen(english, position)
}

describe('Art. 28: openings', () => {
  test.each([
    ['three-move', 174, 156],
    ['two-move', 49, 43],
    ['eleven-man', 2500, 2253],
  ] as const)('%s: %i listed, %i accepted, every one legal and another position', (kind, listed, accepted) => {
    expect(ballots(kind)).toHaveLength(listed)
    expect(ballots(kind).filter((ballot) => ballot.accepted)).toHaveLength(accepted)
    const fens = new Set(ballots(kind).map((ballot) => fenOf(kind, ballot.number)))
    expect(fens.size).toBe(listed)
    expect(fens.has('')).toBe(false)
  })

  test('ballots have their traditional names', () => {
    const named = (name: string) => ballots('three-move').find((ballot) => ballot.name === name)
    expect(named('White Doctor')?.moves).toEqual(['10-14', '22-18', '12-16'])
    expect(named('Double Cross')?.moves).toEqual(['9-14', '23-18', '14x23'])
    expect(named('Skunk')?.group).toBe('Dundee')
    expect(new Set(ballots('three-move').map((ballot) => ballot.group)).size).toBe(7)
  })

  test('some two-move openings are barred', () => {
    expect(
      ballots('two-move')
        .filter((ballot) => !ballot.accepted)
        .map((ballot) => ballot.moves.join(' ')),
    ).toEqual(['9-14 21-17', '9-14 23-18', '10-14 21-17', '10-14 23-18', '11-16 23-19', '12-16 23-19'])
  })

  test('an eleven-man ballot begins with a man less on each side, Black to move', () => {
    const ballot = ballotNumbered('eleven-man', 1)
    expect(ballot?.removed).toEqual([11, 28])
    expect(ballot && makeFen(english, ballotStart(english, ballot))).toBe(
      'B:W21,22,23,24,25,26,27,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,12',
    )
    expect(fenOf('eleven-man', 1)).toBe('B:W19,21,22,23,25,26,27,29,30,31,32:B1,2,3,4,5,6,7,9,10,11,12')
    expect(fenOf('eleven-man', 2500)).toBe('B:W18,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,6,7,8,9,10,12,16')
  })

  test.each(DECKS)('%s: a random number draws each accepted ballot equally often, and never a barred one', (kind) => {
    const accepted = ballots(kind).filter((ballot) => ballot.accepted)
    const drawn = accepted.map((_, i) => drawBallot(kind, (i + 0.5) / accepted.length)?.number)
    expect(drawn).toEqual(accepted.map((ballot) => ballot.number))
    expect(drawBallot(kind, 0)).toEqual(accepted[0])
    expect(drawBallot(kind, 0.999_999_999)).toEqual(accepted.at(-1))
    for (const chance of [-0.1, 1, Number.NaN]) expect(drawBallot(kind, chance)).toBeUndefined()
  })

  test('a free opening allows seven first moves', () => {
    expect(makeFen(english, startPosition(english))).toBe(
      'B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12',
    )
  })

  test.skipIf(!hasData)(`every ballot equals one of the published lists${WHY_SKIPPED}`, () => {
    type Listed = {
      readonly fen: string
      readonly accepted?: boolean
      readonly status: string
      readonly name?: string | null
    }
    const lists = JSON.parse(dataText('ballots.json')) as {
      readonly threeMove: readonly Listed[]
      readonly twoMove: readonly Listed[]
    }
    const elevenMan = JSON.parse(dataText('ballots-11man.json')) as readonly Listed[]
    for (const [kind, list] of [
      ['three-move', lists.threeMove],
      ['two-move', lists.twoMove],
      ['eleven-man', elevenMan],
    ] as const) {
      for (const [i, each] of list.entries()) {
        expect(fenOf(kind, i + 1)).toBe(each.fen)
        expect(ballots(kind)[i]?.accepted).toBe(each.accepted ?? each.status === 'accepted')
        expect(ballots(kind)[i]?.name ?? null).toBe(each.name ?? null)
      }
    }
  })
})
