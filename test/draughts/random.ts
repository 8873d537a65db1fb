import type { RuleSet } from '../../shared/draughts/index.ts'
import type { PlainBoard, PlainPiece } from './plain.ts'

/** Returns a source of seeded numbers from 0 to 1 (mulberry32). */
export const chances = (seed: number): (() => number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Returns a board of up to sixteen pieces a side on any squares, with a random share of kings. */
export const randomBoard = (rules: RuleSet, chance: () => number): PlainBoard => {
  const squares = (rules.columns * rules.columns) / 2
  const side = 1 + Math.floor(chance() * Math.min(16, squares / 3))
  const other = 1 + Math.floor(chance() * Math.min(16, squares / 3))
  const royalty = chance() < 0.3 ? 0.05 : chance()
  const pieces = new Map<number, PlainPiece>()
  for (let i = 0; i < side + other; i += 1) {
    const kind = chance() < royalty * 0.6 ? 'king' : 'man'
    pieces.set(1 + Math.floor(chance() * squares), { colour: i < side ? 'white' : 'black', kind })
  }
  return { turn: chance() < 0.5 ? 'white' : 'black', pieces }
}
