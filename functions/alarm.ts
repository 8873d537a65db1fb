import type { Context } from 'aws-lambda'
import { isGameId } from '../shared/service/ids.ts'
import { look } from '../shared/service/look.ts'
import type { GameStores } from '../shared/service/handle.ts'

/** Only "look at this game": nothing that can be out of date on arrival. */
const gameIn = (event: unknown): string => {
  const { game, ...more } = Object(event) as Readonly<Record<string, unknown>>
  if (typeof game === 'string' && isGameId(game) && Object.keys(more).length === 0) return game
  throw new Error('an alarm names one game, and nothing else')
}

export const alarmHandler =
  (stores: GameStores, clock: () => number) =>
  async (event: unknown, _context: Context): Promise<void> =>
    look(stores, gameIn(event), clock())
