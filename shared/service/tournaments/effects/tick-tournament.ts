import type { Instant } from '../../../game/model/words.ts'
import type { RandomBytes } from '../../ports/signer.ts'
import type { TournamentId } from '../../ports/tournaments/tournament-key.ts'
import type { Tournaments } from '../../ports/tournaments/tournaments.ts'
import { drawsFor } from '../record/board-draws.ts'
import { type TournamentHandled, handleTournament } from '../record/handle-tournament.ts'

export type TournamentTickPorts = { readonly tournaments: Tournaments; readonly chance: RandomBytes }

/**
 * Does what time demands of a tournament: it begins, its entry or its games close, it is over. Timers and the sweep call
 * it; early, late, repeated and stale calls are harmless.
 */
export const tickTournament = (
  { tournaments, chance }: TournamentTickPorts,
  id: TournamentId,
  now: Instant,
): Promise<TournamentHandled> =>
  handleTournament(
    tournaments,
    id,
    (loaded) =>
      loaded
        ? { type: 'tick', by: { role: 'service' }, draws: drawsFor(chance, loaded.tournament, { type: 'tick' }) }
        : { code: 'no-such-tournament' },
    now,
  )
