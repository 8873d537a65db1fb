import { randomBytes } from 'node:crypto'
import type { RandomBytes } from '../../../shared/service/ports/signer.ts'

/** Random bytes that nobody can predict, for tokens and keys. */
export const secureRandomBytes: RandomBytes = (bytes) => randomBytes(bytes)
