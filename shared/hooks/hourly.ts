import { HOUR, type Instant } from '../game/words.ts'
import { HOOKS } from './bounds.ts'

export const hourOf = (now: Instant): number => Math.floor(now / HOUR)

/** When the nth post of this hour may go: those of an hour fill the next hours evenly, in order. */
export const placeOf = (nth: number, now: Instant): Instant =>
  nth <= HOOKS.hour ? now : Math.ceil(hourOf(now) * HOUR + ((nth - 1) * HOUR) / HOOKS.hour)
