import type { EndgameTable } from '../../draughts/endgames/endgame-table.ts'
import { type Probed, probe } from '../../draughts/endgames/probe.ts'
import type { Position, Tally } from '../../draughts/index.ts'

/**
 * What a table says of the position of a game, for the side to move. `isRepeating`: a position on the way to the win
 * has occurred twice, so that the other side might claim a draw by repetition.
 */
export type TableFinding = Probed & { readonly isRepeating: boolean }

/**
 * Lists the positions since the last capture or man's move that have occurred twice or more: once more, and a draw may
 * be claimed (Article 16.1b).
 */
const occurredTwice = ({ past }: Pick<Tally, 'past'>): readonly Position[] => {
  const found: Position[] = []
  const left: (Tally['past'] | undefined)[] = [past]
  while (left.length > 0) {
    const node = left.pop()
    if (node === undefined) continue
    if (node.times >= 2) found.push(node.position)
    left.push(node.zero, node.one)
  }
  return found
}

/**
 * Returns whether the winner, who always comes nearer to the next capture or man's move, may have to pass a position
 * that has occurred twice: those are farther away, or they do not matter.
 */
const isRepeating = (table: EndgameTable, position: Position, tally: Tally, distance: number): boolean =>
  occurredTwice(tally).some((before) => {
    const found = probe(table, before)
    const isSameWinner = found?.outcome === (before.turn === position.turn ? 'win' : 'loss')
    return isSameWinner && found !== undefined && found.distance !== undefined && found.distance < distance
  })

/** Looks the position of a game up. Undefined if the table does not have it. */
export const findInTable = (
  table: EndgameTable,
  { position, tally }: { readonly position: Position; readonly tally: Tally },
): TableFinding | undefined => {
  const found = probe(table, position)
  if (!found) return undefined
  return {
    ...found,
    isRepeating: found.outcome === 'win' && isRepeating(table, position, tally, found.distance),
  }
}
