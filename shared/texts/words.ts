import type { Claim, MoveFault } from '../draughts/index.ts'
import type { EventType, ResultReason } from '../game/events.ts'
import type { RefusalCode, RequestFault } from '../game/refusals.ts'

/** Every code of an answer. An illegal move also has a sentence for each reason. */
export type RefusalTexts = Readonly<Record<RefusalCode | RequestFault, string>>
export type FaultTexts = Readonly<Record<MoveFault, string>>

/** Reasons that leave a winner. An arbiter can decide either way. */
export type WonBy = 'no-pieces' | 'no-moves' | 'resignation' | 'time' | 'forfeit' | 'illegal-moves' | 'adjudication'
export type DrawnBy = Exclude<ResultReason, WonBy> | Claim | 'adjudication'

/** Units of durations, in milliseconds. */
export const UNITS = { day: 86_400_000, hour: 3_600_000, minute: 60_000 } as const
export type Unit = keyof typeof UNITS

/** The heading of an email, and what it tells in a sentence or two. */
export type NewsText = { readonly title: string; readonly text: string }

/**
 * The words of an event in a list: each is empty where the event has none. `when` is the instant that it leads to.
 * `isYou`: `who` is the reader, for languages whose verb then is another. `isLater`: it begins with `from`, else at once.
 */
export type Happened = Readonly<Record<'who' | 'whom' | 'time' | 'from' | 'when' | 'square', string>> & {
  readonly isYou: boolean
  readonly isLater: boolean
}

/** A sentence for each event that is listed. One without a sentence is shown to nobody: notes, plans, messages and links have none. */
export type Listed = { readonly [T in EventType]?: string | ((said: Happened) => string) }

export type { ActType } from '../game/commands.ts'
