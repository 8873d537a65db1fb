import { type Move, type Position, type RuleSheet, readMove, sheetOf, startPosition } from '../draughts/index.ts'
import { type Game, type Play, type Standing, playOf } from '../game/game.ts'
import { openingPosition } from '../game/opening.ts'

/** The board before the first move, and after each. */
export const standingsOf = (play: Play): readonly Standing[] => {
  const standings: Standing[] = []
  for (let standing: Standing | undefined = play; standing; standing = standing.earlier) standings.push(standing)
  return standings.toReversed()
}

/** A position, and the move that led to it. */
export type Board = { readonly position: Position; readonly last?: Move }

/** Moves are kept as written, so the way of one is read on the board before it. */
const wayOf = (rules: RuleSheet, before: Position | undefined, text: string | undefined): Move | undefined => {
  const read = before && text !== undefined ? readMove(rules, before, text) : undefined
  return read?.kind === 'move' ? read.move : undefined
}

/** A ballot whose number was agreed is shown before the game begins. */
const agreedStart = ({ terms: { opening } }: Game, rules: RuleSheet): Position =>
  openingPosition(rules, opening, opening.kind === 'ballot' ? opening.number : undefined) ?? startPosition(rules)

/** The boards of the plies `from` to `to`, 0 before the first move. A game that has not begun has its start position. */
export const boardsOf = (game: Game, from: number, to: number): readonly Board[] => {
  const rules = sheetOf(game.terms.rules)
  const play = playOf(game)
  if (!play) return [{ position: agreedStart(game, rules) }]
  const standings = standingsOf(play)
  return standings.slice(from, to + 1).map(({ position }, n): Board => {
    const last = wayOf(rules, standings[from + n - 1]?.position, play.moves[from + n - 1])
    return { position, ...(last && { last }) }
  })
}
