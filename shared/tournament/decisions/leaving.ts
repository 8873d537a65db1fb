import type { Instant } from '../../game/model/words.ts'
import type { TournamentCommandOf } from '../model/tournament-commands.ts'
import { type Tournament, entrantOf } from '../model/tournament.ts'
import { replacementRefusal } from './inviting.ts'
import { placeTaken, promotion } from './places.ts'
import { type TournamentDeciders, whileRunning } from './tournament-decider.ts'
import { REPEATED, type TournamentDecision, deny, recordFacts } from './tournament-decision.ts'

type Withdraw = TournamentCommandOf<'withdraw'>
type Expel = TournamentCommandOf<'expel'>
type Replace = TournamentCommandOf<'replace'>

/** An entrant leaves. In a running event their open boards are lost; before it, the next of the list gets the place. */
const withdraw = (tournament: Tournament, { by }: Withdraw, at: Instant): TournamentDecision => {
  const entrant = entrantOf(tournament, by.number)
  if (!entrant) return deny({ code: 'no-such-player' })
  if (entrant.status === 'withdrawn') return REPEATED
  if (tournament.status === 'finished' || tournament.status === 'cancelled') return deny({ code: 'tournament-over' })
  switch (entrant.status) {
    case 'listed':
    case 'invited':
    case 'applied':
    case 'waiting':
    case 'accepted':
      return recordFacts({ type: 'withdrawn', at, player: by.number }, ...promotion(tournament, entrant, at))
    case 'declined':
    case 'removed':
    case 'expelled':
    case 'replaced':
      return deny({ code: 'not-playing' })
  }
}

/** The secretary takes somebody out who has entered. The reason is shown to them. */
const expel = (tournament: Tournament, { player, reason }: Expel, at: Instant): TournamentDecision => {
  if (tournament.status === 'draft') return deny({ code: 'entry-not-open' })
  if (tournament.status === 'finished' || tournament.status === 'cancelled') return deny({ code: 'tournament-over' })
  const entrant = entrantOf(tournament, player)
  switch (entrant?.status) {
    case undefined:
      return deny({ code: 'no-such-player' })
    case 'expelled':
      return REPEATED
    case 'applied':
    case 'waiting':
    case 'accepted':
      return recordFacts({ type: 'expelled', at, player, reason }, ...promotion(tournament, entrant, at))
    case 'listed':
    case 'invited':
    case 'declined':
    case 'removed':
    case 'withdrawn':
    case 'replaced':
      return deny({ code: 'not-playing' })
  }
}

/** Gives the place of a player to an entrant who waits for one. */
const replace = (tournament: Tournament, command: Replace, at: Instant): TournamentDecision =>
  whileRunning(tournament, () => {
    const { by, player, with: number, draws } = command
    const substitute = entrantOf(tournament, number)
    if (!substitute) return deny({ code: 'no-such-player' })
    if (substitute.replaces === player && substitute.status === 'accepted') return REPEATED
    const refusal = replacementRefusal(tournament, by, player, at)
    if (refusal) return deny(refusal)
    return substitute.status === 'waiting'
      ? placeTaken(tournament, { leaver: player, substitute: number, draws, at })
      : deny({ code: 'not-playing' })
  })

export const leavingDeciders: TournamentDeciders<TournamentCommandOf<'withdraw' | 'expel' | 'replace'>> = {
  withdraw: { by: ['player'], makes: 'withdrawn', decide: withdraw },
  expel: { by: ['secretary'], makes: 'expelled', decide: expel },
  replace: { by: ['secretary', 'player'], makes: 'replaced', decide: replace },
}
