import { jsonLog } from '../../functions/aws/log.ts'
import { StartFault, errorCode } from '../fault.ts'
import { checkFolder } from '../folder.ts'
import { isLocked } from '../lock.ts'
import { type HttpListener, type ListenOptions, listen } from '../server.ts'
import { checkRelay } from './asked.ts'
import { startLmtpServer } from './lmtp.ts'
import type { ServingSettings } from './settings.ts'

/** Why a port cannot be used, by the system's error code. */
const PORT_SENTENCES: ReadonlyMap<string, string> = new Map([
  ['EADDRINUSE', 'another program uses it'],
  ['EADDRNOTAVAIL', 'this machine has no such address; see HOST'],
  ['EACCES', 'a user who is not root may only use ports from 1024'],
])

export const listenAt = (setting: 'PORT' | 'METRICS_PORT', place: ListenOptions): Promise<HttpListener> =>
  listen(place).catch((error: unknown) => {
    const code = errorCode(error)
    throw new StartFault(
      `${setting}: port ${place.port} at ${place.host ?? '127.0.0.1'} cannot be used: ${PORT_SENTENCES.get(code) ?? 'the system refuses it'} (${code}).`,
    )
  })

const tryPorts = async ({ host, port, metricsPort, replies }: ServingSettings, isRehearsal: boolean): Promise<void> => {
  await (await listenAt('PORT', { host, port })).close()
  if (metricsPort !== undefined) await (await listenAt('METRICS_PORT', { port: metricsPort })).close()
  if (replies && !isRehearsal) await (await startLmtpServer({ ...replies, readers: [] }, jsonLog())).close()
}

/**
 * Checks all that a start needs: the folder, the ports and the relay. Ports are skipped if a service runs on this
 * folder, as it has them; a rehearsal skips the relay. Throws the first fault.
 */
export const checkStart = async (serving: ServingSettings, isRehearsal: boolean): Promise<void> => {
  checkFolder(serving.folder)
  if (!isLocked(serving.folder)) await tryPorts(serving, isRehearsal)
  if (!isRehearsal) (await checkRelay(serving)).close()
}
