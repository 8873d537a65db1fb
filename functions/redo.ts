import type { Log } from '../shared/service/ports.ts'
import { type Retelling, retell } from '../shared/service/retell.ts'
import { readAside } from './aws/aside.ts'
import { messagesHandler } from './messages.ts'

/**
 * The games whose change could not be carried out: their letters are written and the games that follow made from what
 * is stored now, so that a record which nobody can read is no loss. One that fails comes again.
 */
export const redoHandler = (retelling: Retelling, log: Log, clock: () => number) =>
  messagesHandler(log, 'a game that was put aside failed again', async (body) => {
    await retell(retelling, readAside(body), clock())
    return true
  })
