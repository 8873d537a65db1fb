import type { Instant } from '../../game/model/words.ts'
import type { FactType } from '../model/facts.ts'
import type { Tournament } from '../model/tournament.ts'
import type { TournamentRefusal } from '../model/tournament-refusals.ts'
import type { Actor } from '../model/words.ts'
import { type TournamentDecision, deny } from './tournament-decision.ts'

type Given = { readonly type: string; readonly by: Actor }

/** Who may give a command, the fact by which one can tell that it was carried out, and what follows from it at `at`. */
export type TournamentDecider<C extends Given> = {
  readonly by: readonly C['by']['role'][]
  readonly makes: FactType
  readonly decide: (tournament: Tournament, command: C, at: Instant) => TournamentDecision
}

/** One decider for each type of command in `C`. */
export type TournamentDeciders<C extends Given> = {
  readonly [T in C['type']]: TournamentDecider<Extract<C, { readonly type: T }>>
}

/** Returns why a command is refused that needs a running event. Undefined in a running event. */
export const notRunning = ({ status }: Tournament): TournamentRefusal | undefined => {
  switch (status) {
    case 'draft':
    case 'open':
      return { code: 'tournament-not-begun' }
    case 'running':
      return undefined
    case 'finished':
    case 'cancelled':
      return { code: 'tournament-over' }
  }
}

/** Decides by `then` if the event is running. Otherwise the command is refused. */
export const whileRunning = (tournament: Tournament, then: () => TournamentDecision): TournamentDecision => {
  const refusal = notRunning(tournament)
  return refusal ? deny(refusal) : then()
}
