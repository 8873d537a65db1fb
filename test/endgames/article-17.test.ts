import { describe, expect, test } from 'vitest'
import { probe } from '../../shared/draughts/endgames/probe.ts'
import { type Position, type Tally, legalMoves, ruleSetOf, startTally } from '../../shared/draughts/index.ts'
import { findInTable } from '../../shared/game/board/find-in-table.ts'
import { tableClaimIn } from '../../shared/game/decisions/ending/claim-by-table.ts'
import type { ActiveGame } from '../../shared/game/model/game.ts'
import { chances } from '../draughts/random.ts'
import { NOON, active, join, offer } from '../game/given.ts'
import { sized } from '../harness/size.ts'
import { asset } from './asset.ts'
import { searchUnderArticle17 } from './plain-article-17.ts'
import { listPlainMoves } from './plain-moves.ts'
import { LOST, WON, plainRetrograde } from './plain-retrograde.ts'

const ENGLISH = ruleSetOf('english')

/** A game whose terms allow claims, in which any position can be put. */
const game: ActiveGame = active([offer({ tables: 'allowed' }), NOON], [join, NOON])

/** Returns the tally of a position that was reached by so many quiet plies without a repetition. */
const tallyOf = (position: Position, quiet: number): Tally => ({
  ...startTally(position),
  quietMoves:
    position.turn === 'black'
      ? { black: Math.floor(quiet / 2), white: Math.ceil(quiet / 2) }
      : { black: Math.ceil(quiet / 2), white: Math.floor(quiet / 2) },
})

const claimIn = (position: Position, quiet: number) => {
  const play = { ...game.play, position, tally: tallyOf(position, quiet) }
  return tableClaimIn({ ...game, play }, findInTable(asset, play))
}

const mustCapture = (position: Position): boolean =>
  legalMoves(ENGLISH, position).some(({ captures }) => captures.length > 0)

describe('a claim by the table, with the forty-move rule', () => {
  test('holds exactly where a search without the table says so, and the table has what the search finds', () => {
    const plain = listPlainMoves(sized(2, 4))
    expect(plain.size).toBe(sized(3_488, 6_408_836))
    const { outcomes, distances } = plainRetrograde(plain)
    const { wins, losses } = searchUnderArticle17(plain)
    const chance = chances(80)
    const seen = { win: 0, draw: 0, none: 0, undone: 0 }
    for (let left = sized(6_000, 100_000); left > 0;) {
      const number = Math.floor(chance() * plain.size)
      if (plain.starts[number] === plain.starts[number + 1]) continue
      left -= 1
      const position = plain.positionOf(number, chance() < 0.5 ? 'black' : 'white')
      // Half of the counts are near the limit, where they decide.
      const quiet = chance() < 0.5 ? Math.floor(chance() * 50) : 40 + Math.floor(chance() * 50)
      const expected =
        quiet <= (wins[number] ?? -1) ? 'win' : quiet <= (losses[number] ?? -1) ? undefined : ('draw' as const)
      const claim = claimIn(position, quiet)
      expect([position, quiet, claim]).toEqual([position, quiet, mustCapture(position) ? undefined : expected])
      const outcome = outcomes[number] === WON ? 'win' : outcomes[number] === LOST ? 'loss' : 'draw'
      const distance = outcome === 'draw' ? undefined : distances[number]
      expect(probe(asset, position)).toMatchObject({ outcome, distance })
      seen[claim ?? 'none'] += 1
      if (claim === 'draw' && outcome !== 'draw') seen.undone += 1
    }
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(50)
  })
})
