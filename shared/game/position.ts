import { type Move, type Position, type RuleSheet, readMove, sheetOf, startPosition } from '../draughts/index.ts'
import { type Game, playOf } from './game.ts'
import { openingPosition } from './opening.ts'

/** Before the game begins, as far as its start is agreed. */
export const positionOf = (game: Game): Position => {
  const rules = sheetOf(game.terms.rules)
  return playOf(game)?.position ?? openingPosition(rules, game.terms.opening) ?? startPosition(rules)
}

/** A written move's way is read on the board before it. Undefined if either is missing. */
export const wayOf = (rules: RuleSheet, before: Position | undefined, text: string | undefined): Move | undefined => {
  const read = before && text !== undefined ? readMove(rules, before, text) : undefined
  return read?.kind === 'move' ? read.move : undefined
}
