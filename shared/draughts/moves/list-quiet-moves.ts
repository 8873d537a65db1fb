import { STRIDE } from './search.ts'
import type { Search } from './search.ts'

const add = (s: Search, from: number, to: number, crowned: boolean): void => {
  const { list } = s
  const i = s.size * STRIDE
  list[i] = from
  list[i + 1] = to
  list[i + 2] = 0
  list[i + 3] = 0
  list[i + 4] = 0
  list[i + 5] = crowned ? 1 : 0
  if (s.paths !== undefined) s.paths[s.size] = [from, to]
  s.size += 1
}

const listFrom = (s: Search, at: number, king: boolean): void => {
  const { step } = s
  const far = king && s.rules.kingReach === 'any'
  const end = king || !s.white ? 4 : 2
  for (let way = king || s.white ? 0 : 2; way < end; way += 1) {
    for (
      let to = step[at * 8 + way] ?? -1;
      to >= 0 && (((s.open[to >> 5] ?? 0) >>> to) & 1) === 1;
      to = far ? (step[to * 8 + way] ?? -1) : -1
    ) {
      add(s, at, to, !king && (s.white ? to < s.board.width : to >= s.board.lastRow))
    }
  }
}

const listEach = (s: Search, word: number, own: number, kings: number, stuck: number): void => {
  for (let rest = own; rest !== 0; rest &= rest - 1) {
    const at = word + 31 - Math.clz32(rest & -rest)
    if (at !== stuck) listFrom(s, at, ((kings >>> at) & 1) === 1)
  }
}

/** Adds the moves that capture nothing to the search. `stuck` is the bit of a king that may not make one, or -1. */
export const listQuietMoves = (s: Search, stuck: number): void => {
  listEach(s, 0, s.o0, s.k0, stuck)
  listEach(s, 32, s.o1, s.k1, stuck)
  listEach(s, 64, s.o2, s.k2, stuck)
}
