import {
  type Position,
  legalMoves,
  outcome,
  play,
  sheetOf,
  startPosition,
  writeMove,
} from '../../shared/draughts/index.ts'
import type { GameEvent } from '../../shared/game/events.ts'
import { HOUR } from '../../shared/game/words.ts'
import type { Stored } from '../../shared/service/ports.ts'
import { START, joined, offered } from '../../test/ports/samples.ts'

const rules = sheetOf('english')

/** A game of two names after so many plies, and the move that comes next. */
export type Begun = { readonly stored: Stored; readonly next: string; readonly at: number }

/** Seeded numbers from 0 to 1 (Park and Miller, 1988). */
const dice = (seed: number) => {
  let state = seed
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}

const walked = (random: () => number, plies: number): readonly string[] | undefined => {
  const moves: string[] = []
  let position: Position = startPosition(rules)
  while (moves.length < plies) {
    const legal = outcome(rules, position) ? [] : legalMoves(rules, position)
    const move = legal[Math.floor(random() * legal.length)]
    if (!move) return undefined
    moves.push(writeMove(rules, position, move))
    position = play(rules, position, move)
  }
  return moves
}

/** Of a game that goes on so long; always the same. */
export const randomMoves = (plies: number): readonly string[] => {
  const random = dice(plies + 1)
  for (;;) {
    const moves = walked(random, plies)
    if (moves) return moves
  }
}

/** So many games of random moves, an hour each, in which one more move can be made. */
export const gamesAfter = (plies: number, count: number): readonly Begun[] => {
  const random = dice(plies + 1)
  const games: Begun[] = []
  while (games.length < count) {
    const moves = walked(random, plies + 1)
    if (!moves) continue
    const times = (ply: number): number => START + (25 + ply) * HOUR
    const log: readonly GameEvent[] = [
      offered,
      { ...joined, at: times(0) },
      ...moves.slice(0, plies).map((move, ply): GameEvent => ({ type: 'moved', at: times(ply + 1), move })),
    ]
    games.push({
      stored: { version: log.length, log, last: 1, due: times(plies) + 240 * HOUR },
      next: moves.at(-1) ?? '',
      at: times(plies + 1),
    })
  }
  return games
}
