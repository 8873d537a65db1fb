import type { Instant } from '../../game/model/words.ts'
import type { GameTimers } from '../ports/games.ts'
import { type TournamentId, tournamentKey } from '../ports/tournaments/tournament-key.ts'
import type { TournamentChange } from '../ports/tournaments/tournament-record.ts'
import type { LookPace } from '../tournaments/boards/look-at-boards.ts'
import { tickTournament } from '../tournaments/effects/tick-tournament.ts'
import {
  type TournamentEffectPorts,
  type TournamentReplayed,
  applyTournamentChange,
  replayTournament,
} from '../tournaments/effects/tournament-effects.ts'
import { loadTournament } from '../tournaments/record/tournament-store.ts'
import { type FailedEffects, failureOf, resetTimer } from './effects.ts'

export type TournamentWorkPorts = TournamentEffectPorts & { readonly timers: GameTimers }

/**
 * Does what follows from a stored change of a tournament, as `runEffects` does for a game. If too little time is left for
 * all its boards, that is a failed effect, too.
 */
export const runTournamentEffects = async (
  ports: TournamentWorkPorts,
  change: TournamentChange,
  pace: LookPace,
): Promise<FailedEffects> => {
  const work = applyTournamentChange(ports, change, pace).then((isDone) => {
    if (!isDone) throw new Error('too little time is left for the boards of a tournament')
  })
  const effectsFailed = await failureOf(work)
  const { before, after } = change
  const timerFailed = await resetTimer(ports, { id: tournamentKey(change.id), before, after })
  return {
    ...(effectsFailed !== undefined && { effectsFailed }),
    ...(timerFailed !== undefined && { timerFailed }),
  }
}

/** `moved`: time had demanded something. `armed`: the instant for which the timer was set. */
export type TournamentRedriven = TournamentReplayed & { readonly moved: boolean; readonly armed: Instant | undefined }

/** Repairs a tournament after a failure: ticks it, repeats its effects, and sets its timer. Idempotent. */
export const redriveTournament = async (
  ports: TournamentWorkPorts,
  id: TournamentId,
  pace: LookPace,
): Promise<TournamentRedriven | undefined> => {
  const ticked = await tickTournament(ports, id, pace.now)
  const replayed = await replayTournament(ports, id, pace)
  const loaded = await loadTournament(ports.tournaments, id)
  if (!replayed || !loaded) return undefined
  const { due } = loaded.stored
  if (due !== undefined) await ports.timers.arm(tournamentKey(id), due)
  return { ...replayed, moved: ticked.kind === 'done' && !ticked.duplicate, armed: due }
}
