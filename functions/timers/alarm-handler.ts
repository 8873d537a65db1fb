import type { Context } from 'aws-lambda'
import { isGameId } from '../../shared/service/credentials/ids.ts'
import { look } from '../../shared/service/background/tick.ts'
import { isNewer } from '../../shared/service/games/newer.ts'
import type { Log } from '../../shared/service/ports/ports.ts'
import type { GameStores } from '../../shared/service/games/handle.ts'

/** Only "look at this game": nothing that can be out of date on arrival. */
const gameIn = (event: unknown): string => {
  const { game, ...more } = Object(event) as Readonly<Record<string, unknown>>
  if (typeof game === 'string' && isGameId(game) && Object.keys(more).length === 0) return game
  throw new Error('an alarm names one game, and nothing else')
}

/** A game that a later release wrote stays overdue: the next sweep, five minutes later, looks at it again. */
export const alarmHandler =
  (stores: GameStores, clock: () => number, log: Log) =>
  async (event: unknown, _context: Context): Promise<void> => {
    const game = gameIn(event)
    try {
      await look(stores, game, clock())
    } catch (error) {
      if (!isNewer(error)) throw error
      log('warn', 'a game is left to a later release', { game })
    }
  }
