import type { Instant } from '../../game/model/words.ts'
import type { TournamentCommandOf } from '../model/tournament-commands.ts'
import type { BoardDraw } from '../model/boards.ts'
import type { TournamentFact } from '../model/facts.ts'
import { type Tournament, acceptedIn } from '../model/tournament.ts'
import type { TournamentRefusal } from '../model/tournament-refusals.ts'
import { drawBoards, gamesIn } from '../pairing/draw-boards.ts'
import { pairPlayers } from '../pairing/pair-players.ts'
import { areTwoTeams } from '../pairing/teams.ts'
import { TOURNAMENT_COUNTS } from '../model/tournament-limits.ts'
import { type TournamentDecision, REPEATED, deny, recordFacts } from './tournament-decision.ts'

type Start = TournamentCommandOf<'start'>

/** Returns how many games the event has if it begins with those who have accepted. */
export const gamesToStart = (tournament: Tournament): number =>
  gamesIn(pairPlayers(acceptedIn(tournament), tournament.terms), tournament.terms)

/** Returns why an open event cannot begin. Undefined if it can. */
export const startRefusal = (tournament: Tournament): TournamentRefusal | undefined => {
  const { terms } = tournament
  const players = acceptedIn(tournament)
  const least = Math.max(2, terms.least)
  if (players.length < least) return { code: 'too-few-players', least }
  if (terms.format === 'team-match' && !areTwoTeams(players)) return { code: 'pairs-do-not-fit' }
  const games = gamesToStart(tournament)
  if (games === 0) return { code: 'pairs-do-not-fit' }
  return games > TOURNAMENT_COUNTS.games.most
    ? { code: 'too-many-games', most: TOURNAMENT_COUNTS.games.most }
    : undefined
}

/** Returns the fact with which an event begins. Empty if there are too few draws: the command was made too early. */
export const startFacts = (
  tournament: Tournament,
  by: 'secretary' | 'clock',
  draws: readonly BoardDraw[],
  at: Instant,
): readonly TournamentFact[] => {
  const pairs = pairPlayers(acceptedIn(tournament), tournament.terms)
  const boards = drawBoards(tournament, pairs, draws)
  return boards ? [{ type: 'started', at, by, boards }] : []
}

/** The secretary begins the event. */
export const startTournament = (tournament: Tournament, { draws }: Start, at: Instant): TournamentDecision => {
  switch (tournament.status) {
    case 'draft':
      return deny({ code: 'entry-not-open' })
    case 'open': {
      const refusal = startRefusal(tournament)
      if (refusal) return deny(refusal)
      const facts = startFacts(tournament, 'secretary', draws, at)
      return facts.length > 0 ? recordFacts(...facts) : deny({ code: 'drawn-for-others' })
    }
    case 'running':
      return REPEATED
    case 'finished':
    case 'cancelled':
      return deny({ code: 'tournament-over' })
  }
}
