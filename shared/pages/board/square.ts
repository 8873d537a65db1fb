import type { Piece, Square } from '../../draughts/words.ts'
import type { Texts } from '../../texts/index.ts'
import { type Scene, nameOf, pieceOf, pieceOn } from './scene.ts'
import { type Option, type Stage, endsOf, fromOf, fullOf, toOf } from './stage.ts'

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
export type Mark = (typeof MARKS)[number]

export type Shown = {
  readonly square: Square
  readonly name: string
  readonly piece: Piece | undefined
  readonly marks: readonly Mark[]
  readonly press: readonly [name: 'from' | 'move' | 'way', value: string] | undefined
  readonly label: string
}

export type Setting = { readonly scene: Scene; readonly moves: readonly Option[]; readonly stage: Stage }

const reachable = (stage: Stage): readonly Option[] =>
  stage.kind === 'square' || stage.kind === 'way' ? stage.moves : []

const startOf = (stage: Stage): Square | undefined => {
  if (stage.kind === 'preview') return fromOf(stage.move)
  if (stage.kind === 'square') return stage.from
  const [first] = reachable(stage)
  return first && fromOf(first)
}

const previewMarks = (move: Option, square: Square): readonly (Mark | false)[] => [
  square === fromOf(move) && square !== toOf(move) && 'leaves',
  square === toOf(move) && 'arrives',
  move.captures.includes(square) && 'taken',
]

const lastMarks = ({ last, offends = [] }: Scene, square: Square): readonly (Mark | false)[] => [
  offends.includes(square) && 'offends',
  last?.path[0] === square && 'lastFrom',
  last?.path.at(-1) === square && 'lastTo',
  last?.taken.some(([taken]) => taken === square) === true && 'lastTaken',
]

const marksOf = ({ scene, moves, stage }: Setting, square: Square): readonly Mark[] => {
  const start = startOf(stage)
  const isPreview = stage.kind === 'preview'
  const marks: readonly (Mark | false)[] = [
    !isPreview && square !== start && moves.some((move) => fromOf(move) === square) && 'can',
    !isPreview && square === start && 'chosen',
    reachable(stage).some((move) => toOf(move) === square) && 'goal',
    ...(isPreview ? previewMarks(stage.move, square) : lastMarks(scene, square)),
  ]
  return marks.filter((mark) => mark !== false)
}

const pieceAt = ({ scene, stage }: Setting, square: Square): Piece | undefined => {
  if (stage.kind !== 'preview') return pieceOn(scene, square)
  const { move } = stage
  const moved = pieceOn(scene, fromOf(move))
  if (square === toOf(move)) return moved && (move.crowned ? { ...moved, kind: 'king' } : moved)
  return square === fromOf(move) ? undefined : pieceOn(scene, square)
}

/** The piece that the last move captured on a square. */
export const ghostOn = ({ scene }: Setting, square: Square): Piece | undefined => {
  const taken = scene.last?.taken.find(([each]) => each === square)
  return taken && pieceOf(taken[1])
}

const pressOf = ({ moves, stage }: Setting, square: Square): Shown['press'] => {
  if (stage.kind === 'preview' && square === toOf(stage.move)) return ['move', fullOf(stage.move)]
  const arriving = reachable(stage).filter((move) => toOf(move) === square)
  const [move] = arriving
  if (move !== undefined && arriving.length > 1) return ['way', endsOf(move)]
  if (move !== undefined) return ['move', fullOf(move)]
  // Pressing the chosen piece again puts it back.
  if (square === startOf(stage)) return ['from', '']
  return moves.some((each) => fromOf(each) === square) ? ['from', String(square)] : undefined
}

type Words = Pick<Texts, 'play'>

/** A square as it is drawn, with what pressing it sends, and its label for screen readers. */
export const showSquare = ({ play }: Words, setting: Setting, square: Square): Shown => {
  const piece = pieceAt(setting, square)
  const marks = marksOf(setting, square)
  const capture = reachable(setting.stage).some((move) => toOf(move) === square && move.captures.length > 0)
  const name = nameOf(setting.scene, square)
  const facts = [
    piece ? play.piece(piece.colour, piece.kind) : play.empty,
    ...marks.map((mark) => play[mark === 'goal' && capture ? 'captureTo' : mark]),
  ]
  return { square, name, piece, marks, press: pressOf(setting, square), label: play.square(name, facts) }
}
