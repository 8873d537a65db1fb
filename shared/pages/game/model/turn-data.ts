import { type ParsedMove, findPieceFault, otherColour, pieceAt, readMove, writePath } from '../../../draughts/index.ts'
import { type Texts, illegalMoveText, withArticle } from '../../../texts/index.ts'
import { type Part, html } from '../../kit/html.ts'
import { withArticleLink } from '../../rules/article-link.ts'
import type { BoardPage } from './board-page.ts'
import type { Choice } from '../../board/choice.ts'
import { sceneOfPosition, moveOptions } from '../../board/scene-of-position.ts'
import type { Scene } from '../../board/scene.ts'
import { type TurnData, type MoveOption, type ChoiceStage, choiceStage } from '../../board/choice-stage.ts'
import { type GameTable, exampleMove, lastMoveNotation, gameTable } from './game-table.ts'

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

/** A move whose first square is a number. */
const BY_NUMBERS = /^\d/

/**
 * Returns why a text cannot be played. Where squares have letters, it says so of a text in numbers, in an element that a
 * press on the board leaves out.
 */
const textFault = (
  texts: Texts,
  { rules }: GameTable,
  fault: Extract<ParsedMove, { readonly kind: 'illegal' }>,
  text: string,
): Part => {
  const { typed } = texts
  const example = exampleMove(rules)
  if (fault.reason === 'unreadable') {
    const unread = withArticleLink(
      texts,
      rules,
      withArticle(texts, `${typed.unread} ${typed.like(example)}`, fault.article),
    )
    return html`${unread} ${typed.orHelp(typed.words.help)}`
  }
  const why = withArticleLink(texts, rules, illegalMoveText(texts, fault))
  const isForeign = rules.written === 'letters' && BY_NUMBERS.test(text)
  return isForeign ? html`${why} <span data-typed>${typed.lettered(example)}</span>` : why
}

const readText = (texts: Texts, table: GameTable, moves: readonly MoveOption[], text: string): ChoiceStage => {
  const { rules, position, view } = table
  const found = readMove(rules, position, text)
  if (found.kind === 'move') {
    const stage = choiceStage(moves, { move: writePath(rules, found.move), flip: false })
    // A jump that the opponent enforces must be finished, even under rules by which other jumps need not be.
    return stage.kind === 'unread' && view.mustJump ? { kind: 'piece', fault: texts.faults['must-capture'] } : stage
  }
  const ways = moves.filter(({ path }) => found.forms?.includes(path.join('x')))
  if (ways.length > 0) return { kind: 'way', moves: ways }
  return { kind: 'piece', fault: textFault(texts, table, found, text) }
}

/**
 * Returns why a piece cannot be chosen, as a typed move of it would be refused. Of a piece that is blocked it says so: no
 * square was chosen where it cannot go.
 */
const pieceFault = (texts: Texts, { rules, position, view }: GameTable, from: number): Part => {
  const isOwn = pieceAt(rules, position, from)?.colour === position.turn
  const found = view.mustJump ? 'must-capture' : findPieceFault(rules, position, from)
  const reason = isOwn ? found : 'not-your-piece'
  const words = reason === 'wrong-square' ? texts.typed.blocked : texts.faults[reason]
  return withArticleLink(texts, rules, withArticle(texts, words, rules.articles[reason]))
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
