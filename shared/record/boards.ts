import { type Move, type Position, type RuleSheet, sheetOf, startPosition } from '../draughts/index.ts'
import { type Game, type Play, type Standing, playOf } from '../game/game.ts'
import { openingPosition } from '../game/opening.ts'
import { wayOf } from '../game/position.ts'

/** The boards of a game: the one before the first move, and the one after each move. */
export const standingsOf = (play: Play): readonly Standing[] => {
  const boards: Standing[] = []
  for (let board: Standing | undefined = play; board; board = board.earlier) boards.push(board)
  return boards.toReversed()
}

/** A position, with the move that led to it. */
export type Board = { readonly position: Position; readonly last?: Move }

/** The start position that is agreed so far. A ballot that was chosen by its number counts before the game begins. */
const agreedStart = ({ terms: { opening } }: Game, rules: RuleSheet): Position =>
  openingPosition(rules, opening, opening.kind === 'ballot' ? opening.number : undefined) ?? startPosition(rules)

/**
 * The boards after the plies `from` to `to`; ply 0 is before the first move. A game that has not begun has its start
 * position alone.
 */
export const boardsOf = (game: Game, from: number, to: number): readonly Board[] => {
  const rules = sheetOf(game.terms.rules)
  const play = playOf(game)
  if (!play) return [{ position: agreedStart(game, rules) }]
  const boards = standingsOf(play)
  return boards.slice(from, to + 1).map(({ position }, n): Board => {
    const last = wayOf(rules, boards[from + n - 1]?.position, play.moves[from + n - 1])
    return { position, ...(last && { last }) }
  })
}
