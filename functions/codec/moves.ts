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

const squareIn = (taken: number): number => {
  const square = taken % TOP
  if (square < 1 || square > LAST_SQUARE) throw refused(`no square ${square}`)
  return square
}

const write = (sink: Sink, move: string): void => {
  const [from = 0, ...path] = squaresOf(move)
  sink.bytes.push(from + (move.includes('x') ? TOP : 0))
  path.forEach((square, index) => sink.bytes.push(square + (index < path.length - 1 ? TOP : 0)))
}

/** By place: a move of two squares has one text, made once. */
const texts: string[] = []

const textOf = (from: number, to: number, mark: 'x' | '-'): string =>
  (texts[(from * TOP + to) * 2 + (mark === 'x' ? 1 : 0)] ??= `${from}${mark}${to}`)

const read = (source: Source): string => {
  const [from, to] = [byte.read(source), byte.read(source)]
  const mark = from >= TOP ? 'x' : '-'
  if (to < TOP) return textOf(squareIn(from), squareIn(to), mark)
  const squares = [from, to]
  while ((squares.at(-1) ?? 0) >= TOP) squares.push(byte.read(source))
  return squares.map(squareIn).join(mark)
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
