import type { Position } from '../board/position.ts'
import { listMoves } from '../moves/legal-moves.ts'
import { play } from '../play/play.ts'
import { ENGLISH } from '../rule-sets/english/english.ts'
import { type EndgameTable, storedByte } from './endgame-table.ts'
import { indexIn } from './placement-index.ts'
import { OTHER_MEN_SQUARES, OWN_MEN_SQUARES, type Placement, placementOf } from './placement.ts'
import { materialIn, sliceOf } from './slices.ts'
import { DRAW_BYTE, isLossByte, lossByte, type TableValue, valueOfByte, winByte } from './table-value.ts'

/** What a table says of a position, and where: anyone can look it up by slice and index. */
export type Probed = TableValue & { readonly slice: string; readonly index: number }

const hasMenOnCrowningRow = ({ ownMen, otherMen }: Placement): boolean =>
  ((ownMen & ~OWN_MEN_SQUARES) | (otherMen & ~OTHER_MEN_SQUARES)) !== 0

const slicedPlacement = (position: Position) => {
  const placement = placementOf(position)
  const slice = hasMenOnCrowningRow(placement) ? undefined : sliceOf(materialIn(placement))
  return slice && { slice, index: indexIn(slice, placement) }
}

/** Returns the byte after a capture. If it took the last piece, the other side has lost. */
const byteAfter = (table: EndgameTable, position: Position): number | undefined => {
  const { ownMen, ownKings } = placementOf(position)
  return (ownMen | ownKings) === 0 ? lossByte(0) : byteAt(table, position)
}

/**
 * Returns the byte of a position. If a capture must be made, the best one decides: the table has no values of such
 * positions, which are a fifth of all and would take up half of the file.
 */
const byteAt = (table: EndgameTable, position: Position): number | undefined => {
  const found = slicedPlacement(position)
  if (found === undefined) return undefined
  const moves = listMoves(ENGLISH, position)
  if (!moves.some(({ captures }) => captures.length > 0)) return storedByte(table, found.slice, found.index)
  const bytes = moves.map((move) => byteAfter(table, play(ENGLISH, position, move)))
  if (bytes.includes(undefined)) return undefined
  if (bytes.some((byte) => byte !== undefined && isLossByte(byte))) return winByte(1)
  return bytes.includes(DRAW_BYTE) ? DRAW_BYTE : lossByte(1)
}

/**
 * Looks a position of English draughts up in a table. Undefined if the table does not have it: it has too many pieces,
 * a side has none, or a man stands where it would be crowned.
 */
export const probe = (table: EndgameTable, position: Position): Probed | undefined => {
  const found = slicedPlacement(position)
  const byte = found && byteAt(table, position)
  return found && byte !== undefined ? { ...valueOfByte(byte), slice: found.slice.name, index: found.index } : undefined
}
