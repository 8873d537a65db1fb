import { describe, expect, test } from 'vitest'

import { legalMoves, sheetOf } from '../../shared/draughts/index.ts'
import { perft } from '../../shared/draughts/perft.ts'
import { fromFen } from './board.ts'
import { ENTRIES } from './perft-table.ts'

describe('perft: the published numbers of move sequences', () => {
  test.each(ENTRIES)('%s, %s', (id, _name, fen, leaves) => {
    const { rules, position } = fromFen(id, fen)
    expect(leaves.map((_, depth) => perft(rules, position, depth + 1))).toEqual(leaves)
  })

  test('moves counted without a list are as many as moves listed', () => {
    for (const [id, , fen] of ENTRIES) {
      const { rules, position } = fromFen(id, fen)
      expect(legalMoves(rules, position)).toHaveLength(perft(sheetOf(id), position, 1))
    }
  })
})
