import { type Move, type Position, type RuleSet, readMove, ruleSetOf, startPosition } from '../../draughts/index.ts'
import { type Game, playOf } from '../model/game.ts'
import { openingPosition } from './opening-position.ts'

/**
 * Returns the position of a game. Before the opponent joins, that is the agreed opening position, or else the start
 * position.
 */
export const positionOf = (game: Game): Position => {
  const rules = ruleSetOf(game.terms.rules)
  return playOf(game)?.position ?? openingPosition(rules, game.terms.opening) ?? startPosition(rules)
}

/**
 * Returns the move that `text` writes, read on the board before it. Undefined if either is missing or the move is
 * illegal.
 */
export const readMoveOn = (
  rules: RuleSet,
  before: Position | undefined,
  text: string | undefined,
): Move | undefined => {
  const read = before && text !== undefined ? readMove(rules, before, text) : undefined
  return read?.kind === 'move' ? read.move : undefined
}
