import type { Search } from './search.ts'

/** Marks those of the pieces `m` that can jump an adjacent piece toward lower squares, in steps of `k` bits. */
const addDown = (s: Search, k: number, m0: number, m1: number, m2: number): void => {
  const c = s.board.bits - k
  const a0 = s.p0 & (s.e0 << k)
  const a1 = s.p1 & ((s.e1 << k) | (s.e0 >>> c))
  const a2 = s.p2 & ((s.e2 << k) | (s.e1 >>> c))
  s.j0 |= m0 & (a0 << k)
  s.j1 |= m1 & ((a1 << k) | (a0 >>> c))
  s.j2 |= m2 & ((a2 << k) | (a1 >>> c))
}

/** Marks those of the pieces `m` that can jump an adjacent piece toward higher squares, in steps of `k` bits. */
const addUp = (s: Search, k: number, m0: number, m1: number, m2: number): void => {
  const c = s.board.bits - k
  const a0 = s.p0 & ((s.e0 >>> k) | (s.e1 << c))
  const a1 = s.p1 & ((s.e1 >>> k) | (s.e2 << c))
  const a2 = s.p2 & (s.e2 >>> k)
  s.j0 |= m0 & ((a0 >>> k) | (a1 << c))
  s.j1 |= m1 & ((a1 >>> k) | (a2 << c))
  s.j2 |= m2 & (a2 >>> k)
}

/**
 * Marks in `j` the pieces whose jumps are worth searching. The marks are exact for men, and for kings that reach one
 * square, as long as men may take kings. All far-reaching kings are marked and, with orthogonal captures, all pieces.
 */
export const markJumpers = (s: Search): void => {
  const { rules } = s
  const far = rules.kingReach === 'any'
  if (rules.lines !== 'diagonal') {
    s.j0 = s.o0
    s.j1 = s.o1
    s.j2 = s.o2
    return
  }
  const q0 = s.o0 & s.k0
  const q1 = s.o1 & s.k1
  const q2 = s.o2 & s.k2
  s.j0 = far ? q0 : 0
  s.j1 = far ? q1 : 0
  s.j2 = far ? q2 : 0
  const all = rules.menCapture === 'both-ways'
  const short = !far && (q0 | q1 | q2) !== 0
  for (let k = s.board.width; k <= s.board.width + 1; k += 1) {
    if (s.white || all) addDown(s, k, s.o0, s.o1, s.o2)
    else if (short) addDown(s, k, q0, q1, q2)
    if (!s.white || all) addUp(s, k, s.o0, s.o1, s.o2)
    else if (short) addUp(s, k, q0, q1, q2)
  }
}
