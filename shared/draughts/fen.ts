import { squareNamed } from './names.ts';
import { makePosition, pieceAt, piecesOf } from './position.ts';
import type { KingRun, Position } from './position.ts';
import type { RuleSheet } from './sheet.ts';
import type { Colour, Kind, Piece, Square } from './words.ts';

/** A text read as a position, or what is wrong with it and at which column (from 1). */
export type FenRead =
  | { readonly kind: 'position'; readonly position: Position }
  | { readonly kind: 'fault'; readonly message: string; readonly column: number };

type Fault = Extract<FenRead, { kind: 'fault' }>;
type Placed = readonly [Square, Piece];
type Part = { readonly text: string; readonly column: number };

const LONGEST = 1000;

const fault = (message: string, column: number): Fault => ({ kind: 'fault', message, column });

const partsOf = (part: Part, separator: string): readonly Part[] => {
  let column = part.column;
  return part.text.split(separator).map((text) => {
    const blank = text.length - text.trimStart().length;
    const each = { text: text.trim(), column: column + blank };
    column += text.length + separator.length;
    return each;
  });
};

const colourOf = (letter: string): Colour | undefined =>
  /^w$/i.test(letter) ? 'white' : /^b$/i.test(letter) ? 'black' : undefined;

/** One item of a side's list: 12, K12, a range 1-12, or letters as in Kc3. */
const readItem = (rules: RuleSheet, item: Part, colour: Colour): readonly Placed[] | Fault => {
  const [, king, first = '', last = first] = /^(K?)([a-l]?\d{1,3})(?:-K?([a-l]?\d{1,3}))?$/i.exec(item.text) ?? [];
  if (king === undefined) return fault(`“${item.text}” is no square`, item.column);
  const from = squareNamed(rules, first);
  const to = squareNamed(rules, last);
  if (from === undefined || to === undefined || to < from) return fault(`no such square: ${item.text}`, item.column);
  const kind: Kind = king === '' ? 'man' : 'king';
  return Array.from({ length: to - from + 1 }, (_, i): Placed => [from + i, { colour, kind }]);
};

const readSide = (rules: RuleSheet, side: Part, pieces: Map<Square, Piece>): Fault | undefined => {
  const colour = colourOf(side.text.slice(0, 1));
  if (colour === undefined) return fault('a list of pieces begins with W or B', side.column);
  const list = { text: side.text.slice(1), column: side.column + 1 };
  if (list.text.trim() === '') return undefined;
  for (const item of partsOf(list, ',')) {
    const placed = readItem(rules, item, colour);
    if ('kind' in placed) return placed;
    for (const each of placed) {
      if (pieces.has(each[0])) return fault(`two pieces on ${each[0]}`, item.column);
      pieces.set(...each);
    }
  }
  return undefined;
};

const runOf = (rules: RuleSheet, position: Position, colour: Colour, moves: string, at: string | undefined): KingRun => {
  const kings = piecesOf(rules, position).filter(([, piece]) => piece.kind === 'king' && piece.colour === colour);
  const square = at === undefined ? kings[0]?.[0] : Number(at);
  const known = square !== undefined && (kings.length === 1 || at !== undefined);
  return known && kings.some(([each]) => each === square) ? { at: square, moves: Number(moves) } : { at: 0, moves: 0 };
};

/** The Frisian tail `+w+b`: the running king moves of White and Black; `+2@14` names the king where a side has several. */
const withRuns = (rules: RuleSheet, position: Position, tail: Part | undefined): Position => {
  const found = /^\+(\d)(?:@(\d+))?\+(\d)(?:@(\d+))?$/.exec(tail?.text ?? '');
  if (found === null || position.runs === undefined) return position;
  const [, whiteMoves = '0', whiteAt, blackMoves = '0', blackAt] = found;
  const white = runOf(rules, position, 'white', whiteMoves, whiteAt);
  return { ...position, runs: { white, black: runOf(rules, position, 'black', blackMoves, blackAt) } };
};

/** Quotes, spaces and a closing dot round a FEN are met in real files, and left out. */
const trimmed = (text: string): Part => {
  const start = /^[\s"']*/.exec(text)?.[0].length ?? 0;
  return { text: text.slice(start).replace(/[\s"'.]+$/, ''), column: start + 1 };
};

/** Reads a FEN such as `W:W21-32:B1-11,K12`. Any text has an answer: a position or a fault with its column. */
export const parseFen = (rules: RuleSheet, text: string): FenRead => {
  if (text.length > LONGEST) return fault('too long', LONGEST + 1);
  const [turn = { text: '', column: 1 }, ...rest] = partsOf(trimmed(text), ':');
  const mover = colourOf(turn.text);
  if (mover === undefined) return fault('a position begins with the side to move, W or B', turn.column);
  const tail = /^(?:H\d*|F\d*|\+\d(?:@\d+)?\+\d(?:@\d+)?)$/i;
  const sides = rest.filter((part) => !tail.test(part.text));
  if (sides.length !== 2) return fault('a position has two lists of pieces, W and B', sides[2]?.column ?? text.length + 1);
  const pieces = new Map<Square, Piece>();
  for (const side of sides) {
    const wrong = readSide(rules, side, pieces);
    if (wrong !== undefined) return wrong;
  }
  const [first, second] = sides.map((side) => colourOf(side.text.slice(0, 1)));
  if (first === second) return fault('both lists are of one side', sides[1]?.column ?? 1);
  const position = makePosition(rules, mover, [...pieces]);
  return { kind: 'position', position: withRuns(rules, position, rest.find((part) => part.text.startsWith('+'))) };
};

const listOf = (rules: RuleSheet, position: Position, colour: Colour): string =>
  piecesOf(rules, position)
    .filter(([, piece]) => piece.colour === colour)
    .map(([square, piece]) => (piece.kind === 'king' ? `K${square}` : `${square}`))
    .join(',');

const runText = (rules: RuleSheet, position: Position, colour: Colour, run: KingRun): string => {
  if (run.moves === 0 || pieceAt(rules, position, run.at)?.colour !== colour) return '+0';
  return `+${Math.min(run.moves, 9)}@${run.at}`;
};

/** The FEN of a position: side to move, White's pieces, Black's pieces, squares as numbers, lowest first. */
export const makeFen = (rules: RuleSheet, position: Position): string => {
  const turn = position.turn === 'white' ? 'W' : 'B';
  const plain = `${turn}:W${listOf(rules, position, 'white')}:B${listOf(rules, position, 'black')}`;
  const { runs } = position;
  if (runs === undefined || (runs.black.moves === 0 && runs.white.moves === 0)) return plain;
  return `${plain}:${runText(rules, position, 'white', runs.white)}${runText(rules, position, 'black', runs.black)}`;
};
