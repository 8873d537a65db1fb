import type { Search } from './search.ts';
import { countBits } from './bits.ts';

const kingsTaken = (s: Search): number =>
  countBits((s.taken[0] ?? 0) & s.k0, (s.taken[1] ?? 0) & s.k1, (s.taken[2] ?? 0) & s.k2);

/**
 * The rank of the jump just worked out, a larger one being preferred: one digit for each preference of the sheet, the
 * first the most significant. `depth` is the number of pieces taken.
 */
export const rankOf = (s: Search, depth: number): number => {
  let rank = 0;
  for (const preference of s.rules.prefer) {
    switch (preference) {
      case 'pieces': rank = rank * 64 + depth; break;
      case 'value': rank = rank * 128 + 2 * depth + kingsTaken(s); break;
      case 'king-captor': rank = rank * 2 + (s.captor ? 1 : 0); break;
      case 'kings': rank = rank * 64 + kingsTaken(s); break;
      case 'early-king': rank = rank * 65_536 + s.order * 2 ** Math.max(0, 16 - depth); break;
    }
  }
  return rank;
};
