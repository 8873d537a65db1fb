import { WEBHOOK_LIMITS } from './delivery-limits.ts'
import type { Duration } from '../game/model/words.ts'

/** Returns how long to wait after a number of failed attempts, without jitter. Undefined after the last one. */
export const retryDelay = (tries: number): Duration | undefined => WEBHOOK_LIMITS.retries[tries - 1]
