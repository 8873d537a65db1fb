import { describe, expect, test } from 'vitest'

import { legalMoves, sheetOf } from '../../shared/draughts/index.ts'
import { perft } from '../../shared/draughts/perft.ts'
import { sized } from '../harness/size.ts'
import { fromFen } from './board.ts'
import { ENTRIES } from './perft-table.ts'

/** All of the published numbers are counted in the long check, and for the game that we play most. */
const MOST = sized(600_000, Infinity)

describe('perft: the published numbers of move sequences', () => {
  test.each(ENTRIES)('%s, %s', (id, _name, fen, leaves) => {
    const { rules, position } = fromFen(id, fen)
    const counted = leaves.filter((count) => count <= MOST || id === 'english')
    expect(counted.map((_, depth) => perft(rules, position, depth + 1))).toEqual(counted)
  })

  test('moves counted without a list are as many as moves listed', () => {
    for (const [id, , fen] of ENTRIES) {
      const { rules, position } = fromFen(id, fen)
      expect(legalMoves(rules, position)).toHaveLength(perft(sheetOf(id), position, 1))
    }
  })
})
