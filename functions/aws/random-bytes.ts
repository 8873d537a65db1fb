import { randomBytes } from 'node:crypto'
import type { Chance } from '../../shared/service/ports/ports.ts'

export const chance: Chance = (bytes) => randomBytes(bytes)
