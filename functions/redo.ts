import type { Log } from '../shared/service/ports.ts'
import { type Retelling, retell } from '../shared/service/retell.ts'
import { readAside } from './aws/aside.ts'
import { messagesHandler } from './messages.ts'

/** A whole batch at once. */
const LANES = 10

/** From the stored state, so an unreadable record loses nothing. */
export const redoHandler = (retelling: Retelling, log: Log, clock: () => number) =>
  messagesHandler({ log, failure: 'a game that was put aside failed again', clock, lanes: LANES }, async (body) => {
    await retell(retelling, readAside(body), clock())
    return true
  })
