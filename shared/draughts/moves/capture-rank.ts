import type { Search } from './search.ts'
import type { CapturePreference } from '../rules/rule-set.ts'
import { countBits } from '../board/bits.ts'

const kingsTaken = (s: Search): number =>
  countBits((s.taken[0] ?? 0) & s.k0, (s.taken[1] ?? 0) & s.k1, (s.taken[2] ?? 0) & s.k2)

/**
 * Returns how well a finished jump meets one preference: below 65,536 for `early-king`, otherwise below 128. As
 * `early-king` comes after `pieces`, it compares only jumps that take equally many pieces.
 */
const measure = (s: Search, preference: CapturePreference, depth: number): number => {
  switch (preference) {
    case 'pieces':
      return depth
    case 'value':
      return 2 * depth + kingsTaken(s)
    case 'king-captor':
      return s.captor ? 1 : 0
    case 'kings':
      return kingsTaken(s)
    case 'early-king':
      return s.order
  }
}

/**
 * Returns the rank of a finished jump; the highest must be played. It has one digit for each preference, the first
 * being the most significant. `depth` is the number of pieces taken.
 */
export const captureRank = (s: Search, depth: number): number =>
  s.rules.prefer.reduce(
    (rank, preference) => rank * (preference === 'early-king' ? 65_536 : 128) + measure(s, preference, depth),
    0,
  )
