import type { Square } from '../../draughts/rules/words.ts'
import type { Part } from '../kit/html.ts'
import type { Choice } from './choice.ts'
import type { Scene } from './scene.ts'

/** A legal move as plain data. */
export type MoveOption = {
  readonly path: readonly Square[]
  /** In the order of the path. */
  readonly captures: readonly Square[]
  readonly crowned?: true
  /** The notation that people use, as short as it may be. It is left out if it equals the full notation. */
  readonly text?: string
  /** A draw that the player may claim with this move. */
  readonly claim?: readonly [name: string, words: string]
}

/** What the choice of a move is drawn from: by the server, and by the script, which finds it in the JSON of `#data`. */
export type TurnData = {
  readonly path: string
  readonly ply: number
  readonly scene: Scene
  readonly moves: readonly MoveOption[]
  /** True if it is the game's first move. */
  readonly begins: boolean
  /** Who moved last, the notation of that move, and whether it crowned a man. */
  readonly theirs?: readonly [name: string, move: string, crowned?: true]
  /** Before the first move: that the other player has accepted. */
  readonly accepted?: string
}

/** How far the choice of a move has come. */
export type ChoiceStage =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'piece'; readonly fault?: Part }
  | { readonly kind: 'square'; readonly from: Square; readonly moves: readonly MoveOption[] }
  /** Several captures join the two chosen squares. */
  | { readonly kind: 'way'; readonly moves: readonly MoveOption[] }
  | { readonly kind: 'preview'; readonly move: MoveOption }
  /** The typed text is none of the moves. The server reads it, or says what is wrong. */
  | { readonly kind: 'unread' }

export const startSquare = ({ path }: MoveOption): Square => path[0] ?? 0
export const endSquare = ({ path }: MoveOption): Square => path.at(-1) ?? 0

/** Returns the full notation with every square, such as "9x18x27", which forms send. */
export const fullNotation = ({ path, captures }: MoveOption): string => path.join(captures.length > 0 ? 'x' : '-')

/** Returns the notation that people use. */
export const shortNotation = (move: MoveOption): string => move.text ?? fullNotation(move)

/** Returns the notation with the first and the last square only, such as "9x27". */
export const endsNotation = (move: MoveOption): string =>
  `${startSquare(move)}${move.captures.length > 0 ? 'x' : '-'}${endSquare(move)}`

const stageAmong = (moves: readonly MoveOption[]): ChoiceStage => {
  const [only] = moves
  if (only === undefined) return { kind: 'unread' }
  return moves.length === 1 ? { kind: 'preview', move: only } : { kind: 'way', moves }
}

const stageOfText = (moves: readonly MoveOption[], text: string): ChoiceStage => {
  const full = moves.filter((move) => fullNotation(move) === text)
  return stageAmong(
    full.length > 0 ? full : moves.filter((move) => shortNotation(move) === text || endsNotation(move) === text),
  )
}

const stageOfPiece = (moves: readonly MoveOption[], from: Square): ChoiceStage => {
  const own = moves.filter((move) => startSquare(move) === from)
  // If a piece has one move only, that move is shown at once, which saves a click. Nothing is played yet.
  return own.length > 1 ? { kind: 'square', from, moves: own } : stageAmong(own)
}

const stageOfWay = (moves: readonly MoveOption[], text: string): ChoiceStage =>
  stageAmong(moves.filter((move) => endsNotation(move) === text))

export const choiceStage = (moves: readonly MoveOption[], { from, way, move }: Choice): ChoiceStage => {
  if (moves.length === 0) return { kind: 'waiting' }
  if (move !== undefined) return stageOfText(moves, move)
  if (way !== undefined) return stageOfWay(moves, way)
  return from === undefined ? { kind: 'piece' } : stageOfPiece(moves, from)
}
