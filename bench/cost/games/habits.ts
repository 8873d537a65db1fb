import { DAY, type Duration } from '../../../shared/game/model/words.ts'

/** How people play: the number of plies, the polls before each move, and the time from one move to the next. */
export type Habits = { readonly plies: number; readonly polls: number; readonly pace: Duration }

/** The habits of people who look at a game once a day. A usual game has 60 plies. */
export const HABITS: Habits = { plies: 60, polls: 1, pace: DAY }

/** Factors that vary the time between moves, because nobody moves at the same time each day. */
const UNEVEN = [0.4, 1.3, 0.9, 1.7, 0.7] as const

/** Returns the pause before each move. */
export const pausesOf = ({ plies, pace }: Habits): readonly Duration[] =>
  Array.from({ length: plies }, (_, ply) => pace * (UNEVEN[ply % UNEVEN.length] ?? 1))

/** Returns the time from each move until the next; infinite after the last. */
export const turnLengths = (habits: Habits): readonly Duration[] => [...pausesOf(habits).slice(1), Infinity]
