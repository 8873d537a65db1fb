import type { Piece, Square } from '../../draughts/rules/words.ts'
import type { Texts } from '../../texts/index.ts'
import { type Scene, squareName, pieceOfLetter, pieceOn } from './scene.ts'
import {
  type MoveOption,
  type ChoiceStage,
  endsNotation,
  startSquare,
  fullNotation,
  endSquare,
} from './choice-stage.ts'

export const MARKS = [
  'can',
  'chosen',
  'goal',
  'taken',
  'leaves',
  'arrives',
  'lastFrom',
  'lastTo',
  'lastTaken',
  'offends',
] as const
export type SquareMark = (typeof MARKS)[number]

export type ShownSquare = {
  readonly square: Square
  readonly name: string
  readonly piece: Piece | undefined
  readonly marks: readonly SquareMark[]
  readonly press: readonly [name: 'from' | 'move' | 'way', value: string] | undefined
  readonly label: string
}

export type BoardSetting = { readonly scene: Scene; readonly moves: readonly MoveOption[]; readonly stage: ChoiceStage }

const reachable = (stage: ChoiceStage): readonly MoveOption[] =>
  stage.kind === 'square' || stage.kind === 'way' ? stage.moves : []

const startOf = (stage: ChoiceStage): Square | undefined => {
  if (stage.kind === 'preview') return startSquare(stage.move)
  if (stage.kind === 'square') return stage.from
  const [first] = reachable(stage)
  return first && startSquare(first)
}

const previewMarks = (move: MoveOption, square: Square): readonly (SquareMark | false)[] => [
  square === startSquare(move) && square !== endSquare(move) && 'leaves',
  square === endSquare(move) && 'arrives',
  move.captures.includes(square) && 'taken',
]

const lastMarks = ({ last, offends = [] }: Scene, square: Square): readonly (SquareMark | false)[] => [
  offends.includes(square) && 'offends',
  last?.path[0] === square && 'lastFrom',
  last?.path.at(-1) === square && 'lastTo',
  last?.taken.some(([taken]) => taken === square) === true && 'lastTaken',
]

const marksOf = ({ scene, moves, stage }: BoardSetting, square: Square): readonly SquareMark[] => {
  const start = startOf(stage)
  const isPreview = stage.kind === 'preview'
  const marks: readonly (SquareMark | false)[] = [
    !isPreview && square !== start && moves.some((move) => startSquare(move) === square) && 'can',
    !isPreview && square === start && 'chosen',
    reachable(stage).some((move) => endSquare(move) === square) && 'goal',
    ...(isPreview ? previewMarks(stage.move, square) : lastMarks(scene, square)),
  ]
  return marks.filter((mark) => mark !== false)
}

const pieceAt = ({ scene, stage }: BoardSetting, square: Square): Piece | undefined => {
  if (stage.kind !== 'preview') return pieceOn(scene, square)
  const { move } = stage
  const moved = pieceOn(scene, startSquare(move))
  if (square === endSquare(move)) return moved && (move.crowned ? { ...moved, kind: 'king' } : moved)
  return square === startSquare(move) ? undefined : pieceOn(scene, square)
}

/** Returns the piece that the last move captured on a square. */
export const capturedPieceOn = ({ scene }: BoardSetting, square: Square): Piece | undefined => {
  const taken = scene.last?.taken.find(([each]) => each === square)
  return taken && pieceOfLetter(taken[1])
}

const pressOf = ({ moves, stage }: BoardSetting, square: Square): ShownSquare['press'] => {
  if (stage.kind === 'preview' && square === endSquare(stage.move)) return ['move', fullNotation(stage.move)]
  const arriving = reachable(stage).filter((move) => endSquare(move) === square)
  const [move] = arriving
  if (move !== undefined && arriving.length > 1) return ['way', endsNotation(move)]
  if (move !== undefined) return ['move', fullNotation(move)]
  // Pressing the chosen piece again puts it back.
  if (square === startOf(stage)) return ['from', '']
  return moves.some((each) => startSquare(each) === square) ? ['from', String(square)] : undefined
}

type Words = Pick<Texts, 'play'>

/** Returns a square as it is drawn, with what pressing it sends, and its label for screen readers. */
export const showSquare = ({ play }: Words, setting: BoardSetting, square: Square): ShownSquare => {
  const piece = pieceAt(setting, square)
  const marks = marksOf(setting, square)
  const capture = reachable(setting.stage).some((move) => endSquare(move) === square && move.captures.length > 0)
  const name = squareName(setting.scene, square)
  const facts = [
    piece ? play.piece(piece.colour, piece.kind) : play.empty,
    ...marks.map((mark) => play[mark === 'goal' && capture ? 'captureTo' : mark]),
  ]
  return { square, name, piece, marks, press: pressOf(setting, square), label: play.square(name, facts) }
}
