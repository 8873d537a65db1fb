import type { Square } from '../../draughts/words.ts'
import type { Choice } from '../game/model/choice.ts'
import type { Scene } from './scene.ts'

/** A legal move as plain data. */
export type Option = {
  readonly path: readonly Square[]
  readonly captures: readonly Square[]
  readonly crowned?: true
  /** The notation that people use, as short as it may be. It is left out if it equals the full notation. */
  readonly text?: string
  /** A draw that the player may claim with this move. */
  readonly claim?: readonly [name: string, words: string]
}

/** What the choice of a move is drawn from. It is in the JSON of `#data`, and the script redraws nothing else. */
export type Live = {
  readonly path: string
  readonly ply: number
  readonly scene: Scene
  readonly moves: readonly Option[]
  /** Whether it is the game's first move. */
  readonly begins: boolean
  /** Who moved last, and the notation of that move. */
  readonly theirs?: readonly [name: string, move: string]
}

/** How far the choice of a move has come. */
export type Stage =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'piece'; readonly fault?: string }
  | { readonly kind: 'square'; readonly from: Square; readonly moves: readonly Option[] }
  /** Several captures join the two chosen squares. */
  | { readonly kind: 'way'; readonly moves: readonly Option[] }
  | { readonly kind: 'preview'; readonly move: Option }
  /** The typed text is none of the moves. The server reads it, or says what is wrong. */
  | { readonly kind: 'unread' }

export const fromOf = ({ path }: Option): Square => path[0] ?? 0
export const toOf = ({ path }: Option): Square => path.at(-1) ?? 0

/** The full notation with every square, such as "9x18x27", which forms send. */
export const fullOf = ({ path, captures }: Option): string => path.join(captures.length > 0 ? 'x' : '-')

/** The notation that people use. */
export const writtenOf = (move: Option): string => move.text ?? fullOf(move)

/** The notation with the first and the last square only, such as "9x27". */
export const endsOf = (move: Option): string => `${fromOf(move)}${move.captures.length > 0 ? 'x' : '-'}${toOf(move)}`

const stageAmong = (moves: readonly Option[]): Stage => {
  const [only] = moves
  if (only === undefined) return { kind: 'unread' }
  return moves.length === 1 ? { kind: 'preview', move: only } : { kind: 'way', moves }
}

const stageOfText = (moves: readonly Option[], text: string): Stage => {
  const full = moves.filter((move) => fullOf(move) === text)
  return stageAmong(full.length > 0 ? full : moves.filter((move) => writtenOf(move) === text || endsOf(move) === text))
}

const stageOfPiece = (moves: readonly Option[], from: Square): Stage => {
  const own = moves.filter((move) => fromOf(move) === from)
  // If a piece has one move only, that move is shown at once, which saves a click. Nothing is played yet.
  return own.length > 1 ? { kind: 'square', from, moves: own } : stageAmong(own)
}

const stageOfWay = (moves: readonly Option[], text: string): Stage =>
  stageAmong(moves.filter((move) => endsOf(move) === text))

export const stageOf = (moves: readonly Option[], { from, way, move }: Choice): Stage => {
  if (moves.length === 0) return { kind: 'waiting' }
  if (move !== undefined) return stageOfText(moves, move)
  if (way !== undefined) return stageOfWay(moves, way)
  return from === undefined ? { kind: 'piece' } : stageOfPiece(moves, from)
}
