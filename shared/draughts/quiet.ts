import { countBits } from './bits.ts';
import { STRIDE } from './search.ts';
import type { Search } from './search.ts';

const isFree = (s: Search, n: number): boolean => {
  const word = s.board.word[n];
  return ((word === 0 ? s.e0 : word === 1 ? s.e1 : s.e2) & (s.board.bit[n] ?? 0)) !== 0;
};

const add = (s: Search, from: number, to: number, crowned: number): void => {
  const i = s.size * STRIDE;
  s.list[i] = from; s.list[i + 1] = to;
  s.list[i + 2] = 0; s.list[i + 3] = 0; s.list[i + 4] = 0;
  s.list[i + 5] = crowned;
  if (s.paths !== undefined) s.paths[s.size] = [from, to];
  s.size += 1;
};

const listOf = (s: Search, n: number, king: boolean): void => {
  const { step, width, squares } = s.board;
  const far = king && s.rules.kingReach === 'any';
  const end = king || !s.white ? 4 : 2;
  for (let way = king || s.white ? 0 : 2; way < end; way += 1) {
    for (let to = step[n * 8 + way] ?? -1; to >= 0 && isFree(s, to); to = far ? step[to * 8 + way] ?? -1 : -1) {
      const crowned = !king && (s.white ? to < width : to >= squares - width);
      add(s, n, to, crowned ? 1 : 0);
    }
  }
};

const listEach = (s: Search, word: number, own: number, kings: number, stuck: number): void => {
  for (let rest = own; rest !== 0; rest &= rest - 1) {
    const n = s.board.square[word * 32 + 31 - Math.clz32(rest & -rest)] ?? 0;
    if (n !== stuck) listOf(s, n, (kings & rest & -rest) !== 0);
  }
};

/** Lists the quiet moves. `stuck` is the square (from 0) of a king that may not move quietly, or -1. */
export const listQuiet = (s: Search, stuck: number): void => {
  listEach(s, 0, s.o0, s.k0, stuck);
  listEach(s, 1, s.o1, s.k1, stuck);
  listEach(s, 2, s.o2, s.k2, stuck);
};

/** The number of quiet steps of the pieces m by k bits toward lower numbers. */
const countDown = (s: Search, k: number, m0: number, m1: number, m2: number): number => {
  const c = s.board.bits - k;
  return countBits(s.e0 & ((m0 >>> k) | (m1 << c)), s.e1 & ((m1 >>> k) | (m2 << c)), s.e2 & (m2 >>> k));
};

const countUp = (s: Search, k: number, m0: number, m1: number, m2: number): number => {
  const c = s.board.bits - k;
  return countBits(s.e0 & (m0 << k), s.e1 & ((m1 << k) | (m0 >>> c)), s.e2 & ((m2 << k) | (m1 >>> c)));
};

/** The number of quiet moves without listing them, where no piece is a far-reaching king; else -1. */
export const countQuiet = (s: Search): number => {
  const q0 = s.o0 & s.k0;
  const q1 = s.o1 & s.k1;
  const q2 = s.o2 & s.k2;
  const kings = (q0 | q1 | q2) !== 0;
  if (kings && s.rules.kingReach === 'any') return -1;
  const { width } = s.board;
  const down = s.white
    ? countDown(s, width, s.o0, s.o1, s.o2) + countDown(s, width + 1, s.o0, s.o1, s.o2)
    : kings ? countDown(s, width, q0, q1, q2) + countDown(s, width + 1, q0, q1, q2) : 0;
  const up = !s.white
    ? countUp(s, width, s.o0, s.o1, s.o2) + countUp(s, width + 1, s.o0, s.o1, s.o2)
    : kings ? countUp(s, width, q0, q1, q2) + countUp(s, width + 1, q0, q1, q2) : 0;
  return down + up;
};
