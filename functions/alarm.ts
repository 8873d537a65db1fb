import type { Context } from 'aws-lambda'
import * as z from 'zod/mini'
import { isGameId } from '../shared/service/ids.ts'
import { look } from '../shared/service/look.ts'
import type { GameStores } from '../shared/service/handle.ts'

/** Only "look at this game": nothing that can be out of date on arrival. */
const tick = z.strictObject({ game: z.string().check(z.refine(isGameId)) })

export const alarmHandler =
  (stores: GameStores, clock: () => number) =>
  async (event: unknown, _context: Context): Promise<void> =>
    look(stores, tick.parse(event).game, clock())
