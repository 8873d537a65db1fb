import type { Claim, MoveFault } from '../draughts/index.ts'
import type { ResultReason } from '../game/events.ts'
import type { RefusalCode, RequestFault } from '../game/refusals.ts'

/** Every code that an answer may carry. An illegal move has a sentence for each of its reasons besides. */
export type RefusalTexts = Readonly<Record<RefusalCode | RequestFault, string>>
export type FaultTexts = Readonly<Record<MoveFault, string>>

/** Reasons that leave a winner. An arbiter may do either. */
export type WonBy = 'no-pieces' | 'no-moves' | 'resignation' | 'time' | 'illegal-moves' | 'adjudication'
export type DrawnBy = Exclude<ResultReason, WonBy> | Claim | 'adjudication'

/** The units in which time is told, with the milliseconds of each. */
export const UNITS = { day: 86_400_000, hour: 3_600_000, minute: 60_000 } as const
export type Unit = keyof typeof UNITS

export type { ActType } from '../game/commands.ts'
