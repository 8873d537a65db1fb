import type { Instant } from '../../game/model/words.ts'
import type { TournamentCommandOf } from '../model/tournament-commands.ts'
import type { EntryOutcome } from '../model/facts.ts'
import type { Entrant } from '../model/people.ts'
import { type Tournament, entrantOf } from '../model/tournament.ts'
import type { TournamentRefusal } from '../model/tournament-refusals.ts'
import { TOURNAMENT_ALLOWANCE } from '../model/tournament-limits.ts'
import { hasRoom, isEntryClosed, isTooLateToReplace, placeTaken, replaceable } from './places.ts'
import type { TournamentDeciders } from './tournament-decider.ts'
import { REPEATED, type TournamentDecision, deny, recordFacts } from './tournament-decision.ts'

type Enter = TournamentCommandOf<'enter'>
type Accept = TournamentCommandOf<'accept'>
type Decline = TournamentCommandOf<'decline'>

/** Returns how somebody stands who enters an open event now, or why nobody can. */
const entryOutcome = (tournament: Tournament): EntryOutcome | TournamentRefusal => {
  const { entry } = tournament.terms
  if (entry.approval) return 'applied'
  if (hasRoom(tournament)) return 'accepted'
  return entry.waitingList ? 'waiting' : { code: 'tournament-full' }
}

/** Returns why nobody may enter by the open link now. */
const entryRefusal = (tournament: Tournament, at: Instant): TournamentRefusal | undefined => {
  const { entry } = tournament.terms
  if (tournament.status === 'draft') return { code: 'entry-not-open' }
  if (tournament.status === 'finished' || tournament.status === 'cancelled') return { code: 'tournament-over' }
  if (!entry.open) return { code: 'invitation-needed' }
  if (tournament.status === 'open') return isEntryClosed(tournament, at) ? { code: 'entry-closed' } : undefined
  return entry.waitingList && !isTooLateToReplace(tournament, at) ? undefined : { code: 'tournament-begun' }
}

/** Somebody enters by the open link. Once the event has begun, they wait to take the place of a player. */
const enter = (tournament: Tournament, { entrant }: Enter, at: Instant): TournamentDecision => {
  if (tournament.entrants.some(({ contact }) => contact === entrant.contact)) return REPEATED
  const refusal = entryRefusal(tournament, at)
  if (refusal) return deny(refusal)
  if (tournament.entrants.length >= TOURNAMENT_ALLOWANCE.strangersUpTo) return deny({ code: 'tournament-full' })
  const as = tournament.status === 'running' ? 'waiting' : entryOutcome(tournament)
  return typeof as === 'string' ? recordFacts({ type: 'entered', at, entrant, as }) : deny(as)
}

/** Returns what follows when an invited entrant accepts: a place, a place in the waiting list, or that of a player. */
const acceptInvitation = (
  tournament: Tournament,
  { number, replaces }: Entrant,
  { draws }: Accept,
  at: Instant,
): TournamentDecision => {
  const accepted = (as: 'accepted' | 'waiting') => ({ type: 'accepted', at, player: number, as }) as const
  if (tournament.status === 'running') {
    if (replaces === undefined) return deny({ code: 'tournament-begun' })
    if (!replaceable(tournament, replaces)) return deny({ code: 'invitation-gone' })
    return placeTaken(tournament, { leaver: replaces, substitute: number, draws, at }, accepted('accepted'))
  }
  if (isEntryClosed(tournament, at)) return deny({ code: 'entry-closed' })
  if (hasRoom(tournament)) return recordFacts(accepted('accepted'))
  return tournament.terms.entry.waitingList ? recordFacts(accepted('waiting')) : deny({ code: 'tournament-full' })
}

const accept = (tournament: Tournament, command: Accept, at: Instant): TournamentDecision => {
  const entrant = entrantOf(tournament, command.by.number)
  switch (entrant?.status) {
    case undefined:
      return deny({ code: 'no-such-player' })
    case 'accepted':
    case 'waiting':
    case 'applied':
      return REPEATED
    case 'declined':
    case 'removed':
    case 'withdrawn':
    case 'expelled':
    case 'replaced':
      return deny({ code: 'invitation-gone' })
    case 'listed':
    case 'invited':
      if (tournament.status === 'finished' || tournament.status === 'cancelled')
        return deny({ code: 'tournament-over' })
      if (tournament.status === 'draft') return deny({ code: 'entry-not-open' })
      return acceptInvitation(tournament, entrant, command, at)
  }
}

const decline = (tournament: Tournament, { by }: Decline, at: Instant): TournamentDecision => {
  switch (entrantOf(tournament, by.number)?.status) {
    case undefined:
      return deny({ code: 'no-such-player' })
    case 'declined':
      return REPEATED
    case 'listed':
    case 'invited':
      return tournament.status === 'finished' || tournament.status === 'cancelled'
        ? deny({ code: 'tournament-over' })
        : recordFacts({ type: 'declined', at, player: by.number })
    case 'accepted':
    case 'waiting':
    case 'applied':
      return deny({ code: 'player-accepted' })
    case 'removed':
    case 'withdrawn':
    case 'expelled':
    case 'replaced':
      return deny({ code: 'invitation-gone' })
  }
}

export const enteringDeciders: TournamentDeciders<TournamentCommandOf<'enter' | 'accept' | 'decline'>> = {
  enter: { by: ['stranger'], makes: 'entered', decide: enter },
  accept: { by: ['invitee'], makes: 'accepted', decide: accept },
  decline: { by: ['invitee'], makes: 'declined', decide: decline },
}
