import {
  type Position,
  legalMoves,
  outcome,
  play,
  ruleSetOf,
  startPosition,
  writeMove,
} from '../../shared/draughts/index.ts'

const rules = ruleSetOf('english')

/** Returns a source of seeded numbers from 0 to 1 (Park and Miller, 1988). */
export const dice = (seed: number): (() => number) => {
  let state = seed
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}

/** Returns `plies` random legal moves of English draughts, or fewer if the game ends. */
export const walk = (random: () => number, plies: number): readonly string[] => {
  const moves: string[] = []
  let position: Position = startPosition(rules)
  while (moves.length < plies && !outcome(rules, position)) {
    const legal = legalMoves(rules, position)
    const move = legal[Math.floor(random() * legal.length)]
    if (!move) break
    moves.push(writeMove(rules, position, move))
    position = play(rules, position, move)
  }
  return moves
}

/** Returns the moves of a random game of exactly `plies` plies. The same `plies` gives the same moves. */
export const longWalk = (plies: number, random = dice(plies + 1)): readonly string[] => {
  for (;;) {
    const moves = walk(random, plies)
    if (moves.length === plies) return moves
  }
}
