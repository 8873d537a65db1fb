import { type Position, type RuleSheet, boardSize } from '../draughts/index.ts'
import { inkOf, paintBoard } from './diagram.ts'
import { type Change, changeOf, encodeGif } from './gif.ts'
import type { Marked } from './marks.ts'
import { tilesOf } from './tiles.ts'

export type Shot = { readonly position: Position; readonly last?: Marked }

export type Showing = { readonly size: number; readonly flip: boolean }

/** Hundredths of a second. */
const HOLD = { each: 100, last: 300 } as const

/** A GIF, a second a position. 1.5 ms and 2 KB a move at 360 pixels. */
export const film = (rules: RuleSheet, shots: readonly Shot[], { size, flip }: Showing): Uint8Array => {
  const { columns } = boardSize(rules)
  const tiles = tilesOf(Math.floor(size / columns))
  const width = tiles.side * columns
  const ink = inkOf(tiles)
  const changes: Change[] = []
  // No colour has this index: all of the first picture is a change.
  let before = new Uint8Array(width * width).fill(255)
  let after = new Uint8Array(width * width)
  for (const [n, { position, last }] of shots.entries()) {
    paintBoard({ size: width, pixels: after, ink }, tiles, rules, position, { flip, ...(last && { last }) })
    changes.push(changeOf(before, after, width, n === shots.length - 1 ? HOLD.last : HOLD.each))
    ;[before, after] = [after, before]
  }
  return encodeGif(width, ink.palette, changes)
}
