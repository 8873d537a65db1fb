import type { Claim, MoveFault } from '../draughts/index.ts'
import type { ResultReason } from '../game/events.ts'
import type { RefusalCode, RequestFault } from '../game/refusals.ts'

/** Every code of an answer. An illegal move also has a sentence for each reason. */
export type RefusalTexts = Readonly<Record<RefusalCode | RequestFault, string>>
export type FaultTexts = Readonly<Record<MoveFault, string>>

/** Reasons that leave a winner. An arbiter can decide either way. */
export type WonBy = 'no-pieces' | 'no-moves' | 'resignation' | 'time' | 'illegal-moves' | 'adjudication'
export type DrawnBy = Exclude<ResultReason, WonBy> | Claim | 'adjudication'

/** Units of durations, in milliseconds. */
export const UNITS = { day: 86_400_000, hour: 3_600_000, minute: 60_000 } as const
export type Unit = keyof typeof UNITS

export type { ActType } from '../game/commands.ts'
