import { describe, expect, test } from 'vitest'

import { legalMoves, ruleSetOf } from '../../shared/draughts/index.ts'
import { perft } from '../../shared/draughts/play/perft.ts'
import { sized } from '../harness/size.ts'
import { fromFen } from './board.ts'
import { ENTRIES } from './perft-table.ts'

/**
 * The largest count that is checked. The long check counts all published numbers; the short one counts more of them for
 * English draughts, which is played most.
 */
const MOST = sized(300_000, Infinity)
const MOST_ENGLISH = sized(1_000_000, Infinity)

describe('perft: the published numbers of move sequences', () => {
  test.each(ENTRIES)('%s, %s', (id, _name, fen, leaves) => {
    const { rules, position } = fromFen(id, fen)
    const counted = leaves.filter((count) => count <= (id === 'english' ? MOST_ENGLISH : MOST))
    expect(counted.map((_, depth) => perft(rules, position, depth + 1))).toEqual(counted)
  })

  test('moves counted without a list are as many as moves listed', () => {
    for (const [id, , fen] of ENTRIES) {
      const { rules, position } = fromFen(id, fen)
      expect(legalMoves(rules, position)).toHaveLength(perft(ruleSetOf(id), position, 1))
    }
  })
})
