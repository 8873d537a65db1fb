import type { Result } from '../../../shared/game/model/events.ts'

/** Returns whether the clock decided the game: a loss on time, or one of a side that never moved. */
export const isOnTime = ({ reason }: Result): boolean => reason === 'time' || reason === 'forfeit'
