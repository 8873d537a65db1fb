import {
  type Colour,
  type Piece,
  type Position,
  legalMoves,
  makePosition,
  piecesOf,
  play,
  ruleSetOf,
} from '../../shared/draughts/index.ts'

/**
 * All positions of few pieces and the moves between them, worked out with the ordinary engine alone. They share nothing
 * with the tables: neither their order of positions nor their lists of moves.
 */
const ENGLISH = ruleSetOf('english')

/** The pieces by their number in a key. Turning the board changes the two sides, which are two numbers apart. */
const PIECES: readonly Piece[] = [
  { colour: 'black', kind: 'man' },
  { colour: 'black', kind: 'king' },
  { colour: 'white', kind: 'man' },
  { colour: 'white', kind: 'king' },
]

const mayStand = ({ colour, kind }: Piece, square: number): boolean =>
  kind === 'king' || (colour === 'black' ? square <= 28 : square >= 5)

/** A key has seven bits for each piece, by ascending square: the square and the piece. It begins with a 1. */
const withPiece = (key: number, square: number, piece: number): number => key * 128 + (square - 1) * 4 + piece

/** Lists the keys of all positions in which both sides have pieces, and Black is to move. */
const listKeys = (pieces: number): readonly number[] => {
  const keys: number[] = []
  const add = (key: number, from: number, left: number, colours: ReadonlySet<Colour>): void => {
    if (colours.size === 2) keys.push(key)
    if (left === 0) return
    for (let square = from; square <= 32; square += 1)
      for (const [number, piece] of PIECES.entries())
        if (mayStand(piece, square))
          add(withPiece(key, square, number), square + 1, left - 1, new Set([...colours, piece.colour]))
  }
  add(1, 1, pieces, new Set())
  return keys
}

/** Returns the position of a key. With White to move the board is turned about, and each side has the other's pieces. */
const positionOf = (key: number, turn: Colour): Position => {
  const placed: [number, Piece][] = []
  for (let rest = key; rest > 1; rest = Math.floor(rest / 128)) {
    const [square, number] = [Math.floor((rest % 128) / 4), rest % 4]
    const piece = PIECES[turn === 'black' ? number : (number + 2) % 4]
    if (piece) placed.push([turn === 'black' ? square + 1 : 32 - square, piece])
  }
  return makePosition(ENGLISH, turn, placed)
}

const numberOf = ({ colour, kind }: Piece): number => (colour === 'black' ? 0 : 2) + (kind === 'king' ? 1 : 0)

/** Returns the key of a position with White to move: that of the board turned about. */
const keyAfter = (after: Position): number =>
  piecesOf(ENGLISH, after)
    .toReversed()
    .reduce((key, [square, piece]) => withPiece(key, 33 - square, (numberOf(piece) + 2) % 4), 1)

const isBare = (position: Position): boolean => (position.w0 | position.w1 | position.w2) === 0

/** No position of four pieces has so many moves on average. */
const MOVES_EACH = 16

/**
 * Positions are numbers below `size`; the number `size` is that of a side without pieces. The moves of a position begin
 * at its `starts` in `moves`, and end where those of the next begin. A move is twice the position that it leads to, and
 * one more if it is a capture or a man's.
 */
export type PlainMoves = {
  readonly size: number
  readonly starts: Int32Array
  readonly moves: Int32Array
  readonly positionOf: (number: number, turn: Colour) => Position
}

/** Lists all positions of two to `pieces` pieces, and all moves. */
export const listPlainMoves = (pieces: number): PlainMoves => {
  const keys = listKeys(pieces)
  const numbers = new Map(keys.map((key, number) => [key, number]))
  const starts = new Int32Array(keys.length + 1)
  const moves = new Int32Array(keys.length * MOVES_EACH)
  let end = 0
  for (const [number, key] of keys.entries()) {
    const before = positionOf(key, 'black')
    const men = new Set(piecesOf(ENGLISH, before).flatMap(([square, { kind }]) => (kind === 'man' ? [square] : [])))
    for (const move of legalMoves(ENGLISH, before)) {
      const after = play(ENGLISH, before, move)
      const reached = isBare(after) ? keys.length : numbers.get(keyAfter(after))
      if (reached === undefined) throw new Error('a move leads to a position that is not listed')
      moves[end] = 2 * reached + (move.captures.length > 0 || men.has(move.from) ? 1 : 0)
      end += 1
    }
    starts[number + 1] = end
  }
  if (end > moves.length) throw new Error('there are more moves than were expected')
  return { size: keys.length, starts, moves, positionOf: (number, turn) => positionOf(keys[number] ?? 1, turn) }
}
