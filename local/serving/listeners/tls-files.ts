import { readFileSync, watchFile, unwatchFile } from 'node:fs'
import { type Duration, MINUTE } from '../../../shared/game/model/words.ts'
import type { Logger } from '../../../shared/service/runtime/logger.ts'
import { errorReason } from '../../machine/start-fault.ts'
import type { TlsCredentials } from '../../http/http-server.ts'
import type { TlsFiles } from '../settings/read-serving-settings.ts'

export const readTlsFiles = ({ certificate, key }: TlsFiles): TlsCredentials => ({
  cert: readFileSync(certificate),
  key: readFileSync(key),
})

/**
 * Calls `renew` when the files of the certificate change. A renewal writes two files, and the pair is used once both
 * fit together. Returns a function that stops watching.
 */
export const watchTlsFiles = (
  pair: TlsFiles,
  renew: (secure: TlsCredentials) => void,
  log: Logger,
  every: Duration = MINUTE,
): (() => void) => {
  const read = (): void => {
    try {
      renew(readTlsFiles(pair))
      log('info', 'the certificate was read again')
    } catch (error) {
      log('warn', 'the certificate cannot be used; the last one stays', { reason: errorReason(error) })
    }
  }
  const files = Object.values(pair)
  for (const file of files) watchFile(file, { interval: every, persistent: false }, read)
  return () => {
    for (const file of files) unwatchFile(file, read)
  }
}
