import { HOOKS } from './bounds.ts'
import type { Duration } from '../game/words.ts'

/** After the nth try that failed. Undefined: it was the last. */
export const waitAfter = (tries: number): Duration | undefined => HOOKS.retries[tries - 1]
