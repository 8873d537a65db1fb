import { type Choice, choiceQuery, viewOnly } from '../../board/choice.ts'
import { startSquare } from '../../board/choice-stage.ts'
import { showSquare } from '../../board/square.ts'
import { type Html, type Part, html } from '../../kit/html.ts'
import { isLookingBack } from '../history/replay-controls.ts'
import type { BoardContext } from '../model/board-page.ts'
import { gameScene } from '../model/turn-data.ts'
import { type TypedQuestion, readTypedWord } from './typed-word.ts'
import { WORD_ANSWERS, help, listed, movesNow } from './word-answers.ts'

/** Returns what stands on a square, and the moves of that piece. */
const squareAnswer = (here: BoardContext, square: number): string => {
  const { context, table, page } = here
  const { texts } = context
  const all = movesNow(here)
  const setting = { scene: gameScene(table, page), moves: all, stage: { kind: 'piece' } as const }
  const { label } = showSquare(texts, setting, square)
  const own = all.filter((move) => startSquare(move) === square)
  return [
    `${label.charAt(0).toLocaleUpperCase(texts.locale)}${label.slice(1)}.`,
    ...(own.length > 0 ? [texts.typed.possible(listed(own))] : []),
  ].join(' ')
}

const answerOf = (here: BoardContext, question: TypedQuestion): Part => {
  switch (question.kind) {
    case 'word':
      return WORD_ANSWERS[question.word](here)
    case 'square':
      return squareAnswer(here, question.square)
    case 'no-square':
      return here.context.texts.typed.noSquare(question.name)
  }
}

/** Answers a move, or anything else, that is typed when the reader has no move to choose. */
const notNow = (here: BoardContext, choice: Choice): Part => {
  const { context, page, table } = here
  const { refusals, replay, typed } = context.texts
  const { seat, view } = table
  if (view.status !== 'active' || seat === null) return help(here)
  if (view.turn !== seat) return html`${refusals['not-your-turn']} ${help(here)}`
  if (!isLookingBack(here)) return help(here)
  const { ply: _ply, ...look } = viewOnly(choice)
  return html`${typed.notPresent} <a data-go href="${page.path}${choiceQuery(look)}">${replay.present}</a>`
}

/**
 * Returns the answer to a question that was typed in place of a move, such as "last" or "15". Undefined if the text is
 * none, so that it is read as a move; a reader who has no move to choose learns what can be typed.
 */
export const typedAnswer = (here: BoardContext, choice: Choice): Html | undefined => {
  const { move } = choice
  if (move === undefined) return undefined
  const { context, table } = here
  const question = readTypedWord(context.texts, table.rules, move)
  if (!question && table.mine.length > 0) return undefined
  return html`<p id="answer">${question ? answerOf(here, question) : notNow(here, choice)}</p>`
}
