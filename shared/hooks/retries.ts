import { HOOKS } from './bounds.ts'
import type { Duration } from '../game/words.ts'

/** How long to wait after so many failed attempts. Undefined after the last one. */
export const waitAfter = (tries: number): Duration | undefined => HOOKS.retries[tries - 1]
