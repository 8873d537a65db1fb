import { isSet } from './bits.ts'
import { boardOf } from './board.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { Colour, Piece, Square } from '../rules/words.ts'

/** How many quiet moves in a row one king has made, and where it is now (Frisian draughts only). */
export type KingRun = { readonly at: Square; readonly moves: number }

/**
 * An immutable position. `b`, `w` and `k` are the bits of Black's pieces, White's pieces and all kings, in three words
 * each; `Board` has their layout.
 */
export type Position = {
  readonly turn: Colour
  readonly b0: number
  readonly b1: number
  readonly b2: number
  readonly w0: number
  readonly w1: number
  readonly w2: number
  readonly k0: number
  readonly k1: number
  readonly k2: number
  /** Undefined where the rules do not limit a king's quiet moves. */
  readonly runs: { readonly black: KingRun; readonly white: KingRun } | undefined
}

/** Returns whether two positions have the same pieces and the same side to move. King runs may differ. */
export const isSameBoard = (a: Position, b: Position): boolean =>
  a.turn === b.turn &&
  ((a.b0 ^ b.b0) | (a.b1 ^ b.b1) | (a.b2 ^ b.b2)) === 0 &&
  ((a.w0 ^ b.w0) | (a.w1 ^ b.w1) | (a.w2 ^ b.w2)) === 0 &&
  ((a.k0 ^ b.k0) | (a.k1 ^ b.k1) | (a.k2 ^ b.k2)) === 0

type Placed = readonly (readonly [Square, Piece])[]

export const NO_RUN: KingRun = { at: 0, moves: 0 }

const put = (words: Int32Array, word: number, mask: number, set: boolean): void => {
  words[word] = ((words[word] ?? 0) & ~mask) | (set ? mask : 0)
}

/** Makes a position. Squares off the board are ignored, and the last of several pieces on a square counts. */
export const makePosition = (rules: RuleSet, turn: Colour, pieces: Placed): Position => {
  const { bit } = boardOf(rules)
  const words = new Int32Array(9)
  for (const [square, piece] of pieces) {
    const at = bit[square - 1]
    if (at === undefined) continue
    put(words, at >> 5, 1 << at, piece.colour === 'black')
    put(words, 3 + (at >> 5), 1 << at, piece.colour === 'white')
    put(words, 6 + (at >> 5), 1 << at, piece.kind === 'king')
  }
  const [b0 = 0, b1 = 0, b2 = 0, w0 = 0, w1 = 0, w2 = 0, k0 = 0, k1 = 0, k2 = 0] = words
  const runs = rules.kingRun > 0 ? { black: NO_RUN, white: NO_RUN } : undefined
  return { turn, b0, b1, b2, w0, w1, w2, k0, k1, k2, runs }
}

export const startPosition = (rules: RuleSet): Position => {
  const { squares, width } = boardOf(rules)
  const men = rules.menRows * width
  const pieces = Array.from({ length: men }, (_, n): Placed => [
    [n + 1, { colour: 'black', kind: 'man' }],
    [squares - n, { colour: 'white', kind: 'man' }],
  ])
  return makePosition(rules, rules.begins, pieces.flat())
}

export const pieceAt = (rules: RuleSet, position: Position, square: Square): Piece | undefined => {
  const at = boardOf(rules).bit[square - 1]
  if (at === undefined) return undefined
  const kind = isSet(at, position.k0, position.k1, position.k2) ? 'king' : 'man'
  if (isSet(at, position.b0, position.b1, position.b2)) return { colour: 'black', kind }
  return isSet(at, position.w0, position.w1, position.w2) ? { colour: 'white', kind } : undefined
}

/** Returns all pieces, by ascending square. */
export const piecesOf = (rules: RuleSet, position: Position): Placed => {
  const pieces: [Square, Piece][] = []
  for (let square = 1; square <= boardOf(rules).squares; square += 1) {
    const piece = pieceAt(rules, position, square)
    if (piece) pieces.push([square, piece])
  }
  return pieces
}
