import type { EndgameTable } from '../../draughts/endgames/endgame-table.ts'
import { probe } from '../../draughts/endgames/probe.ts'
import { type Colour, type Position, otherColour } from '../../draughts/index.ts'
import type { BoardHistory, Play } from '../model/game.ts'

/** The first ply of a run of positions that an endgame table gives to this winner, or calls drawn (null). */
export type TableMark = { readonly ply: number; readonly winner: Colour | null }

/** The most positions of a game that are looked up, from its end: each takes up to a millisecond. */
const MOST_POSITIONS = 200

const winnerIn = (table: EndgameTable, position: Position): TableMark['winner'] | undefined => {
  const found = probe(table, position)
  if (!found) return undefined
  if (found.outcome === 'draw') return null
  return found.outcome === 'win' ? position.turn : otherColour(position.turn)
}

/** Returns from which plies on a finished game was won or drawn by the table: each change among its last positions. */
export const tableMarks = (table: EndgameTable, play: Play): readonly TableMark[] => {
  const marks: TableMark[] = []
  let board: Pick<BoardHistory, 'position' | 'earlier'> | undefined = play
  for (let ply = play.moves.length; board !== undefined && play.moves.length - ply < MOST_POSITIONS; ply -= 1) {
    const winner = winnerIn(table, board.position)
    // The last position of a game may have a side without pieces, which no table has.
    if (winner === undefined && ply < play.moves.length) break
    if (winner !== undefined) {
      if (marks.at(-1)?.winner === winner) marks.pop()
      marks.push({ ply, winner })
    }
    board = board.earlier
  }
  return marks.toReversed()
}
