import { type Move, type Position, type RuleSet, legalMoves, play, startPosition } from '../../shared/draughts/index.ts'
import { chances } from '../draughts/random.ts'

/** A position and the move that led to it. */
export type Step = { readonly position: Position; readonly last: Move }

/** Returns the positions of a game of random moves. */
export const walk = (rules: RuleSet, plies: number, seed: number): readonly Step[] => {
  const chance = chances(seed)
  const steps: Step[] = []
  let position = startPosition(rules)
  while (steps.length < plies) {
    const moves = legalMoves(rules, position)
    const last = moves[Math.floor(chance() * moves.length)]
    if (!last) break
    position = play(rules, position, last)
    steps.push({ position, last })
  }
  return steps
}
