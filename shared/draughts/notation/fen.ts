import { squareNamed } from '../board/square-names.ts'
import { NO_RUN, makePosition, piecesOf } from '../board/position.ts'
import type { KingRun, Position } from '../board/position.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { Colour, Piece, Square } from '../rules/words.ts'

/** A FEN as it was understood, or the first fault in it. Columns count characters from 1. */
export type ParsedFen =
  | { readonly kind: 'position'; readonly position: Position }
  | { readonly kind: 'fault'; readonly message: string; readonly column: number }

type Fault = Extract<ParsedFen, { kind: 'fault' }>
type Placed = readonly [Square, Piece]

/** The longest text that is read, in characters. */
const LONGEST = 1000
/** One item of a list: a square or a range of squares, perhaps with K for kings. */
const ITEM = /^\s*(?:K\s*)?([a-l]?\d{1,3})(?:\s*-\s*K?([a-l]?\d{1,3}))?\s*$/i
/** What may follow the last list. The look-behind keeps a long run of such characters from taking quadratic time. */
const END = /(?<![\s"'.])[\s"'.]+$/
/** The Frisian tail: how many moves in a row a king of White, then of Black has made. `+2@14` says which king. */
const RUNS = /^\+(\d)(?:@(\d+))?\+(\d)(?:@(\d+))?$/

const fault = (message: string, column: number): Fault => ({ kind: 'fault', message, column })

const colourOf = (text: string): Colour | undefined =>
  /^\s*w/i.test(text) ? 'white' : /^\s*b/i.test(text) ? 'black' : undefined

/** Returns the squares of an item such as 12, K12, Kc3 or 1-12; none if it cannot be read. */
const squaresOf = (rules: RuleSet, item: string): readonly Square[] => {
  const [, first = '', last = first] = ITEM.exec(item) ?? []
  const [from, to] = [squareNamed(rules, first), squareNamed(rules, last)]
  if (from === undefined || to === undefined) return []
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)
}

const readSide = (
  rules: RuleSet,
  text: string,
  column: number,
  pieces: Placed[],
  seen: Set<Square>,
): Fault | undefined => {
  const colour = colourOf(text)
  if (colour === undefined) return fault('a list begins with W or B', column)
  const list = text.trimStart().slice(1)
  let at = column + text.length - list.length
  for (const item of list.trim() === '' ? [] : list.split(',')) {
    const squares = squaresOf(rules, item)
    if (squares.length === 0) return fault(`no such square: ${item.trim()}`, at)
    for (const square of squares) {
      if (seen.has(square)) return fault(`two pieces on ${square}`, at)
      seen.add(square)
      pieces.push([square, { colour, kind: /^\s*K/i.test(item) ? 'king' : 'man' }])
    }
    at += item.length + 1
  }
  return undefined
}

const runOf = (kings: readonly Square[], moves = '0', named?: string): KingRun => {
  const at = kings.find((square) => (named === undefined ? kings.length === 1 : square === Number(named)))
  return at === undefined ? NO_RUN : { at, moves: Number(moves) }
}

const withRuns = (position: Position, pieces: readonly Placed[], tail: string): Position => {
  const [, whiteMoves, whiteAt, blackMoves, blackAt] = RUNS.exec(tail) ?? []
  const kings = (colour: Colour): readonly Square[] =>
    pieces.filter(([, piece]) => piece.colour === colour && piece.kind === 'king').map(([square]) => square)
  const runs = { black: runOf(kings('black'), blackMoves, blackAt), white: runOf(kings('white'), whiteMoves, whiteAt) }
  return { ...position, runs }
}

/**
 * Reads a FEN such as `W:W21-32:B1-11,K12`. Quotes, spaces, a closing dot, and tails such as `H0` and `F1` are allowed.
 * Never throws.
 */
export const parseFen = (rules: RuleSet, text: string): ParsedFen => {
  if (text.length > LONGEST) return fault('too long', LONGEST + 1)
  const [turn = '', first = '', second = '', ...tails] = text.replace(END, '').split(':')
  const mover = /^[\s"']*(w|b)\s*$/i.test(turn) ? colourOf(turn.replace(/["']/g, '')) : undefined
  if (mover === undefined) return fault('begins with the side to move, W or B', 1)
  const pieces: Placed[] = []
  const seen = new Set<Square>()
  const next = turn.length + first.length + 3
  const wrong = readSide(rules, first, turn.length + 2, pieces, seen) ?? readSide(rules, second, next, pieces, seen)
  if (wrong !== undefined) return wrong
  if (colourOf(first) === colourOf(second)) return fault('two lists for one side', next)
  if (!tails.every((tail) => /^\s*[hf]\d*$/i.test(tail) || RUNS.test(tail)))
    return fault('more than two lists', next + second.length + 1)
  const position = makePosition(rules, mover, pieces)
  return {
    kind: 'position',
    position: position.runs === undefined ? position : withRuns(position, pieces, tails.at(-1) ?? ''),
  }
}

const runText = (run: KingRun): string => (run.moves === 0 ? '+0' : `+${Math.min(run.moves, 9)}@${run.at}`)

/** Writes a position as FEN, in square numbers. Frisian positions with a king run have a tail. */
export const makeFen = (rules: RuleSet, position: Position): string => {
  const lists = { white: [] as string[], black: [] as string[] }
  for (const [square, piece] of piecesOf(rules, position))
    lists[piece.colour].push(`${piece.kind === 'king' ? 'K' : ''}${square}`)
  const plain = `${position.turn === 'white' ? 'W' : 'B'}:W${lists.white.join(',')}:B${lists.black.join(',')}`
  const { runs } = position
  return runs === undefined || runs.black.moves + runs.white.moves === 0
    ? plain
    : `${plain}:${runText(runs.white)}${runText(runs.black)}`
}
