import { describe, expect, test } from 'vitest'
import { DECKS, RULES_IDS, makeFen, ruleSetOf, startPosition } from '../../shared/draughts/index.ts'
import { ballots } from '../../shared/draughts/openings/ballots.ts'
import { moveNumber, openingPlies } from '../../shared/game/board/move-number.ts'

test('two half-moves are a move', () => {
  expect([1, 2, 3, 4, 5].map((ply) => moveNumber({ rules: 'english', opening: { kind: 'free' } }, ply))).toEqual([
    1, 1, 2, 2, 3,
  ])
})

test.each(DECKS)('the half-moves of every ballot of %s count', (deck) => {
  const terms = { rules: 'english', opening: { kind: 'ballot', deck } } as const
  expect(new Set(ballots(deck).map(({ moves }) => moves.length))).toEqual(new Set([openingPlies(terms)]))
  expect(moveNumber(terms, 1)).toBe(2)
})

describe.each(RULES_IDS)('a position of %s', (rules) => {
  const sheet = ruleSetOf(rules)
  const start = startPosition(sheet)

  test('with the first side to move is numbered as the start is', () => {
    const opening = { kind: 'fen', fen: makeFen(sheet, start) } as const
    expect([1, 2, 3].map((ply) => moveNumber({ rules, opening }, ply))).toEqual([1, 1, 2])
  })

  test('with the second side to move begins with the second half of move 1', () => {
    const turned = { ...start, turn: start.turn === 'black' ? 'white' : 'black' } as const
    const opening = { kind: 'fen', fen: makeFen(sheet, turned) } as const
    expect([1, 2, 3].map((ply) => moveNumber({ rules, opening }, ply))).toEqual([1, 2, 2])
  })
})
