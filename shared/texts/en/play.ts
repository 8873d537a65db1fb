import type { Colour, Kind } from '../../draughts/index.ts'
import type { ColourWish } from '../../game/terms.ts'

type Sides = Readonly<Record<Colour, string>>
type Kinds = Readonly<Record<Kind, string>>
type Wishes = Readonly<Record<ColourWish, string>>

const sides: Sides = { black: 'Black', white: 'White' }
const adjectives: Sides = { black: 'black', white: 'white' }
const one: Kinds = { man: 'man', king: 'king' }
const many: Kinds = { man: 'men', king: 'kings' }
const wishes: Wishes = { black: 'Black', white: 'White', toss: 'By toss' }

/** The words of the game itself: sides, pieces, squares, moves. */
export const play = {
  sides,
  wishes,
  piece: (colour: Colour, kind: Kind): string => `${adjectives[colour]} ${one[kind]}`,
  pieces: (kind: Kind, squares: readonly number[]): string =>
    `${(squares.length === 1 ? one : many)[kind]} on ${squares.join(', ')}`,
  sidePieces: (colour: Colour, pieces: readonly string[]): string =>
    `${sides[colour]}: ${pieces.length === 0 ? 'no pieces' : pieces.join('; ')}.`,
  toMove: (colour: Colour): string => `${sides[colour]} to move.`,
  versus: (one: string, other: string): string => `${one} v ${other}`,
  size: (side: number): string => `${side}×${side}`,
  board: (below: Colour): string => `Board, ${adjectives[below]} below`,
  square: (square: number, facts: readonly string[]): string => [`square ${square}`, ...facts].join(', '),
  empty: 'empty',
  canMove: 'can move',
  chosen: 'chosen',
  moveHere: 'move here',
  captureTo: 'capture to here',
  isTaken: 'would be taken',
  arrives: 'would stand here',
  leaves: 'would leave here',
  offends: 'failed to jump',
  lastFrom: 'last move from here',
  lastTo: 'last move to here',
  clock: (perMove: string, reserve: string): string =>
    `${perMove} a move, and ${reserve} in reserve for the whole game`,
  clockNoReserve: (perMove: string): string => `${perMove} a move`,
  bank: (reserve: string): string => `${reserve} for the whole game`,
  increment: (each: string): string => `${each} more with each move`,
  cap: (most: string): string => `up to ${most}`,
  every: (period: string, moves: number): string => `${period} more with every ${moves} moves`,
  incrementInReserve: (each: string): string => `${each} more in reserve with each move`,
  everyInReserve: (period: string, moves: number): string => `${period} more in reserve with every ${moves} moves`,
  unlimited: 'No time limit',
}
