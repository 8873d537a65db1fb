import { createHash } from 'node:crypto'
import { slicesUpTo } from '../../shared/draughts/endgames/slices.ts'
import { valueOfByte } from '../../shared/draughts/endgames/table-value.ts'

/** What a table says of all positions with as many pieces. The distances are in plies. */
type Totals = {
  readonly pieces: number
  readonly positions: number
  readonly wins: number
  readonly losses: number
  readonly draws: number
  readonly longestWin: number
  readonly longestLoss: number
}

/** What is published with a table, so that anyone can tell whether theirs is the same one. */
export type Manifest = {
  readonly file: string
  readonly sha256: string
  readonly bytes: number
  readonly rules: 'english'
  readonly totals: readonly Totals[]
}

const totalsOf = (values: Uint8Array, pieces: number): Totals => {
  const counts = { win: 0, loss: 0, draw: 0 }
  const longest = { win: 0, loss: 0, draw: 0 }
  for (const { first, size } of slicesUpTo(pieces).filter((slice) => slice.pieces === pieces))
    for (const byte of values.subarray(first, first + size)) {
      const { outcome, distance = 0 } = valueOfByte(byte)
      counts[outcome] += 1
      longest[outcome] = Math.max(longest[outcome], distance)
    }
  return {
    pieces,
    positions: counts.win + counts.loss + counts.draw,
    wins: counts.win,
    losses: counts.loss,
    draws: counts.draw,
    longestWin: longest.win,
    longestLoss: longest.loss,
  }
}

export const manifestOf = (file: string, bytes: Uint8Array, values: Uint8Array, pieces: number): Manifest => ({
  file,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  bytes: bytes.length,
  rules: 'english',
  totals: Array.from({ length: pieces - 1 }, (_, at) => totalsOf(values, at + 2)),
})
