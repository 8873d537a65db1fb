import { type Move, type Position, type RuleSheet, sheetOf, startPosition } from '../draughts/index.ts'
import { type Game, type Play, type Standing, playOf } from '../game/game.ts'
import { openingPosition } from '../game/opening.ts'
import { wayOf } from '../game/position.ts'

/** Before the first move, and after each. */
export const standingsOf = (play: Play): readonly Standing[] => {
  const standings: Standing[] = []
  for (let standing: Standing | undefined = play; standing; standing = standing.earlier) standings.push(standing)
  return standings.toReversed()
}

/** With the move that led to it. */
export type Board = { readonly position: Position; readonly last?: Move }

/** A ballot agreed by number shows before the game begins. */
const agreedStart = ({ terms: { opening } }: Game, rules: RuleSheet): Position =>
  openingPosition(rules, opening, opening.kind === 'ballot' ? opening.number : undefined) ?? startPosition(rules)

/** Plies `from` to `to`, 0 before the first move. Before the game, its start position. */
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
