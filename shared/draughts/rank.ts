import type { Search } from './search.ts'
import type { Preference } from './sheet.ts'
import { countBits } from './bits.ts'

const kingsTaken = (s: Search): number =>
  countBits((s.taken[0] ?? 0) & s.k0, (s.taken[1] ?? 0) & s.k1, (s.taken[2] ?? 0) & s.k2)

/** Below 128, or 65536 for `early-king`, which comes after `pieces`: only jumps of equal length are compared by it. */
const measure = (s: Search, preference: Preference, depth: number): number => {
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

/** Higher is better: a digit per preference, the first most significant. `depth`: pieces taken. */
export const rankOf = (s: Search, depth: number): number =>
  s.rules.prefer.reduce(
    (rank, preference) => rank * (preference === 'early-king' ? 65_536 : 128) + measure(s, preference, depth),
    0,
  )
