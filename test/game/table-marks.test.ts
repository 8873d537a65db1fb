import { expect, test } from 'vitest'
import { tableMarks } from '../../shared/game/board/table-marks.ts'
import { asset } from '../endgames/asset.ts'
import { NOON, type Timed, active, join, move, offer } from './given.ts'

const after = (fen: string, moves: string) => {
  const given: readonly Timed[] = [
    [offer({ opening: { kind: 'fen', fen } }), NOON],
    [join, NOON],
  ]
  const black = fen.startsWith('B') ? 0 : 1
  const played = moves
    .split(' ')
    .filter((text) => text !== '')
    .map((text, ply): Timed => [move((ply + black) % 2 === 0 ? 'creator' : 'opponent', ply, text), NOON])
  return tableMarks(asset, active(...given, ...played).play)
}

test('a position that was won from the start has one mark', () => {
  expect(after('W:WK10,K19:BK1', '10-14 1-5')).toEqual([{ ply: 0, winner: 'white' }])
})

test('a mark stands where the outcome changes', () => {
  // White gives one of two kings away.
  expect(after('W:WK10,K19:BK1', '10-6')).toEqual([
    { ply: 0, winner: 'white' },
    { ply: 1, winner: null },
  ])
})

test('positions with more pieces than the table has are not marked', () => {
  expect(after('B:W30,31,32:BK1,K2', '1-5')).toEqual([])
  expect(after('B:W18,32,31:B15,1', '15x22')).toEqual([{ ply: 1, winner: null }])
})
