import { legalMoves, otherColour } from '../../../draughts/index.ts'
import { type MoveOption, shortNotation } from '../../board/choice-stage.ts'
import { moveOptions } from '../../board/scene-of-position.ts'
import { type Part, html, sentence } from '../../kit/html.ts'
import { moveNumberAt } from '../history/move-list.ts'
import { shownSentence } from '../history/replay-controls.ts'
import type { BoardContext } from '../model/board-page.ts'
import { exampleMove, lastMoveNotation } from '../model/game-table.ts'
import { positionSentences } from '../model/position-in-words.ts'
import { clockSentences } from '../panels/clock-line.ts'
import { clockStops } from '../panels/current-conditions.ts'
import { TYPED_WORDS, type TypedWord } from './typed-word.ts'

/** Returns whether the shown position is the last one of a game that is over. */
const isEnd = ({ page }: BoardContext): boolean => page.view.status !== 'active' && page.moment.ply === page.view.ply

/** Returns the moves of the side to move in the shown position, whoever reads the page. */
export const movesNow = (here: BoardContext): readonly MoveOption[] => {
  const { rules, position, mine } = here.table
  if (isEnd(here)) return []
  return moveOptions(rules, mine.length > 0 ? mine : legalMoves(rules, position))
}

export const listed = (moves: readonly MoveOption[]): string => moves.map(shortNotation).join(', ')

const last = (here: BoardContext): Part => {
  const { context, table, page } = here
  const { texts } = context
  const move = lastMoveNotation(table, page.moment)
  if (move === undefined) return texts.seat.noMoves
  const taken = page.moment.last?.taken.map(([square]) => table.nameOf(square)).join(', ') ?? ''
  const number = texts.replay.move(moveNumberAt(here, page.moment.ply))
  return sentence(texts.seat.labelled, number, shownSentence(here, move, taken))
}

const time = (here: BoardContext): Part => {
  const { context, table } = here
  const { refusals, seat } = context.texts
  if (table.view.status !== 'active') return refusals['game-over']
  if (table.view.deadline === null && table.view.clock.left === null) return seat.noHurry
  const first = table.view.turn ?? 'black'
  const clocks = [first, otherColour(first)].map((colour) => clockSentences(here, colour))
  return [...clockStops(here).map((stop) => html`${stop} `), ...clocks]
}

const moves = (here: BoardContext): Part => {
  const { refusals, typed } = here.context.texts
  const all = movesNow(here)
  if (all.length === 0) return refusals['game-over']
  return typed.possible(listed(all))
}

/** A square in the middle of every board. */
const EXAMPLE = 15

/** Returns how a move is written, and the words that can be typed, with what each of them answers. */
export const help = ({ context: { texts }, table }: BoardContext): Part => {
  const { seat, typed } = texts
  const lines = [
    ...TYPED_WORDS.map((word) => seat.labelled(typed.words[word], typed.says[word])),
    seat.labelled(table.nameOf(EXAMPLE), typed.says.square),
  ]
  return html`${typed.like(exampleMove(table.rules))} ${lines.join('; ')}. <a href="/without-sight">${typed.page}</a>`
}

/** The answer to each word, for whoever reads the page. */
export const WORD_ANSWERS: Readonly<Record<TypedWord, (here: BoardContext) => Part>> = {
  last,
  time,
  board: (here) => positionSentences(here.context.texts, here.table, isEnd(here)).join(' '),
  moves,
  help,
}
