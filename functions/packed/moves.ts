import { type Codec, type Sink, type Source, byte, refused } from './codec.ts'
import { instant } from './times.ts'
import type { GameEvent } from '../../shared/game/events.ts'

type Moved = Extract<GameEvent, { type: 'moved' }>

/** The largest board's. Above it a first byte without the top bit is free for other events. */
export const LAST_SQUARE = 72

const TOP = 128
const WRITTEN = /^[1-9]\d?([-x])[1-9]\d?(\1[1-9]\d?)*$/

const squaresOf = (move: string): readonly number[] => {
  const squares = move.split(/[-x]/).map(Number)
  if (!WRITTEN.test(move) || squares.some((square) => square > LAST_SQUARE)) throw refused(`${move} is no move`)
  return squares
}

const takeSquare = (source: Source): { readonly square: number; readonly top: boolean } => {
  const taken = byte.read(source)
  const square = taken % TOP
  if (square < 1 || square > LAST_SQUARE) throw refused(`no square ${square}`)
  return { square, top: taken >= TOP }
}

const takeSquares = (source: Source): readonly number[] => {
  const { square, top } = takeSquare(source)
  return top ? [square, ...takeSquares(source)] : [square]
}

const write = (sink: Sink, move: string): void => {
  const [from = 0, ...path] = squaresOf(move)
  sink.bytes.push(from + (move.includes('x') ? TOP : 0))
  path.forEach((square, index) => sink.bytes.push(square + (index < path.length - 1 ? TOP : 0)))
}

const read = (source: Source): string => {
  const { square, top } = takeSquare(source)
  return [square, ...takeSquares(source)].join(top ? 'x' : '-')
}

/**
 * Without the rules: the start (top bit: a capture), then squares it goes to (top bit: another follows). Two bytes
 * unless the full path was written.
 */
export const written: Codec<string> = { write, read }

export const moved: Codec<Moved> = {
  write: (sink, event) => {
    written.write(sink, event.move)
    instant.write(sink, event.at)
  },
  read: (source) => {
    const move = written.read(source)
    return { type: 'moved', at: instant.read(source), move }
  },
}
