import { readFileSync, watchFile, unwatchFile } from 'node:fs'
import { type Duration, MINUTE } from '../../shared/game/words.ts'
import type { Log } from '../../shared/service/runtime/logger.ts'
import { reasonOf } from '../fault.ts'
import type { Secure } from '../server.ts'
import type { Pair } from './settings.ts'

export const pairIn = ({ certificate, key }: Pair): Secure => ({
  cert: readFileSync(certificate),
  key: readFileSync(key),
})

/**
 * Calls `renew` when the files of the certificate change. A renewal writes two files, and the pair is used once both
 * fit together. Returns a function that stops watching.
 */
export const onRenewal = (
  pair: Pair,
  renew: (secure: Secure) => void,
  log: Log,
  every: Duration = MINUTE,
): (() => void) => {
  const read = (): void => {
    try {
      renew(pairIn(pair))
      log('info', 'the certificate was read again')
    } catch (error) {
      log('warn', 'the certificate cannot be used; the last one stays', { reason: reasonOf(error) })
    }
  }
  const files = Object.values(pair)
  for (const file of files) watchFile(file, { interval: every, persistent: false }, read)
  return () => {
    for (const file of files) unwatchFile(file, read)
  }
}
