import { otherColour, readMove, writePath } from '../../../draughts/index.ts'
import { type Texts, refusalText } from '../../../texts/index.ts'
import type { BoardPage } from './board-page.ts'
import type { Choice } from './choice.ts'
import { laidOut, optionsIn } from '../../board/laid-out.ts'
import type { Scene } from '../../board/scene.ts'
import { type Live, type Option, type Stage, stageOf } from '../../board/stage.ts'
import { type Table, lastWritten, tableOf } from './table.ts'

export const sceneOf = ({ rules, position, seat, view }: Table, { moment }: BoardPage): Scene => {
  const offends = moment.ply === view.ply && view.turn === seat ? view.offence : []
  return {
    ...laidOut(rules, position, seat ?? 'white', moment.last),
    ...(offends.length > 0 && { offends }),
  }
}

const optionsOf = (texts: Texts, { rules, mine }: Table, { claims }: BoardPage): readonly Option[] =>
  optionsIn(rules, mine).map((option, index) => {
    const move = mine[index]
    const claim = move && claims[writePath(rules, move)]
    return { ...option, ...(claim && { claim: [claim, texts.seat.claimWith(claim)] as const }) }
  })

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

const readText = (texts: Texts, { rules, position, view }: Table, moves: readonly Option[], text: string): Stage => {
  const found = readMove(rules, position, text)
  if (found.kind === 'move') {
    const stage = stageOf(moves, { move: writePath(rules, found.move), flip: false })
    // A jump that the opponent enforces must be finished, even under rules by which other jumps need not be.
    return stage.kind === 'unread' && view.mustJump ? { kind: 'piece', fault: texts.faults['must-capture'] } : stage
  }
  const { reason, article, forms = [] } = found
  const ways = moves.filter(({ path }) => forms.includes(path.join('x')))
  if (ways.length > 0) return { kind: 'way', moves: ways }
  return { kind: 'piece', fault: refusalText(texts, { code: 'illegal-move', reason, article }) }
}

/** The stage of a choice. The rules read a text that is not one of the moves, or say what is wrong with it. */
export const stageIn = (texts: Texts, table: Table, { moves }: Live, choice: Choice): Stage => {
  const stage = stageOf(moves, choice)
  if (stage.kind !== 'unread') return stage
  const text = choice.move ?? choice.way
  if (text !== undefined) return readText(texts, table, moves, text)
  const reason = moves.some(({ captures }) => captures.length > 0) ? 'must-capture' : 'wrong-square'
  return { kind: 'piece', fault: texts.faults[reason] }
}

/** Whether the reader may play a move now. `move` is its full notation. */
export const mayPlay = (texts: Texts, page: BoardPage, move: string): boolean => {
  const { mine, rules } = tableOf(texts, page.view, page.moment)
  return mine.some((each) => writePath(rules, each) === move)
}
