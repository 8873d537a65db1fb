import { countBits } from './bits.ts'
import { boardOf } from './board.ts'
import { generate } from './generate.ts'
import type { Position } from './position.ts'
import type { RuleSheet } from './sheet.ts'

/**
 * The number of legal moves where nothing can be captured and no king reaches far, in one pass over the words; -1 where
 * that is not so and the moves must be worked out. Three positions in four end here, so it keeps everything in locals.
 */
const countSwiftly = (rules: RuleSheet, position: Position): number => {
  if (rules.lines !== 'diagonal') return -1
  const { bits, width: k, all0, all1, all2 } = boardOf(rules)
  const { b0, b1, b2, w0, w1, w2 } = position
  const white = position.turn === 'white'
  const o0 = white ? w0 : b0,
    o1 = white ? w1 : b1,
    o2 = white ? w2 : b2
  const p0 = white ? b0 : w0,
    p1 = white ? b1 : w1,
    p2 = white ? b2 : w2
  const q0 = o0 & position.k0,
    q1 = o1 & position.k1,
    q2 = o2 & position.k2
  const kings = (q0 | q1 | q2) !== 0
  if (kings && rules.kingReach === 'any') return -1
  const e0 = all0 & ~(b0 | w0),
    e1 = all1 & ~(b1 | w1),
    e2 = all2 & ~(b2 | w2)
  const both = rules.menCapture === 'both-ways'
  const c = bits - k,
    l = k + 1,
    d = c - 1
  let count = 0
  if (white || both || kings) {
    const m0 = white || both ? o0 : q0,
      m1 = white || both ? o1 : q1,
      m2 = white || both ? o2 : q2
    const s0 = (m0 >>> k) | (m1 << c),
      s1 = (m1 >>> k) | (m2 << c),
      s2 = m2 >>> k
    const t0 = (m0 >>> l) | (m1 << d),
      t1 = (m1 >>> l) | (m2 << d),
      t2 = m2 >>> l
    const x0 = s0 & p0,
      x1 = s1 & p1,
      x2 = s2 & p2
    const y0 = t0 & p0,
      y1 = t1 & p1,
      y2 = t2 & p2
    if (
      ((e0 & ((x0 >>> k) | (x1 << c) | (y0 >>> l) | (y1 << d))) |
        (e1 & ((x1 >>> k) | (x2 << c) | (y1 >>> l) | (y2 << d))) |
        (e2 & ((x2 >>> k) | (y2 >>> l)))) !==
      0
    )
      return -1
    count += white
      ? countBits(e0 & s0, e1 & s1, e2 & s2) + countBits(e0 & t0, e1 & t1, e2 & t2)
      : kings
        ? countBits(e0 & ((q0 >>> k) | (q1 << c)), e1 & ((q1 >>> k) | (q2 << c)), e2 & (q2 >>> k)) +
          countBits(e0 & ((q0 >>> l) | (q1 << d)), e1 & ((q1 >>> l) | (q2 << d)), e2 & (q2 >>> l))
        : 0
  }
  if (!white || both || kings) {
    const m0 = !white || both ? o0 : q0,
      m1 = !white || both ? o1 : q1,
      m2 = !white || both ? o2 : q2
    const s0 = m0 << k,
      s1 = (m1 << k) | (m0 >>> c),
      s2 = (m2 << k) | (m1 >>> c)
    const t0 = m0 << l,
      t1 = (m1 << l) | (m0 >>> d),
      t2 = (m2 << l) | (m1 >>> d)
    const x0 = s0 & p0,
      x1 = s1 & p1,
      x2 = s2 & p2
    const y0 = t0 & p0,
      y1 = t1 & p1,
      y2 = t2 & p2
    if (
      ((e0 & ((x0 << k) | (y0 << l))) |
        (e1 & ((x1 << k) | (x0 >>> c) | (y1 << l) | (y0 >>> d))) |
        (e2 & ((x2 << k) | (x1 >>> c) | (y2 << l) | (y1 >>> d)))) !==
      0
    )
      return -1
    count += !white
      ? countBits(e0 & s0, e1 & s1, e2 & s2) + countBits(e0 & t0, e1 & t1, e2 & t2)
      : kings
        ? countBits(e0 & (q0 << k), e1 & ((q1 << k) | (q0 >>> c)), e2 & ((q2 << k) | (q1 >>> c))) +
          countBits(e0 & (q0 << l), e1 & ((q1 << l) | (q0 >>> d)), e2 & ((q2 << l) | (q1 >>> d)))
        : 0
  }
  return count
}

/** The number of legal moves, listed only where they must be; `start` as in `generate`. */
export const countMoves = (rules: RuleSheet, position: Position, start = 0): number => {
  const count = countSwiftly(rules, position)
  return count >= 0 ? count : generate(rules, position, start).size - start
}
