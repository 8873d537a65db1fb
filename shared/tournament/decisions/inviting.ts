import type { Instant } from '../../game/model/words.ts'
import type { TournamentCommandOf } from '../model/tournament-commands.ts'
import type { Entrant, NewEntrant } from '../model/people.ts'
import { type Tournament, entrantOf } from '../model/tournament.ts'
import type { TournamentRefusal } from '../model/tournament-refusals.ts'
import type { Actor } from '../model/words.ts'
import { isTeamMate } from '../pairing/teams.ts'
import { TOURNAMENT_ALLOWANCE } from '../model/tournament-limits.ts'
import { hasRoom, isEntryClosed, isTooLateToReplace, replaceable } from './places.ts'
import type { TournamentDeciders } from './tournament-decider.ts'
import { REPEATED, type TournamentDecision, deny, recordFacts } from './tournament-decision.ts'

type Invite = TournamentCommandOf<'invite'>
type Remove = TournamentCommandOf<'remove'>
type Approve = TournamentCommandOf<'approve'>

/**
 * Returns why somebody may not give the place of a player to another: the secretary may give any place, a captain one
 * of the own team.
 */
export const replacementRefusal = (
  tournament: Tournament,
  by: Actor,
  number: number,
  at: Instant,
): TournamentRefusal | undefined => {
  const leaver = entrantOf(tournament, number)
  if (!leaver) return { code: 'no-such-player' }
  if (by.role === 'player') {
    const captain = entrantOf(tournament, by.number)
    if (!captain?.captain || captain.status !== 'accepted' || !isTeamMate(captain, leaver))
      return { code: 'not-yours-to-do' }
  }
  if (!replaceable(tournament, number)) return { code: 'not-playing' }
  return isTooLateToReplace(tournament, at) ? { code: 'too-late-to-replace' } : undefined
}

/** Returns why these people may not be invited in the tournament's state. */
const invitationRefusal = (tournament: Tournament, command: Invite, at: Instant): TournamentRefusal | undefined => {
  const { by, replaces, entrants } = command
  switch (tournament.status) {
    case 'draft':
    case 'open':
      if (by.role !== 'secretary') return { code: 'not-yours-to-do' }
      if (replaces !== undefined) return { code: 'tournament-not-begun' }
      return isEntryClosed(tournament, at) ? { code: 'entry-closed' } : undefined
    case 'running':
      if (replaces === undefined || entrants.length !== 1) return { code: 'tournament-begun' }
      return replacementRefusal(tournament, by, replaces, at)
    case 'finished':
    case 'cancelled':
      return { code: 'tournament-over' }
  }
}

/** Returns an entrant as a captain may name them: only the secretary says who is an official or a captain. */
const asNamedByCaptain = ({ official: _official, captain: _captain, ...entrant }: NewEntrant): NewEntrant => entrant

const invite = (tournament: Tournament, command: Invite, at: Instant): TournamentDecision => {
  const { by, replaces } = command
  const entrants = by.role === 'player' ? command.entrants.map(asNamedByCaptain) : command.entrants
  const known = new Set(tournament.entrants.map(({ contact }) => contact))
  if (entrants.every(({ contact }) => known.has(contact))) return REPEATED
  const refusal = invitationRefusal(tournament, command, at)
  if (refusal) return deny(refusal)
  const most = TOURNAMENT_ALLOWANCE.entrants
  return tournament.entrants.length + entrants.length > most
    ? deny({ code: 'too-many-players', most })
    : recordFacts({ type: 'invited', at, entrants, ...(replaces !== undefined && { replaces }) })
}

/** Takes back a name from the list, an invitation or an entry. Who has a place is not removed, but expelled. */
const remove = (tournament: Tournament, { player }: Remove, at: Instant): TournamentDecision => {
  if (tournament.status === 'finished' || tournament.status === 'cancelled') return deny({ code: 'tournament-over' })
  switch (entrantOf(tournament, player)?.status) {
    case 'listed':
    case 'invited':
    case 'applied':
    case 'waiting':
      return recordFacts({ type: 'removed', at, player })
    case 'removed':
      return REPEATED
    case 'accepted':
      return deny({ code: 'player-accepted' })
    case 'declined':
    case 'withdrawn':
    case 'expelled':
    case 'replaced':
      return deny({ code: 'not-playing' })
    case undefined:
      return deny({ code: 'no-such-player' })
  }
}

/** Returns what follows if the secretary approves somebody while all places are taken: an applicant waits for one. */
const approvedToWait = (
  { terms }: Tournament,
  { number: player, status }: Entrant,
  at: Instant,
  otherwise: TournamentRefusal,
): TournamentDecision => {
  if (!terms.entry.waitingList) return deny(otherwise)
  if (status === 'waiting') return REPEATED
  return status === 'applied'
    ? recordFacts({ type: 'approved', at, player, by: 'secretary', as: 'waiting' })
    : deny(otherwise)
}

/** The secretary gives a place to somebody who applied or waits, or has an applicant wait for one. */
const approve = (tournament: Tournament, { player }: Approve, at: Instant): TournamentDecision => {
  const entrant = entrantOf(tournament, player)
  switch (tournament.status) {
    case 'draft':
      return deny({ code: 'entry-not-open' })
    case 'open':
      if (!entrant) return deny({ code: 'no-such-player' })
      if (entrant.status === 'accepted') return REPEATED
      if (entrant.status !== 'applied' && entrant.status !== 'waiting') return deny({ code: 'not-playing' })
      return hasRoom(tournament)
        ? recordFacts({ type: 'approved', at, player, by: 'secretary' })
        : approvedToWait(tournament, entrant, at, { code: 'tournament-full' })
    case 'running':
      return entrant && !isTooLateToReplace(tournament, at)
        ? approvedToWait(tournament, entrant, at, { code: 'tournament-begun' })
        : deny({ code: 'tournament-begun' })
    case 'finished':
    case 'cancelled':
      return deny({ code: 'tournament-over' })
  }
}

export const invitingDeciders: TournamentDeciders<TournamentCommandOf<'invite' | 'remove' | 'approve'>> = {
  invite: { by: ['secretary', 'player'], makes: 'invited', decide: invite },
  remove: { by: ['secretary'], makes: 'removed', decide: remove },
  approve: { by: ['secretary'], makes: 'approved', decide: approve },
}
