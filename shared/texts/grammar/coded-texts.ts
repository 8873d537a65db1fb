import type { Claim, MoveFault } from '../../draughts/index.ts'
import type { ListedTermName, ListedTermValue } from '../../game/model/listed-terms.ts'
import type { ResultReason } from '../../game/model/events.ts'
import type { RefusalCode, RequestFault } from '../../game/model/refusals.ts'

/** A sentence for every code with which the service refuses a request. */
export type RefusalTexts = Readonly<Record<RefusalCode | RequestFault, string>>

/** A sentence for every reason why a move is illegal. */
export type FaultTexts = Readonly<Record<MoveFault, string>>

/** The reasons of a result with a winner. An arbiter's decision and an endgame table may also make a draw. */
export type WonBy =
  | 'no-pieces'
  | 'no-moves'
  | 'resignation'
  | 'time'
  | 'forfeit'
  | 'illegal-moves'
  | 'adjudication'
  | 'withdrawal'
  | 'table'

/** The reasons of a draw. */
export type DrawnBy = Exclude<ResultReason, WonBy> | Claim | 'adjudication' | 'table'

/** The texts that say what the values of a term mean, without a full stop. */
type TermSentences<V> = [V] extends [string] ? Readonly<Record<V, string>> : (value: V) => string

/** The texts of each listed term: its field in the form of a new game, and what an agreed value means. */
export type ListedTermTexts = {
  readonly [N in ListedTermName]: {
    readonly label: string
    readonly hint: string
    readonly says: TermSentences<ListedTermValue<N>>
  }
}
