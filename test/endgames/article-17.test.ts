import { describe, expect, test } from 'vitest'
import { findInTable } from '../../shared/game/board/find-in-table.ts'
import { type Tally, legalMoves, ruleSetOf, startTally } from '../../shared/draughts/index.ts'
import { tableClaimIn } from '../../shared/game/decisions/ending/claim-by-table.ts'
import type { ActiveGame } from '../../shared/game/model/game.ts'
import { chances } from '../draughts/random.ts'
import { NOON, active, join, offer } from '../game/given.ts'
import { sized } from '../harness/size.ts'
import { asset } from './asset.ts'
import { plainRetrograde } from './plain-retrograde.ts'

const ENGLISH = ruleSetOf('english')

type Node = ReturnType<typeof plainRetrograde>[number]

/**
 * The latest count of quiet plies with which the side to move wins or loses a position under Article 17; -1 for never,
 * `ALWAYS` for any count. The search knows nothing of tables and distances: it looks for the claim of a draw, which the
 * side to move has from 80 quiet plies on, and with a move that makes them 80.
 */
type Latest = { win: number; loss: number }

const ALWAYS = 1_000
const LIMIT = 80

/** The latest count with which this side wins: by a move after which the other side has lost. */
const latestWin = ({ children }: Node, latest: ReadonlyMap<Node, Latest>): number =>
  Math.max(
    -1,
    ...children.map(({ node, converts }) => {
      const { loss } = latest.get(node) ?? { loss: ALWAYS }
      return converts ? (loss >= 0 ? ALWAYS : -1) : loss === ALWAYS ? ALWAYS : loss - 1
    }),
  )

/** The latest count with which this side loses: it cannot claim a draw, and every move leads to a win of the other side. */
const latestLoss = ({ children }: Node, latest: ReadonlyMap<Node, Latest>): number =>
  children.length === 0
    ? ALWAYS
    : Math.min(
        LIMIT - 1,
        ...children.map(({ node, converts }) => {
          const win = latest.get(node)?.win ?? -1
          return converts ? (win >= 0 ? ALWAYS : -1) : Math.min(win - 1, LIMIT - 2)
        }),
      )

/** Repeats the search until a pass over all positions changes nothing. */
const solve = (nodes: readonly Node[]): ReadonlyMap<Node, Latest> => {
  const latest = new Map<Node, Latest>(nodes.map((node) => [node, { win: -1, loss: -1 }]))
  for (let isChanging = true; isChanging;) {
    isChanging = false
    for (const [node, known] of latest) {
      const [win, loss] = [latestWin(node, latest), latestLoss(node, latest)]
      if (win === known.win && loss === known.loss) continue
      known.win = win
      known.loss = loss
      isChanging = true
    }
  }
  return latest
}

/** A game whose terms allow claims, in which any position can be put. */
const game: ActiveGame = active([offer({ tables: 'allowed' }), NOON], [join, NOON])

/** Returns the tally of a position that was reached by so many quiet plies without a repetition. */
const tallyOf = ({ position }: Node, quiet: number): Tally => ({
  ...startTally(position),
  quietMoves:
    position.turn === 'black'
      ? { black: Math.floor(quiet / 2), white: Math.ceil(quiet / 2) }
      : { black: Math.ceil(quiet / 2), white: Math.floor(quiet / 2) },
})

const claimIn = (node: Node, quiet: number) => {
  const play = { ...game.play, position: node.position, tally: tallyOf(node, quiet) }
  return tableClaimIn({ ...game, play }, findInTable(asset, play))
}

const mustCapture = ({ position }: Node): boolean =>
  legalMoves(ENGLISH, position).some(({ captures }) => captures.length > 0)

describe('a claim by the table, with the forty-move rule', () => {
  test('holds exactly where a search without the table says so', () => {
    const nodes = plainRetrograde(sized(2, 3))
    const latest = solve(nodes)
    const chance = chances(80)
    const seen = { win: 0, draw: 0, none: 0, undone: 0 }
    for (let left = sized(6_000, 100_000); left > 0; left -= 1) {
      const node = nodes[Math.floor(chance() * nodes.length)]
      if (node === undefined || node.children.length === 0) continue
      // Half of the counts are near the limit, where they decide.
      const quiet = chance() < 0.5 ? Math.floor(chance() * 50) : 40 + Math.floor(chance() * 50)
      const { win, loss } = latest.get(node) ?? { win: -1, loss: -1 }
      const expected = quiet <= win ? 'win' : quiet <= loss ? undefined : 'draw'
      const claim = claimIn(node, quiet)
      expect([node.position, quiet, claim]).toEqual([node.position, quiet, mustCapture(node) ? undefined : expected])
      seen[claim ?? 'none'] += 1
      if (claim === 'draw' && node.outcome !== undefined) seen.undone += 1
    }
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(50)
  })
})
