import type { Context } from 'aws-lambda'
import { isGameId } from '../../shared/service/credentials/ids.ts'
import { type TickPorts, tickStored } from '../../shared/service/background/tick.ts'
import { isFromLaterRelease } from '../../shared/service/games/later-release.ts'
import type { Logger } from '../../shared/service/runtime/logger.ts'
import { tournamentIdIn } from '../../shared/service/ports/tournaments/tournament-key.ts'

/**
 * Returns the game or tournament that a timer names. A timer carries only the key, so nothing in it can be out of date
 * when it fires.
 */
const keyIn = (event: unknown): string => {
  const { game, ...more } = Object(event) as Readonly<Record<string, unknown>>
  const isKey = typeof game === 'string' && isGameId(tournamentIdIn(game) ?? game)
  if (isKey && Object.keys(more).length === 0) return game
  throw new Error('a timer names one game, and nothing else')
}

/**
 * Ticks the game of a timer that fired. A game that a later release has written is left overdue, and the next sweep, at
 * most five minutes later, ticks it.
 */
export const timerHandler =
  (stores: TickPorts, clock: () => number, log: Logger) =>
  async (event: unknown, _context: Context): Promise<void> => {
    const game = keyIn(event)
    try {
      await tickStored(stores, game, clock())
    } catch (error) {
      if (!isFromLaterRelease(error)) throw error
      log('warn', 'a game is left to a later release', { game })
    }
  }
