import { type Move, type Position, type RuleSet, ruleSetOf, startPosition } from '../draughts/index.ts'
import { type Game, type Play, type BoardHistory, playOf } from '../game/model/game.ts'
import { openingPosition } from '../game/board/opening-position.ts'
import { readMoveOn } from '../game/board/position.ts'

/** Returns the boards of a game: the one before the first move, and the one after each move. */
export const positionHistory = (play: Play): readonly BoardHistory[] => {
  const boards: BoardHistory[] = []
  for (let board: BoardHistory | undefined = play; board; board = board.earlier) boards.push(board)
  return boards.toReversed()
}

/** A position, with the move that led to it. */
export type BoardAtPly = { readonly position: Position; readonly last?: Move }

/**
 * Returns the start position of a game that has not begun. If its ballot is still to be drawn, this is the usual start
 * position.
 */
const agreedStart = ({ terms: { opening } }: Game, rules: RuleSet): Position =>
  openingPosition(rules, opening, opening.kind === 'ballot' ? opening.number : undefined) ?? startPosition(rules)

/**
 * Returns the boards after each ply from `from` to `to`; ply 0 is before the first move. For a game that has not begun
 * it returns only the start position.
 */
export const boardsBetween = (game: Game, from: number, to: number): readonly BoardAtPly[] => {
  const rules = ruleSetOf(game.terms.rules)
  const play = playOf(game)
  if (!play) return [{ position: agreedStart(game, rules) }]
  const boards = positionHistory(play)
  return boards.slice(from, to + 1).map(({ position }, n): BoardAtPly => {
    const last = readMoveOn(rules, boards[from + n - 1]?.position, play.moves[from + n - 1])
    return { position, ...(last && { last }) }
  })
}
