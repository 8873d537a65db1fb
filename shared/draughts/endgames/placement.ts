import { boardOf } from '../board/board.ts'
import type { Position } from '../board/position.ts'
import { ENGLISH } from '../rule-sets/english/english.ts'
import type { Colour } from '../rules/words.ts'

/**
 * Where the pieces of a position stand, as sets of squares (see `countSquares`), seen from the side to move: with White
 * to move the board is turned, so that square 32 becomes square 1. So both colours share one table, and the men of the
 * side to move always go up.
 */
export type Placement = {
  readonly ownMen: number
  readonly ownKings: number
  readonly otherMen: number
  readonly otherKings: number
}

/** The squares where men of the side to move may stand, and men of the other side: all but their crowning rows. */
export const OWN_MEN_SQUARES = 0x0fffffff
export const OTHER_MEN_SQUARES = ~0xf

const { bit: bitOf, square: squareOf } = boardOf(ENGLISH)

/** Returns the set of squares turned by half a turn: bit 0 changes places with bit 31, and so on. */
export const turned = (squares: number): number => {
  const a = ((squares >>> 1) & 0x55555555) | ((squares & 0x55555555) << 1)
  const b = ((a >>> 2) & 0x33333333) | ((a & 0x33333333) << 2)
  const c = ((b >>> 4) & 0x0f0f0f0f) | ((b & 0x0f0f0f0f) << 4)
  const d = ((c >>> 8) & 0x00ff00ff) | ((c & 0x00ff00ff) << 8)
  return (d >>> 16) | (d << 16)
}

/** Returns the same placement as the other side sees it when it is to move. */
export const turnedPlacement = ({ ownMen, ownKings, otherMen, otherKings }: Placement): Placement => ({
  ownMen: turned(otherMen),
  ownKings: turned(otherKings),
  otherMen: turned(ownMen),
  otherKings: turned(ownKings),
})

const squaresIn = (low: number, high: number): number => {
  let squares = 0
  for (let rest = low; rest !== 0; rest &= rest - 1)
    squares |= 1 << ((squareOf[31 - Math.clz32(rest & -rest)] ?? 0) - 1)
  for (let rest = high; rest !== 0; rest &= rest - 1)
    squares |= 1 << ((squareOf[63 - Math.clz32(rest & -rest)] ?? 0) - 1)
  return squares
}

/** Returns where the pieces of a position on the English board stand. */
export const placementOf = ({ turn, b0, b1, w0, w1, k0, k1 }: Position): Placement => {
  const asBlack = {
    ownMen: squaresIn(b0 & ~k0, b1 & ~k1),
    ownKings: squaresIn(b0 & k0, b1 & k1),
    otherMen: squaresIn(w0 & ~k0, w1 & ~k1),
    otherKings: squaresIn(w0 & k0, w1 & k1),
  }
  return turn === 'black' ? asBlack : turnedPlacement(asBlack)
}

const wordOf = (squares: number, word: number): number => {
  let bits = 0
  for (let rest = squares; rest !== 0; rest &= rest - 1) {
    const at = bitOf[31 - Math.clz32(rest & -rest)] ?? 0
    if (at >> 5 === word) bits |= 1 << at
  }
  return bits
}

/** Returns the position of a placement with this side to move. */
export const positionPlaced = (placement: Placement, turn: Colour): Position => {
  const { ownMen, ownKings, otherMen, otherKings } = turn === 'black' ? placement : turnedPlacement(placement)
  const black = ownMen | ownKings
  const white = otherMen | otherKings
  const kings = ownKings | otherKings
  return {
    turn,
    b0: wordOf(black, 0),
    b1: wordOf(black, 1),
    b2: 0,
    w0: wordOf(white, 0),
    w1: wordOf(white, 1),
    w2: 0,
    k0: wordOf(kings, 0),
    k1: wordOf(kings, 1),
    k2: 0,
    runs: undefined,
  }
}
