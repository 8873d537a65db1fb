import type { Result } from '../../../shared/game/events.ts'

/** By the clock: a loss on time, or of a side that never moved. */
export const isOnTime = ({ reason }: Result): boolean => reason === 'time' || reason === 'forfeit'
