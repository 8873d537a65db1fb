import type { SaveResult } from '../games.ts'
import type { TournamentId } from './tournament-key.ts'
import type { TournamentRecord } from './tournament-record.ts'

/** Stores tournaments in the table of games: DynamoDB in `functions/aws`, SQLite and memory in `local`. */
export type Tournaments = {
  /** The read is strongly consistent. */
  readonly load: (id: TournamentId) => Promise<TournamentRecord | undefined>
  /**
   * Saves if the stored tournament still has the version of `before` (undefined: if there is none). If `after` has the
   * same version, the stored `due` must be that of `before`, too. It is one conditional write of one item, as for games.
   */
  readonly save: (
    id: TournamentId,
    before: TournamentRecord | undefined,
    after: TournamentRecord,
  ) => Promise<SaveResult<TournamentRecord>>
}
