import { listCaptures } from './capture.ts';
import type { Position } from './position.ts';
import { countQuiet, listQuiet } from './quiet.ts';
import { layOut } from './search.ts';
import type { Search } from './search.ts';
import type { RuleSheet } from './sheet.ts';

const hasMen = (s: Search): boolean => ((s.o0 & ~s.k0) | (s.o1 & ~s.k1) | (s.o2 & ~s.k2)) !== 0;

/** The square (from 0) of the king that has used up its quiet moves, or -1. */
const stuckKing = (s: Search, position: Position): number => {
  const { runs } = position;
  if (runs === undefined || s.rules.kingRun === 0) return -1;
  const run = runs[position.turn];
  return run.moves >= s.rules.kingRun && hasMen(s) ? run.at - 1 : -1;
};

/** Works out the legal moves on the bench; with `paths` each with the first path found. */
export const generate = (rules: RuleSheet, position: Position, paths?: number[][]): Search => {
  const s = layOut(rules, position);
  s.paths = paths;
  const captures = listCaptures(s);
  if (captures === 0 || rules.duty === 'may') listQuiet(s, stuckKing(s, position));
  return s;
};

/** The number of legal moves. */
export const countMoves = (rules: RuleSheet, position: Position): number => {
  const s = layOut(rules, position);
  s.paths = undefined;
  const captures = listCaptures(s);
  if (captures > 0 && rules.duty === 'must') return captures;
  const stuck = stuckKing(s, position);
  const quiet = stuck < 0 ? countQuiet(s) : -1;
  if (quiet >= 0) return captures + quiet;
  listQuiet(s, stuck);
  return s.size;
};
