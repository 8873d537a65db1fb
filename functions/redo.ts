import type { Log } from '../shared/service/ports.ts'
import { type Retelling, retell } from '../shared/service/retell.ts'
import { readAside } from './aws/aside.ts'
import { messagesHandler } from './messages.ts'

/**
 * Handles games put aside: writes their letters and makes the games that follow from the stored state, so an
 * unreadable record loses nothing. A failed message returns to the queue.
 */
export const redoHandler = (retelling: Retelling, log: Log, clock: () => number) =>
  messagesHandler(log, 'a game that was put aside failed again', async (body) => {
    await retell(retelling, readAside(body), clock())
    return true
  })
