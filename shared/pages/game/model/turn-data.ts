import { findPieceFault, otherColour, readMove, writePath } from '../../../draughts/index.ts'
import { type Texts, illegalMoveText } from '../../../texts/index.ts'
import { type Part, html } from '../../kit/html.ts'
import { withArticleLink } from '../../rules/article-link.ts'
import type { BoardPage } from './board-page.ts'
import type { Choice } from '../../board/choice.ts'
import { sceneOfPosition, moveOptions } from '../../board/scene-of-position.ts'
import type { Scene } from '../../board/scene.ts'
import { type TurnData, type MoveOption, type ChoiceStage, choiceStage } from '../../board/choice-stage.ts'
import { type GameTable, lastMoveNotation, gameTable } from './game-table.ts'

export const gameScene = ({ rules, position, seat, view }: GameTable, { moment }: BoardPage): Scene => {
  const offends = moment.ply === view.ply && view.turn === seat ? view.offence : []
  return {
    ...sceneOfPosition(rules, position, seat ?? 'white', moment.last),
    ...(offends.length > 0 && { offends }),
  }
}

const optionsOf = (texts: Texts, { rules, mine }: GameTable, { claims }: BoardPage): readonly MoveOption[] =>
  moveOptions(rules, mine).map((option, index) => {
    const move = mine[index]
    const claim = move && claims[writePath(rules, move)]
    return { ...option, ...(claim && { claim: [claim, texts.seat.claimWith(claim)] as const }) }
  })

/**
 * Returns that the other player has accepted, until the first move, for the creator. Undefined if nobody had to accept:
 * in a rematch, say.
 */
export const acceptedText = (
  { seat: words }: Texts,
  { view, names }: GameTable,
  page: BoardPage,
): string | undefined => {
  const { seat } = view.creator
  const isAccepted = view.ply === 0 && view.you?.role === 'creator' && page.events.some(({ type }) => type === 'joined')
  return isAccepted && seat !== null ? words.accepted(names[otherColour(seat)]) : undefined
}

export const turnDataOf = (texts: Texts, table: GameTable, page: BoardPage): TurnData => {
  const { view, names, seat } = table
  const last = lastMoveNotation(table, page.moment)
  const accepted = acceptedText(texts, table, page)
  const crowned = page.moment.last?.crowned
  const { [otherColour(seat ?? 'black')]: other } = names
  return {
    path: page.path,
    ply: view.ply,
    scene: gameScene(table, page),
    moves: optionsOf(texts, table, page),
    begins: view.ply === 0,
    ...(last !== undefined && { theirs: crowned ? [other, last, crowned] : [other, last] }),
    ...(accepted !== undefined && { accepted }),
  }
}

const readText = (
  texts: Texts,
  { rules, position, view }: GameTable,
  moves: readonly MoveOption[],
  text: string,
): ChoiceStage => {
  const found = readMove(rules, position, text)
  if (found.kind === 'move') {
    const stage = choiceStage(moves, { move: writePath(rules, found.move), flip: false })
    // A jump that the opponent enforces must be finished, even under rules by which other jumps need not be.
    return stage.kind === 'unread' && view.mustJump ? { kind: 'piece', fault: texts.faults['must-capture'] } : stage
  }
  const ways = moves.filter(({ path }) => found.forms?.includes(path.join('x')))
  if (ways.length > 0) return { kind: 'way', moves: ways }
  const fault = withArticleLink(texts, rules, illegalMoveText(texts, found))
  const isUnreadable = found.reason === 'unreadable'
  return { kind: 'piece', fault: isUnreadable ? html`${fault} ${texts.typed.orHelp(texts.typed.words.help)}` : fault }
}

/** Returns why a piece cannot be chosen, as a typed move of it would be refused. */
const pieceFault = (texts: Texts, { rules, position, view }: GameTable, from: number): Part => {
  const reason = view.mustJump ? 'must-capture' : findPieceFault(rules, position, from)
  return withArticleLink(texts, rules, illegalMoveText(texts, { reason, article: rules.articles[reason] }))
}

/**
 * Returns the stage of a choice. A typed text that is none of the moves is read by the rules, which find the move or
 * say what is wrong.
 */
export const stageOnServer = (texts: Texts, table: GameTable, { moves }: TurnData, choice: Choice): ChoiceStage => {
  const stage = choiceStage(moves, choice)
  if (stage.kind !== 'unread') return stage
  const text = choice.move ?? choice.way
  if (text !== undefined) return readText(texts, table, moves, text)
  return { kind: 'piece', fault: pieceFault(texts, table, choice.from ?? 0) }
}

/** Returns whether the reader may play a move now. `move` is its full notation. */
export const mayPlay = (texts: Texts, page: BoardPage, move: string): boolean => {
  const { mine, rules } = gameTable(texts, page.view, page.moment)
  return mine.some((each) => writePath(rules, each) === move)
}
