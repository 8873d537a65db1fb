import { randomBytes } from 'node:crypto'
import type { Chance } from '../../shared/service/ports/signer.ts'

/** Random bytes that nobody can predict, for tokens and keys. */
export const chance: Chance = (bytes) => randomBytes(bytes)
