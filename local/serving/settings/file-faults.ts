import { X509Certificate, createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { errorReason } from '../../machine/start-fault.ts'

/** Returns a fault for a path that begins with `~`, which only a shell expands; a settings file and systemd do not. */
export const homeFault = (text: string): string | undefined =>
  text.startsWith('~') ? 'must be written in full, from / on: ~ means nothing in a setting' : undefined

/** Returns a check of a PEM file. A fault contains nothing of the file, which may be a private key. */
const pemFault =
  (kind: string, read: (pem: string) => unknown) =>
  (path: string): string | undefined => {
    const fault = fileFault(path)
    if (fault !== undefined) return fault
    try {
      read(readFileSync(path, 'utf8'))
      return undefined
    } catch {
      return `names a file that has no ${kind} in PEM`
    }
  }

/** Returns what is wrong with the file of a private key. */
export const keyFault = pemFault('private key', createPrivateKey)
/** Returns what is wrong with the file of a certificate. */
export const certificateFault = pemFault('certificate', (pem) => new X509Certificate(pem))

/** Returns why a file cannot be read. */
export const fileFault = (text: string): string | undefined => {
  const home = homeFault(text)
  if (home !== undefined) return home
  try {
    readFileSync(text)
    return undefined
  } catch (error) {
    return `names a file that cannot be read (${errorReason(error)})`
  }
}
