import { statfs } from 'node:fs/promises'
import { resolveMx, resolveTxt } from 'node:dns/promises'
import { connect } from 'node:tls'
import { errorCode } from '../../local/machine/start-fault.ts'
import { isLocked } from '../../local/machine/folder-lock.ts'
import { checkRelay } from '../../local/serving/relay/relay-login.ts'
import { type Duration, SECOND } from '../../shared/game/model/words.ts'
import type { MailRecord, Machine } from './checked-machine.ts'

const PATIENCE: Duration = 10 * SECOND

const NO_RECORD: ReadonlySet<string> = new Set(['ENOTFOUND', 'ENODATA'])

const ifFound = async <T>(asked: Promise<T>, missing: ReadonlySet<string>): Promise<T | undefined> => {
  try {
    return await asked
  } catch (error) {
    if (missing.has(errorCode(error))) return undefined
    throw error
  }
}

const RESOLVE: Readonly<Record<MailRecord, (name: string) => Promise<readonly string[]>>> = {
  MX: async (name) => (await resolveMx(name)).map(({ exchange }) => exchange),
  TXT: async (name) => (await resolveTxt(name)).map((parts) => parts.join('')),
}

/** Returns when the certificate expires, also of one that is not trusted: `get` reports that. */
const certificateUntil = (host: string, port: number): Promise<number> => {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const socket = connect({ host, port, servername: host, rejectUnauthorized: false }, () =>
    resolve(Date.parse(socket.getPeerCertificate().valid_to)),
  )
  socket.setTimeout(PATIENCE, () => reject(new Error('no answer')))
  socket.on('error', reject)
  return promise.finally(() => socket.destroy())
}

export const thisMachine = (): Machine => ({
  now: Date.now,
  isServed: isLocked,
  freeBytes: async (folder) => {
    const disk = await ifFound(statfs(folder), new Set(['ENOENT']))
    return disk && disk.bavail * disk.bsize
  },
  get: async (url) => {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) })
    return { status: response.status, body: await response.text() }
  },
  certificateUntil,
  dns: async (name, type) => (await ifFound(RESOLVE[type](name), NO_RECORD)) ?? [],
  logIn: async (serving) => (await checkRelay(serving)).close(),
})
