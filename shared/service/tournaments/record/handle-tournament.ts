import type { Instant } from '../../../game/model/words.ts'
import { decideTournament } from '../../../tournament/decide-tournament.ts'
import type { TournamentCommand } from '../../../tournament/model/tournament-commands.ts'
import type { TournamentRefusal } from '../../../tournament/model/tournament-refusals.ts'
import type { TournamentId } from '../../ports/tournaments/tournament-key.ts'
import type { Tournaments } from '../../ports/tournaments/tournaments.ts'
import { optimisticUpdate } from '../../runtime/optimistic-update.ts'
import { type LoadedTournament, foldStoredTournament, loadTournament, stepTournament } from './tournament-store.ts'

/**
 * Attempts per command. Losing a race against another writer costs one. Many players may accept in the same second, and
 * many games end in it.
 */
const ATTEMPTS = 12

/** A tournament as it was last read. `loaded` is undefined if there is none. */
export type TournamentAsRead = { readonly id: TournamentId; readonly loaded: LoadedTournament | undefined }

/** Makes the command from the tournament as it is at each attempt: draws and links depend on it. */
export type MakeTournamentCommand = (loaded: LoadedTournament | undefined) => TournamentCommand | TournamentRefusal

export type TournamentHandled =
  | { readonly kind: 'done'; readonly loaded: LoadedTournament; readonly duplicate: boolean }
  | { readonly kind: 'refused'; readonly refusal: TournamentRefusal; readonly loaded?: LoadedTournament }
  | { readonly kind: 'crowded' }

const isRefusal = (made: TournamentCommand | TournamentRefusal): made is TournamentRefusal => 'code' in made

const refused = (refusal: TournamentRefusal, loaded: LoadedTournament | undefined): TournamentHandled => ({
  kind: 'refused',
  refusal,
  ...(loaded && { loaded }),
})

/** Returns why a command would be refused in the tournament as it was read, so that nothing is stored for it before. */
export const refusalIn = (
  loaded: LoadedTournament,
  command: TournamentCommand | TournamentRefusal,
  now: Instant,
): TournamentRefusal | undefined => {
  if (isRefusal(command)) return command
  const { facts, refusal } = decideTournament(loaded.tournament, command, now)
  return facts.length === 0 ? refusal : undefined
}

/**
 * Decides a command about a tournament, and saves its facts with one conditional write (optimistic locking). If another
 * writer was faster, the command is made and decided again on the tournament as that writer stored it.
 */
export const handleTournamentFrom = async (
  tournaments: Tournaments,
  { id, loaded }: TournamentAsRead,
  makeCommand: MakeTournamentCommand,
  now: Instant,
): Promise<TournamentHandled> => {
  let before = loaded
  const handled = await optimisticUpdate<TournamentHandled>(ATTEMPTS, async () => {
    const command = makeCommand(before)
    if (isRefusal(command)) return refused(command, before)
    const { facts, refusal, duplicate } = decideTournament(before?.tournament, command, now)
    if (facts.length === 0)
      return refusal || !before
        ? refused(refusal ?? { code: 'no-such-tournament' }, before)
        : { kind: 'done', loaded: before, duplicate: duplicate === true }
    const after = stepTournament(id, before, facts)
    const saved = await tournaments.save(id, before?.stored, after.stored)
    if (saved.saved) return refusal ? refused(refusal, after) : { kind: 'done', loaded: after, duplicate: false }
    before = saved.now && foldStoredTournament(id, saved.now)
    return undefined
  })
  return handled ?? { kind: 'crowded' }
}

/** Loads a tournament and handles a command, as `handleTournamentFrom` does with one that is loaded. */
export const handleTournament = async (
  tournaments: Tournaments,
  id: TournamentId,
  makeCommand: MakeTournamentCommand,
  now: Instant,
): Promise<TournamentHandled> =>
  handleTournamentFrom(tournaments, { id, loaded: await loadTournament(tournaments, id) }, makeCommand, now)
