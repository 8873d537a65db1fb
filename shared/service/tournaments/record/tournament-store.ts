import { type Instant, SECOND, wholeSecond } from '../../../game/model/words.ts'
import { foldTournament } from '../../../tournament/evolving/fold-tournament.ts'
import type { TournamentFact } from '../../../tournament/model/facts.ts'
import type { Tournament } from '../../../tournament/model/tournament.ts'
import { type LoggedFact, withFacts } from '../../../tournament/tournament-log.ts'
import { tournamentDueAt, tournamentRetainedUntil } from '../../../tournament/tournament-timer.ts'
import type { TournamentId } from '../../ports/tournaments/tournament-key.ts'
import type { TournamentRecord } from '../../ports/tournaments/tournament-record.ts'
import type { Tournaments } from '../../ports/tournaments/tournaments.ts'

/** A stored tournament, and what its log folds to. */
export type LoadedTournament = { readonly stored: TournamentRecord; readonly tournament: Tournament }

/** Folds a stored tournament. Throws on a log that does not fold: the record is damaged, and an operator must know. */
export const foldStoredTournament = (id: TournamentId, stored: TournamentRecord): LoadedTournament => {
  const tournament = foldTournament(stored.log)
  if (!tournament) throw new Error(`the log of tournament ${id} does not fold at version ${stored.version}`)
  return { stored, tournament }
}

export const loadTournament = async (
  tournaments: Pick<Tournaments, 'load'>,
  id: TournamentId,
): Promise<LoadedTournament | undefined> => {
  const stored = await tournaments.load(id)
  return stored && foldStoredTournament(id, stored)
}

/** Returns the facts that followed a version. */
export const factsSince = ({ log }: TournamentRecord, version: number): readonly LoggedFact[] =>
  log.filter(({ step = 1 }) => step > version)

/** Returns when a tournament needs its next tick, in whole seconds, as stores keep it. */
export const tournamentTimer = (tournament: Tournament): Instant | undefined => {
  const due = tournamentDueAt(tournament)
  return due === undefined ? undefined : Math.ceil(due / SECOND) * SECOND
}

/**
 * Returns the tournament after a decided step, with the log to be stored. Throws if the facts do not fold, which is a
 * bug.
 */
export const stepTournament = (
  id: TournamentId,
  before: LoadedTournament | undefined,
  facts: readonly TournamentFact[],
): LoadedTournament => {
  const tournament = foldTournament(facts, before?.tournament)
  if (!tournament) throw new Error(`a step that was decided does not fit tournament ${id}`)
  const version = (before?.stored.version ?? 0) + 1
  const log = withFacts(
    before?.stored.log ?? [],
    facts.map((fact) => ({ ...fact, step: version })),
  )
  return { tournament, stored: { version, log, due: tournamentTimer(tournament) } }
}

/** Returns whether the links of a tournament have expired. Its public page stays. */
export const isTournamentOver = (tournament: Tournament, now: Instant): boolean => {
  const until = tournamentRetainedUntil(tournament)
  return until !== undefined && until <= wholeSecond(now)
}
