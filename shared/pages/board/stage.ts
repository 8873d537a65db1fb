import type { Square } from '../../draughts/words.ts'
import type { Choice } from '../game/model/choice.ts'
import type { Scene } from './scene.ts'

export type Option = {
  readonly path: readonly Square[]
  readonly captures: readonly Square[]
  readonly crowned?: true
  /** In letters where the rules write so, and as short as it may be; left out where that is the full form. */
  readonly text?: string
  /** Of a draw that may be claimed with it. */
  readonly claim?: readonly [name: string, words: string]
}

/** What a turn is chosen from, in `#data`; the script redraws nothing else. */
export type Live = {
  readonly path: string
  readonly ply: number
  readonly scene: Scene
  readonly moves: readonly Option[]
  readonly begins: boolean
  /** Who moved last, and how it is written. */
  readonly theirs?: readonly [name: string, move: string]
}

export type Stage =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'piece'; readonly fault?: string }
  | { readonly kind: 'square'; readonly from: Square; readonly moves: readonly Option[] }
  /** Several captures join the two squares. */
  | { readonly kind: 'way'; readonly moves: readonly Option[] }
  | { readonly kind: 'preview'; readonly move: Option }
  /** None of the moves: the server reads it, or says why not. */
  | { readonly kind: 'unread' }

export const fromOf = ({ path }: Option): Square => path[0] ?? 0
export const toOf = ({ path }: Option): Square => path.at(-1) ?? 0

/** Every square, "9x18x27", as a form sends it. */
export const fullOf = ({ path, captures }: Option): string => path.join(captures.length > 0 ? 'x' : '-')

export const writtenOf = (move: Option): string => move.text ?? fullOf(move)

export const endsOf = (move: Option): string => `${fromOf(move)}${move.captures.length > 0 ? 'x' : '-'}${toOf(move)}`

const among = (moves: readonly Option[]): Stage => {
  const [only] = moves
  if (only === undefined) return { kind: 'unread' }
  return moves.length === 1 ? { kind: 'preview', move: only } : { kind: 'way', moves }
}

const ofText = (moves: readonly Option[], text: string): Stage => {
  const full = moves.filter((move) => fullOf(move) === text)
  return among(full.length > 0 ? full : moves.filter((move) => writtenOf(move) === text || endsOf(move) === text))
}

const ofPiece = (moves: readonly Option[], from: Square): Stage => {
  const own = moves.filter((move) => fromOf(move) === from)
  // A piece with one move is shown making it, which saves a click. Nothing is played.
  return own.length > 1 ? { kind: 'square', from, moves: own } : among(own)
}

const ofWay = (moves: readonly Option[], text: string): Stage => among(moves.filter((move) => endsOf(move) === text))

export const stageOf = (moves: readonly Option[], { from, way, move }: Choice): Stage => {
  if (moves.length === 0) return { kind: 'waiting' }
  if (move !== undefined) return ofText(moves, move)
  if (way !== undefined) return ofWay(moves, way)
  return from === undefined ? { kind: 'piece' } : ofPiece(moves, from)
}
