import { expect, test } from 'vitest'
import { DECKS } from '../../shared/draughts/index.ts'
import { ballots } from '../../shared/draughts/openings/ballots.ts'
import { moveNumber, openingPlies } from '../../shared/game/board/move-number.ts'

test('two half-moves are a move', () => {
  expect([1, 2, 3, 4, 5].map((ply) => moveNumber({ kind: 'free' }, ply))).toEqual([1, 1, 2, 2, 3])
})

test.each(DECKS)('the half-moves of every ballot of %s count', (deck) => {
  const opening = { kind: 'ballot', deck } as const
  expect(new Set(ballots(deck).map(({ moves }) => moves.length))).toEqual(new Set([openingPlies(opening)]))
  expect(moveNumber(opening, 1)).toBe(2)
})
