import { jsonLog } from '../../../functions/runtime/json-log.ts'
import { StartFault, errorCode } from '../../machine/start-fault.ts'
import { checkFolder } from '../../machine/data-folder.ts'
import { isLocked } from '../../machine/folder-lock.ts'
import { type HttpListener, type ListenOptions, listen } from '../../http/http-server.ts'
import { checkRelay } from '../relay/relay-login.ts'
import { startLmtpServer } from './lmtp-server.ts'
import type { ServingSettings } from '../settings/read-serving-settings.ts'

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
 * Checks all that a start needs: the folder, the ports and the relay. Throws the first fault. Ports are not checked if
 * a service runs on this folder, as it uses them; the relay is not checked in a rehearsal (`--no-mail`).
 */
export const checkStart = async (serving: ServingSettings, isRehearsal: boolean): Promise<void> => {
  checkFolder(serving.folder)
  if (!isLocked(serving.folder)) await tryPorts(serving, isRehearsal)
  if (!isRehearsal) (await checkRelay(serving)).close()
}
