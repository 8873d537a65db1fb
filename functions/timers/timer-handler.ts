import type { Context } from 'aws-lambda'
import { isGameId } from '../../shared/service/credentials/ids.ts'
import { tickGame } from '../../shared/service/background/tick.ts'
import { isFromLaterRelease } from '../../shared/service/games/later-release.ts'
import type { Logger } from '../../shared/service/runtime/logger.ts'
import type { GameStores } from '../../shared/service/games/handle.ts'

/**
 * Returns the game that a timer names. A timer carries only the id, so nothing in it can be out of date when it fires.
 */
const gameIn = (event: unknown): string => {
  const { game, ...more } = Object(event) as Readonly<Record<string, unknown>>
  if (typeof game === 'string' && isGameId(game) && Object.keys(more).length === 0) return game
  throw new Error('a timer names one game, and nothing else')
}

/**
 * Ticks the game of a timer that fired. A game that a later release has written is left overdue, and the next sweep, at
 * most five minutes later, ticks it.
 */
export const timerHandler =
  (stores: GameStores, clock: () => number, log: Logger) =>
  async (event: unknown, _context: Context): Promise<void> => {
    const game = gameIn(event)
    try {
      await tickGame(stores, game, clock())
    } catch (error) {
      if (!isFromLaterRelease(error)) throw error
      log('warn', 'a game is left to a later release', { game })
    }
  }
