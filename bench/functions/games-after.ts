import type { GameEvent } from '../../shared/game/model/events.ts'
import { HOUR } from '../../shared/game/model/words.ts'
import type { GameRecord } from '../../shared/service/ports/games.ts'
import { dice, longWalk } from '../../test/draughts/walk.ts'
import { START, joined, offered } from '../../test/ports/samples.ts'

/** A stored game after some plies, with the next move and when it is made. */
export type GameAfter = { readonly stored: GameRecord; readonly next: string; readonly at: number }

/** Returns `count` games after `plies` random moves, an hour apart. In each of them one more move can be made. */
export const gamesAfter = (plies: number, count: number): readonly GameAfter[] => {
  const random = dice(plies + 1)
  return Array.from({ length: count }, () => {
    const moves = longWalk(plies + 1, random)
    const times = (ply: number): number => START + (25 + ply) * HOUR
    const log: readonly GameEvent[] = [
      offered,
      { ...joined, at: times(0) },
      ...moves.slice(0, plies).map((move, ply): GameEvent => ({ type: 'moved', at: times(ply + 1), move })),
    ]
    return {
      stored: { version: log.length, log, last: 1, due: times(plies) + 240 * HOUR },
      next: moves.at(-1) ?? '',
      at: times(plies + 1),
    }
  })
}
