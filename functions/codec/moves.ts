import { type Codec, type ByteWriter, type ByteReader, byte, codecError } from './codec.ts'
import { instantCodec } from './instants.ts'
import type { GameEvent } from '../../shared/game/model/events.ts'

type Moved = Extract<GameEvent, { type: 'moved' }>

/**
 * The last square of the largest board. Other types of event begin with a byte above this number, without the top bit.
 */
export const LARGEST_SQUARE = 72

const TOP_BIT = 128
const MOVE_TEXT = /^[1-9]\d?([-x])[1-9]\d?(\1[1-9]\d?)*$/

const squaresOf = (move: string): readonly number[] => {
  const squares = move.split(/[-x]/).map(Number)
  if (!MOVE_TEXT.test(move) || squares.some((square) => square > LARGEST_SQUARE)) throw codecError(`${move} is no move`)
  return squares
}

const squareIn = (stored: number): number => {
  const square = stored % TOP_BIT
  if (square < 1 || square > LARGEST_SQUARE) throw codecError(`no square ${square}`)
  return square
}

const write = (sink: ByteWriter, move: string): void => {
  const [from = 0, ...path] = squaresOf(move)
  sink.bytes.push(from + (move.includes('x') ? TOP_BIT : 0))
  path.forEach((square, index) => sink.bytes.push(square + (index < path.length - 1 ? TOP_BIT : 0)))
}

/** The texts of moves that name two squares. Each is made once. */
const textCache: string[] = []

const textOf = (from: number, to: number, mark: 'x' | '-'): string =>
  (textCache[(from * TOP_BIT + to) * 2 + (mark === 'x' ? 1 : 0)] ??= `${from}${mark}${to}`)

const read = (source: ByteReader): string => {
  const [from, to] = [byte.read(source), byte.read(source)]
  const mark = from >= TOP_BIT ? 'x' : '-'
  if (to < TOP_BIT) return textOf(squareIn(from), squareIn(to), mark)
  const squares = [from, to]
  while ((squares.at(-1) ?? 0) >= TOP_BIT) squares.push(byte.read(source))
  return squares.map(squareIn).join(mark)
}

/**
 * A move as it was written, such as `11-15` or `15x22x31`, without knowledge of the rules. The first byte is the start,
 * with the top bit set for a capture; each further byte is the next square, with the top bit set if another follows. A
 * move takes two bytes unless its full path was written.
 */
export const moveTextCodec: Codec<string> = { write, read }

/** The event of a move: the move, then its instant. It needs no byte for its type. */
export const movedCodec: Codec<Moved> = {
  write: (sink, event) => {
    moveTextCodec.write(sink, event.move)
    instantCodec.write(sink, event.at)
  },
  read: (source) => {
    const move = moveTextCodec.read(source)
    return { type: 'moved', at: instantCodec.read(source), move }
  },
}
