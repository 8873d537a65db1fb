import { jsonLog } from '../../functions/aws/log.ts'
import { StartFault, codeOf } from '../fault.ts'
import { checkFolder } from '../folder.ts'
import { isLocked } from '../lock.ts'
import { type Listening, type Place, listen } from '../server.ts'
import { asked } from './asked.ts'
import { listenForMail } from './lmtp.ts'
import type { Serving } from './settings.ts'

/** Why a port cannot be used, by the system's error code. */
const PORT_SENTENCES: ReadonlyMap<string, string> = new Map([
  ['EADDRINUSE', 'another program uses it'],
  ['EADDRNOTAVAIL', 'this machine has no such address; see HOST'],
  ['EACCES', 'a user who is not root may only use ports from 1024'],
])

export const listenAt = (setting: 'PORT' | 'METRICS_PORT', place: Place): Promise<Listening> =>
  listen(place).catch((error: unknown) => {
    const code = codeOf(error)
    throw new StartFault(
      `${setting}: port ${place.port} at ${place.host ?? '127.0.0.1'} cannot be used: ${PORT_SENTENCES.get(code) ?? 'the system refuses it'} (${code}).`,
    )
  })

const tryPorts = async ({ host, port, metricsPort, replies }: Serving, isRehearsal: boolean): Promise<void> => {
  await (await listenAt('PORT', { host, port })).close()
  if (metricsPort !== undefined) await (await listenAt('METRICS_PORT', { port: metricsPort })).close()
  if (replies && !isRehearsal) await (await listenForMail({ ...replies, readers: [] }, jsonLog())).close()
}

/**
 * Checks all that a start needs: the folder, the ports and the relay. Ports are skipped if a service runs on this
 * folder, as it has them; a rehearsal skips the relay. Throws the first fault.
 */
export const tried = async (serving: Serving, isRehearsal: boolean): Promise<void> => {
  checkFolder(serving.folder)
  if (!isLocked(serving.folder)) await tryPorts(serving, isRehearsal)
  if (!isRehearsal) (await asked(serving)).close()
}
