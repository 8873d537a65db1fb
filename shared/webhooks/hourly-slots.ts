import { HOUR, type Instant } from '../game/model/words.ts'
import { WEBHOOK_LIMITS } from './delivery-limits.ts'

/** Returns the number of the hour, counted from 1970. */
export const hourOf = (now: Instant): number => Math.floor(now / HOUR)

/**
 * Returns when the nth request of this hour may be sent. Requests within the hourly limit are sent at once; further
 * requests are spread evenly over the next hours, in order.
 */
export const sendTimeOf = (nth: number, now: Instant): Instant =>
  nth <= WEBHOOK_LIMITS.hour ? now : Math.ceil(hourOf(now) * HOUR + ((nth - 1) * HOUR) / WEBHOOK_LIMITS.hour)
