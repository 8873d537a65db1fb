import { type Move, type Piece, type Square, pieceAt, writePath } from '../draughts/index.ts'
import type { Texts } from '../texts/index.ts'
import type { Stage } from './choice.ts'
import type { Table } from './table.ts'

export const MARKS = [
  'can',
  'chosen',
  'goal',
  'passed',
  'taken',
  'leaves',
  'arrives',
  'lastFrom',
  'lastTo',
  'offends',
] as const
export type Mark = (typeof MARKS)[number]

/** What a square shows and does. `press`: the name and value of its button. */
export type Shown = {
  readonly square: Square
  readonly piece: Piece | undefined
  readonly marks: readonly Mark[]
  readonly press: readonly [name: 'from' | 'move' | 'way', value: string] | undefined
  readonly label: string
}

const reachable = (stage: Stage): readonly Move[] =>
  stage.kind === 'square' || stage.kind === 'way' ? stage.moves : []

const startOf = (stage: Stage): Square | undefined => {
  if (stage.kind === 'preview') return stage.move.from
  return stage.kind === 'square' ? stage.from : reachable(stage)[0]?.from
}

const previewMarks = ({ from, to, path, captures }: Move, square: Square): readonly (Mark | false)[] => [
  square === from && square !== to && 'leaves',
  square === to && 'arrives',
  captures.includes(square) && 'taken',
  square !== from && square !== to && path.includes(square) && 'passed',
]

const marksOf = ({ mine, last, view, seat }: Table, stage: Stage, square: Square): readonly Mark[] => {
  const marks: readonly (Mark | false)[] = [
    mine.some(({ from }) => from === square) && square !== startOf(stage) && 'can',
    square === startOf(stage) && stage.kind !== 'preview' && 'chosen',
    reachable(stage).some(({ to }) => to === square) && 'goal',
    ...(stage.kind === 'preview' ? previewMarks(stage.move, square) : []),
    stage.kind !== 'preview' && view.turn === seat && view.offence.includes(square) && 'offends',
    stage.kind !== 'preview' && last?.from === square && 'lastFrom',
    stage.kind !== 'preview' && last?.to === square && 'lastTo',
  ]
  return marks.filter((mark) => mark !== false)
}

/** The piece on a square; in a preview, the piece after the move. */
const pieceOf = ({ rules, position }: Table, stage: Stage, square: Square): Piece | undefined => {
  if (stage.kind !== 'preview') return pieceAt(rules, position, square)
  const { from, to, crowned } = stage.move
  const moved = pieceAt(rules, position, from)
  if (square === to) return moved && (crowned ? { ...moved, kind: 'king' } : moved)
  return square === from ? undefined : pieceAt(rules, position, square)
}

const pressOf = ({ rules, mine }: Table, stage: Stage, square: Square): Shown['press'] => {
  if (stage.kind === 'preview' && square === stage.move.to) return ['move', writePath(rules, stage.move)]
  const here = reachable(stage).filter(({ to }) => to === square)
  const [move] = here
  if (move !== undefined && here.length > 1) return ['way', `${move.from}x${move.to}`]
  if (move !== undefined) return ['move', writePath(rules, move)]
  // Pressing the chosen piece again puts it back.
  if (square === startOf(stage)) return ['from', '']
  return mine.some(({ from }) => from === square) ? ['from', String(square)] : undefined
}

const markText = ({ play }: Texts, capture: boolean, mark: Mark): string | undefined => {
  switch (mark) {
    case 'can':
      return play.canMove
    case 'chosen':
      return play.chosen
    case 'goal':
      return capture ? play.captureTo : play.moveHere
    case 'taken':
      return play.isTaken
    case 'leaves':
      return play.leaves
    case 'arrives':
      return play.arrives
    case 'offends':
      return play.offends
    case 'lastFrom':
      return play.lastFrom
    case 'lastTo':
      return play.lastTo
    case 'passed':
      return undefined
  }
}

export const showSquare = (texts: Texts, table: Table, stage: Stage, square: Square): Shown => {
  const piece = pieceOf(table, stage, square)
  const marks = marksOf(table, stage, square)
  const capture = reachable(stage).some(({ to, captures }) => to === square && captures.length > 0)
  const facts = [
    piece ? texts.play.piece(piece.colour, piece.kind) : texts.play.empty,
    ...marks.map((mark) => markText(texts, capture, mark)).filter((text) => text !== undefined),
  ]
  return { square, piece, marks, press: pressOf(table, stage, square), label: texts.play.square(square, facts) }
}
