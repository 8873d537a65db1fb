import { describe, expect, test } from 'vitest'
import { placementAt } from '../../shared/draughts/endgames/placement-index.ts'
import { positionPlaced } from '../../shared/draughts/endgames/placement.ts'
import { probe, type Probed } from '../../shared/draughts/endgames/probe.ts'
import { slicesUpTo } from '../../shared/draughts/endgames/slices.ts'
import {
  COLOURS,
  type Move,
  type Position,
  type Tally,
  claimsOpen,
  legalMoves,
  outcome,
  pieceAt,
  play,
  ruleSetOf,
  startTally,
  tallyAfter,
} from '../../shared/draughts/index.ts'
import { fromFen } from '../draughts/board.ts'
import { chances } from '../draughts/random.ts'
import { sized } from '../harness/size.ts'
import { asset } from './asset.ts'
import { listPlainMoves } from './plain-moves.ts'
import { LOST, WON, plainRetrograde } from './plain-retrograde.ts'

const ENGLISH = ruleSetOf('english')

const probed = (position: Position): Probed => {
  const found = probe(asset, position)
  if (found === undefined) throw new Error('the table does not have this position')
  return found
}

const ofFen = (fen: string) => probe(asset, fromFen('english', fen).position)

const isConversion = (position: Position, move: Move): boolean =>
  move.captures.length > 0 || pieceAt(ENGLISH, position, move.from)?.kind === 'man'

/** What a move leads to: the outcome for the other side, and the distance with the move itself. */
const resultOf = (position: Position, move: Move) => {
  const after = play(ENGLISH, position, move)
  const over = outcome(ENGLISH, after)
  const { outcome: reached, distance = 0 } = over === undefined ? probed(after) : { outcome: 'loss', distance: 0 }
  return { move, after, reached, distance: isConversion(position, move) ? 1 : distance + 1 }
}

/** What the table should say of a position by what it says of those after each move. */
const byChildren = (position: Position) => {
  const results = legalMoves(ENGLISH, position).map((move) => resultOf(position, move))
  const wins = results.filter(({ reached }) => reached === 'loss').map(({ distance }) => distance)
  if (wins.length > 0) return { outcome: 'win', distance: Math.min(...wins) }
  if (results.some(({ reached }) => reached === 'draw')) return { outcome: 'draw', distance: undefined }
  return { outcome: 'loss', distance: Math.max(0, ...results.map(({ distance }) => distance)) }
}

const fourPieces = slicesUpTo(4).filter(({ pieces }) => pieces === 4)
const fourPiecePositions = fourPieces.reduce((sum, { size }) => sum + size, 0)

/** Returns a position of four pieces, each of which is as likely, with either side to move. */
const randomPosition = (chance: () => number): Position => {
  let number = Math.floor(chance() * fourPiecePositions)
  for (const slice of fourPieces) {
    if (number < slice.size) return positionPlaced(placementAt(slice, number), chance() < 0.5 ? 'black' : 'white')
    number -= slice.size
  }
  throw new Error('no slice has this position')
}

describe('the table agrees', () => {
  test('in each position of few pieces with a plain search', () => {
    const plain = listPlainMoves(sized(2, 3))
    expect(plain.size).toBe(sized(3_488, 199_520))
    const { outcomes, distances } = plainRetrograde(plain)
    for (let number = 0; number < plain.size; number += 1)
      for (const turn of COLOURS) {
        const outcome = outcomes[number] === WON ? 'win' : outcomes[number] === LOST ? 'loss' : 'draw'
        const distance = outcome === 'draw' ? undefined : distances[number]
        expect(probed(plain.positionOf(number, turn))).toMatchObject({ outcome, distance })
      }
  })

  test('in positions of three and four pieces with itself, a move later', () => {
    const chance = chances(27)
    for (const slice of slicesUpTo(3).filter(({ pieces }) => pieces === 3))
      for (let n = 0; n < sized(40, 1_000); n += 1) {
        const index = Math.floor(chance() * slice.size)
        const position = positionPlaced(placementAt(slice, index), 'black')
        expect(probed(position)).toMatchObject({ ...byChildren(position), slice: slice.name, index })
      }
    for (let n = 0; n < sized(1_000, 100_000); n += 1) {
      const position = randomPosition(chance)
      expect(probed(position)).toMatchObject(byChildren(position))
    }
  })

  test('with the game: a won position is won by it, as fast as it says, before a draw by Art. 17 can be claimed', () => {
    const chance = chances(17)
    for (let game = 0; game < sized(20, 1_000);) {
      const start = randomPosition(chance)
      if (probed(start).outcome !== 'win') continue
      game += 1
      let position = start
      let tally: Tally = startTally(start)
      while (outcome(ENGLISH, position) === undefined) {
        const { outcome: now, distance } = probed(position)
        const results = legalMoves(ENGLISH, position).map((move) => resultOf(position, move))
        const kept = results.filter(({ reached }) => now === 'loss' || reached === 'loss')
        const best = kept.find((each) => each.distance === distance)
        if (best === undefined) throw new Error('no move has the distance of the table')
        tally = tallyAfter(ENGLISH, tally, position, best.move, best.after)
        expect(claimsOpen(ENGLISH, best.after, tally)).toEqual([])
        position = best.after
      }
      expect(outcome(ENGLISH, position)?.winner).toBe(start.turn)
    }
  })
})

describe('a probe', () => {
  test('knows a side that has lost for want of a move, a capture that wins, and two kings that cannot meet', () => {
    expect(ofFen('B:B28:W32,K19')).toMatchObject({ outcome: 'loss', distance: 0 })
    expect(ofFen('B:BK14:W18')).toMatchObject({ outcome: 'win', distance: 1 })
    expect(ofFen('W:WK1:BK32')).toMatchObject({ outcome: 'draw', distance: undefined })
  })

  test('says the same of both colours', () => {
    const chance = chances(2)
    for (const slice of fourPieces) {
      const index = Math.floor(chance() * slice.size)
      const [black, white] = COLOURS.map((turn) => probed(positionPlaced(placementAt(slice, index), turn)))
      expect(white).toEqual(black)
      expect(black).toMatchObject({ slice: slice.name, index })
    }
  })

  test('says nothing of five pieces, of a side without pieces, or of a man on its crowning row', () => {
    expect(ofFen('B:B1,2,3:W31,32')).toBeUndefined()
    const none = { ownMen: 0, ownKings: 0, otherMen: 0, otherKings: 0 }
    const placed = (squares: Partial<typeof none>) => probe(asset, positionPlaced({ ...none, ...squares }, 'black'))
    expect(placed({ ownKings: 1, otherKings: 2 })).toBeDefined()
    expect(placed({ ownKings: 1 })).toBeUndefined()
    expect(placed({ otherKings: 1 })).toBeUndefined()
    expect(placed({ ownMen: 1 << 28, otherKings: 2 })).toBeUndefined()
    expect(placed({ ownKings: 1, otherMen: 1 << 3 })).toBeUndefined()
  })
})
