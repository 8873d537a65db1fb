import type { Claim, MoveFault } from '../../draughts/index.ts'
import type { ResultReason } from '../../game/model/events.ts'
import type { RefusalCode, RequestFault } from '../../game/model/refusals.ts'

/** A sentence for every code with which the service refuses a request. */
export type RefusalTexts = Readonly<Record<RefusalCode | RequestFault, string>>

/** A sentence for every reason why a move is illegal. */
export type FaultTexts = Readonly<Record<MoveFault, string>>

/** The reasons of a result with a winner. An arbiter's decision (`adjudication`) may also be a draw. */
export type WonBy = 'no-pieces' | 'no-moves' | 'resignation' | 'time' | 'forfeit' | 'illegal-moves' | 'adjudication'

/** The reasons of a draw. */
export type DrawnBy = Exclude<ResultReason, WonBy> | Claim | 'adjudication'
