import {
  type Move,
  type Piece,
  type Position,
  type RuleSet,
  type Square,
  coordinatesOf,
  legalMoves,
  makePosition,
  offences,
  play,
  squareAt,
} from '../../draughts/index.ts'
import { TOPICS, type Topic, diagramOf } from './diagrams.ts'
import type { Cell, Diagram } from './man-diagrams.ts'

/** A small board that shows one rule, with what the engine found in it. */
export type Lesson = {
  readonly topic: Topic
  /** The position before any move, White to move. */
  readonly before: Position
  /** The top left corner of what is drawn, as White sees the board. */
  readonly corner: { readonly row: number; readonly column: number }
  readonly moves: readonly Move[]
  /** The move that is drawn as played. Without it the possible moves are drawn. */
  readonly played?: { readonly move: Move; readonly after: Position; readonly offends: readonly Square[] }
  /** The way of a move that these rules forbid here. */
  readonly forbidden?: readonly Square[]
}

const PIECES: Readonly<Record<string, Piece>> = {
  w: { colour: 'white', kind: 'man' },
  W: { colour: 'white', kind: 'king' },
  b: { colour: 'black', kind: 'man' },
  B: { colour: 'black', kind: 'king' },
}

/** The size of a diagram in squares. */
export const AREA = { rows: 5, columns: 6 } as const

const always = (): boolean => true

/** When a rule set needs a topic. */
const NEEDED: { readonly [T in Topic]: (rules: RuleSet) => boolean } = {
  moving: always,
  jumping: always,
  straight: ({ lines }) => lines === 'orthogonal-too',
  spared: ({ menTakeKings }) => !menTakeKings,
  several: always,
  crowning: always,
  passing: ({ crowning }) => crowning === 'passes',
  first: ({ duty }) => duty === 'must',
  huffing: ({ duty }) => duty === 'may',
  most: ({ prefer }) => prefer.includes('pieces'),
  value: ({ prefer }) => prefer.includes('value'),
  captor: ({ prefer }) => prefer.includes('king-captor'),
  kingsTaken: ({ prefer }) => prefer.includes('kings'),
  earlyKing: ({ prefer }) => prefer.includes('early-king'),
  kings: always,
  kingJump: ({ kingReach }) => kingReach === 'any',
}

/** Topics in which one of several moves is drawn as played. */
const PLAYED: readonly Topic[] = ['crowning', 'captor', 'kingsTaken', 'huffing']

const cornerOf = (rules: RuleSet, { edge, rows }: Diagram): Lesson['corner'] => {
  const row = edge === 'far' ? 0 : rules.columns - rows.length
  return { row, column: squareAt(rules, row, 0) === undefined ? 1 : 0 }
}

/**
 * Returns the moves that a lesson shows. Where a jump may be left out, lessons but the one about that show the jumps.
 */
const movesFor = (rules: RuleSet, topic: Topic, before: Position): readonly Move[] =>
  legalMoves(topic === 'huffing' ? rules : { ...rules, duty: 'must' }, before)

/** Returns the one of the moves that is drawn: for huffing one of a piece that cannot jump, else the shortest. */
const chosenMove = (rules: RuleSet, topic: Topic, moves: readonly Move[]): Move | undefined => {
  const jumpers = moves.filter(({ captures }) => captures.length > 0).map(({ from }) => from)
  if (topic === 'huffing') return moves.find(({ from }) => !jumpers.includes(from))
  const lastStep = ({ path, to }: Move): number =>
    Math.abs(coordinatesOf(rules, to).row - coordinatesOf(rules, path.at(-2) ?? to).row)
  return moves.toSorted((a, b) => lastStep(a) - lastStep(b))[0]
}

const shownMove = (rules: RuleSet, before: Position, move: Move): NonNullable<Lesson['played']> => ({
  move,
  after: play(rules, before, move),
  offends: offences(rules, before, move),
})

const isWay = (way: readonly Square[], { path }: Move): boolean =>
  path.length === way.length && path.every((square, index) => square === way[index])

/** Returns a topic as these rules have it. */
const lessonOf = (rules: RuleSet, topic: Topic): Lesson => {
  const diagram = diagramOf(topic, rules)
  const corner = cornerOf(rules, diagram)
  const squareOf = ([row, column]: Cell): Square => squareAt(rules, corner.row + row, corner.column + column) ?? 0
  const pieces = diagram.rows.flatMap((line, row) =>
    [...line].flatMap((letter, column): readonly (readonly [Square, Piece])[] => {
      const piece = PIECES[letter]
      return piece ? [[squareOf([row, column]), piece]] : []
    }),
  )
  const before = makePosition(rules, 'white', pieces)
  const moves = movesFor(rules, topic, before)
  const move = chosenMove(rules, topic, moves)
  const forbidden = diagram.rejects?.map(squareOf)
  return {
    topic,
    before,
    corner,
    moves,
    ...(move && (moves.length === 1 || PLAYED.includes(topic)) && { played: shownMove(rules, before, move) }),
    ...(forbidden && !legalMoves(rules, before).some((each) => isWay(forbidden, each)) && { forbidden }),
  }
}

/** Returns the lessons of a rule set, in the order of a page. */
export const lessonsOf = (rules: RuleSet): readonly Lesson[] =>
  TOPICS.filter((topic) => NEEDED[topic](rules)).map((topic) => lessonOf(rules, topic))
