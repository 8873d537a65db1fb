import type { Instant } from '../../../game/model/words.ts'
import type { TournamentFact } from '../../../tournament/model/facts.ts'
import type { TournamentId } from './tournament-key.ts'

/** A fact as the log stores it. `also`: it belongs to the same step as the fact before it. */
export type LoggedFact = TournamentFact & { readonly also?: true }

export type TournamentRecord = {
  /** The number of steps, which are commands that changed something. A new tournament has 1. */
  readonly version: number
  /** All facts since the tournament was founded, except those whose person was forgotten. */
  readonly log: readonly LoggedFact[]
  /** The number of facts in the last step. */
  readonly last: number
  /** The instant when the tournament needs its next tick, at the latest. One that is over for good needs none. */
  readonly due: Instant | undefined
}

/** A change of a stored tournament, from the store's stream: it arrives at least once, and in order. */
export type TournamentChange = {
  readonly id: TournamentId
  readonly before: Pick<TournamentRecord, 'version' | 'due'> | undefined
  readonly after: TournamentRecord
}
