import { countMoves, generate } from './generate.ts';
import { playBits } from './play.ts';
import type { Position } from './position.ts';
import { STRIDE } from './search.ts';
import type { RuleSheet } from './sheet.ts';

/** The number of move sequences of `depth` half-moves from a position: the usual proof of a move generator. */
export const perft = (rules: RuleSheet, position: Position, depth: number): number => {
  if (depth <= 0) return 1;
  if (depth === 1) return countMoves(rules, position);
  const { board, list, size } = generate(rules, position);
  const moves = list.slice(0, size * STRIDE);
  let leaves = 0;
  for (let i = 0; i < moves.length; i += STRIDE) {
    const after = playBits(
      board, position, moves[i] ?? 0, moves[i + 1] ?? 0,
      moves[i + 2] ?? 0, moves[i + 3] ?? 0, moves[i + 4] ?? 0, moves[i + 5] === 1,
    );
    leaves += perft(rules, after, depth - 1);
  }
  return leaves;
};
