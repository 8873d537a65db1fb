import { boardOf } from './board.ts';
import type { Board } from './board.ts';
import type { Move } from './moves.ts';
import type { KingRun, Position } from './position.ts';
import type { RuleSheet } from './sheet.ts';
import type { Square } from './words.ts';

/** The bit of square n (from 0) in one of the three words, 0 if it is in another. */
const bitIn = (board: Board, n: number, word: number): number => (board.word[n] === word ? board.bit[n] ?? 0 : 0);

const runAfter = (position: Position, from: number, to: number, quiet: boolean): KingRun => {
  const king = (position.k0 | position.k1 | position.k2) !== 0;
  const run = position.runs?.[position.turn];
  if (!quiet || !king) return { at: 0, moves: 0 };
  return run !== undefined && run.at === from + 1 ? { at: to + 1, moves: run.moves + 1 } : { at: to + 1, moves: 1 };
};

const isKingAt = (board: Board, position: Position, n: number): boolean =>
  ((position.k0 & bitIn(board, n, 0)) | (position.k1 & bitIn(board, n, 1)) | (position.k2 & bitIn(board, n, 2))) !== 0;

const runsAfter = (board: Board, position: Position, from: number, to: number, quiet: boolean): Position['runs'] => {
  if (position.runs === undefined) return undefined;
  const run = runAfter(position, from, to, quiet && isKingAt(board, position, from));
  return position.turn === 'black' ? { black: run, white: position.runs.white } : { black: position.runs.black, white: run };
};

/** The position after a move given as squares from 0, three words of captured pieces and whether it crowns. */
export const playBits = (
  board: Board, position: Position, from: number, to: number, t0: number, t1: number, t2: number, crowned: boolean,
): Position => {
  const { b0, b1, b2, w0, w1, w2, k0, k1, k2 } = position;
  const f0 = bitIn(board, from, 0), f1 = bitIn(board, from, 1), f2 = bitIn(board, from, 2);
  const g0 = bitIn(board, to, 0), g1 = bitIn(board, to, 1), g2 = bitIn(board, to, 2);
  const king = crowned || ((k0 & f0) | (k1 & f1) | (k2 & f2)) !== 0;
  const runs = runsAfter(board, position, from, to, (t0 | t1 | t2) === 0);
  const q0 = (k0 & ~f0 & ~t0) | (king ? g0 : 0);
  const q1 = (k1 & ~f1 & ~t1) | (king ? g1 : 0);
  const q2 = (k2 & ~f2 & ~t2) | (king ? g2 : 0);
  return position.turn === 'black'
    ? {
      turn: 'white', b0: (b0 & ~f0) | g0, b1: (b1 & ~f1) | g1, b2: (b2 & ~f2) | g2,
      w0: w0 & ~t0, w1: w1 & ~t1, w2: w2 & ~t2, k0: q0, k1: q1, k2: q2, runs,
    }
    : {
      turn: 'black', b0: b0 & ~t0, b1: b1 & ~t1, b2: b2 & ~t2,
      w0: (w0 & ~f0) | g0, w1: (w1 & ~f1) | g1, w2: (w2 & ~f2) | g2, k0: q0, k1: q1, k2: q2, runs,
    };
};

const wordsOf = (board: Board, squares: readonly Square[], word: number): number =>
  squares.reduce((bits, square) => bits | bitIn(board, square - 1, word), 0);

/** The position after a legal move: all captured pieces leave together, a crowned man is a king, and the turn passes. */
export const play = (rules: RuleSheet, position: Position, move: Move): Position => {
  const board = boardOf(rules);
  const { from, to, captures, crowned } = move;
  return playBits(
    board, position, from - 1, to - 1,
    wordsOf(board, captures, 0), wordsOf(board, captures, 1), wordsOf(board, captures, 2), crowned,
  );
};
