import type { Instant } from '../../../game/model/words.ts'
import type { LoggedFact } from '../../../tournament/tournament-log.ts'
import type { TournamentId } from './tournament-key.ts'

export type TournamentRecord = {
  /** The number of steps, which are commands that changed something. A new tournament has 1. */
  readonly version: number
  /** The facts that folding and emails still need (`withFacts`), each with its step. */
  readonly log: readonly LoggedFact[]
  /** The instant when the tournament needs its next tick, at the latest. One that is over for good needs none. */
  readonly due: Instant | undefined
}

/** A change of a stored tournament, from the store's stream: it arrives at least once, and in order. */
export type TournamentChange = {
  readonly id: TournamentId
  readonly before: Pick<TournamentRecord, 'version' | 'due'> | undefined
  readonly after: TournamentRecord
}
