import {
  type Move,
  type Position,
  type RuleSheet,
  boardSize,
  letterName,
  otherColour,
  piecesOf,
  readMove,
  squareAt,
  writeMoves,
  writePath,
} from '../draughts/index.ts'
import { type Texts, refusalText } from '../texts/index.ts'
import type { BoardPage } from './board-page.ts'
import type { Choice } from './choice.ts'
import { type Scene, letterOf } from './scene.ts'
import { type Live, type Option, type Stage, stageOf } from './stage.ts'
import { type Table, lastWritten, tableOf } from './table.ts'

const gridOf = (rules: RuleSheet): readonly number[] => {
  const { rows, columns } = boardSize(rules)
  return Array.from(
    { length: rows * columns },
    (_, index) => squareAt(rules, Math.floor(index / columns), index % columns) ?? 0,
  )
}

const lettersOf = (rules: RuleSheet, position: Position): string => {
  const letters = Array.from({ length: boardSize(rules).squares }, () => '-')
  for (const [square, piece] of piecesOf(rules, position)) letters[square - 1] = letterOf(piece)
  return letters.join('')
}

const namesIn = (rules: RuleSheet): readonly string[] =>
  Array.from({ length: boardSize(rules).squares }, (_, index) => letterName(rules, index + 1))

export const sceneOf = ({ rules, position, seat, view }: Table, { moment }: BoardPage): Scene => {
  const { last, ply } = moment
  const offends = ply === view.ply && view.turn === seat ? view.offence : []
  return {
    grid: gridOf(rules),
    pieces: lettersOf(rules, position),
    below: seat ?? 'white',
    ...(rules.written === 'letters' && { names: namesIn(rules) }),
    ...(last && { last: { path: last.path, taken: last.taken.map(([square, piece]) => [square, letterOf(piece)]) } }),
    ...(offends.length > 0 && { offends }),
  }
}

const optionsOf = (texts: Texts, { rules, mine }: Table, { claims }: BoardPage): readonly Option[] => {
  const written = writeMoves(rules, mine, rules.written)
  return mine.map((move: Move, index) => {
    const claim = claims[writePath(rules, move)]
    return {
      path: move.path,
      captures: move.captures,
      text: written[index] ?? '',
      ...(move.crowned && { crowned: true as const }),
      ...(claim && { claim: [claim, texts.seat.claimWith(claim)] as const }),
    }
  })
}

export const liveOf = (texts: Texts, table: Table, page: BoardPage): Live => {
  const { view, names, seat } = table
  const last = lastWritten(table, page.moment)
  return {
    path: page.path,
    ply: view.ply,
    scene: sceneOf(table, page),
    moves: optionsOf(texts, table, page),
    begins: view.ply === 0,
    ...(last !== undefined && { theirs: [names[otherColour(seat ?? 'black')], last] as const }),
  }
}

const read = (texts: Texts, { rules, position, view }: Table, moves: readonly Option[], text: string): Stage => {
  const found = readMove(rules, position, text)
  if (found.kind === 'move') {
    const stage = stageOf(moves, { move: writePath(rules, found.move), flip: false })
    // An enforced jump must be finished, even where others need not.
    return stage.kind === 'unread' && view.mustJump ? { kind: 'piece', fault: texts.faults['must-capture'] } : stage
  }
  const { reason, article, forms = [] } = found
  const ways = moves.filter(({ path }) => forms.includes(path.join('x')))
  if (ways.length > 0) return { kind: 'way', moves: ways }
  return { kind: 'piece', fault: refusalText(texts, { code: 'illegal-move', reason, article }) }
}

/** Text that is no move's own is read by the rules, or gets the reason why not. */
export const stageIn = (texts: Texts, table: Table, { moves }: Live, choice: Choice): Stage => {
  const stage = stageOf(moves, choice)
  if (stage.kind !== 'unread') return stage
  const text = choice.move ?? choice.way
  if (text !== undefined) return read(texts, table, moves, text)
  const reason = moves.some(({ captures }) => captures.length > 0) ? 'must-capture' : 'wrong-square'
  return { kind: 'piece', fault: texts.faults[reason] }
}

/** `move`: with every square. */
export const mayPlay = (texts: Texts, page: BoardPage, move: string): boolean => {
  const { mine, rules } = tableOf(texts, page.view, page.moment)
  return mine.some((each) => writePath(rules, each) === move)
}
