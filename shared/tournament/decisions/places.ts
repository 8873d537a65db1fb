import type { Instant } from '../../game/model/words.ts'
import type { BoardDraw } from '../model/boards.ts'
import type { TournamentFact } from '../model/facts.ts'
import type { Entrant } from '../model/people.ts'
import { type Tournament, acceptedIn, entrantOf } from '../model/tournament.ts'
import type { EntrantNumber } from '../model/words.ts'
import { boardsToRedraw, redrawBoards } from '../pairing/draw-boards.ts'
import { mostPlayers } from '../pairing/tournament-size.ts'
import { REPLACEMENT_PERIOD, TOURNAMENT_ALLOWANCE } from '../model/tournament-limits.ts'
import { type TournamentDecision, deny, recordFacts } from './tournament-decision.ts'

/** Returns whether an open event still takes people in. */
export const isEntryClosed = ({ terms, entryClosedAt }: Tournament, at: Instant): boolean =>
  entryClosedAt !== undefined || (terms.entry.closesAt !== undefined && at >= terms.entry.closesAt)

/** Returns whether another player has a place. */
export const hasRoom = (tournament: Tournament): boolean =>
  acceptedIn(tournament).length < mostPlayers(tournament.terms)

/** Returns whether nobody takes the place of a player any more. */
export const isTooLateToReplace = ({ startedAt = 0 }: Tournament, at: Instant): boolean =>
  at > startedAt + REPLACEMENT_PERIOD

/** Returns the player whose place may be taken over: one who plays, has withdrawn, or was expelled. */
export const replaceable = (tournament: Tournament, number: EntrantNumber): Entrant | undefined => {
  const entrant = entrantOf(tournament, number)
  return entrant?.acceptedAt !== undefined && entrant.status !== 'replaced' ? entrant : undefined
}

/** Returns the facts by which the next of the waiting list gets the place of someone who leaves before the start. */
export const promotion = (tournament: Tournament, leaver: Entrant, at: Instant): readonly TournamentFact[] => {
  const next = tournament.entrants.find(({ status }) => status === 'waiting')
  return tournament.status === 'open' && leaver.status === 'accepted' && next
    ? [{ type: 'approved', at, player: next.number, by: 'clock' }]
    : []
}

type PlaceTaking = {
  readonly leaver: EntrantNumber
  readonly substitute: EntrantNumber
  readonly draws: readonly BoardDraw[]
  readonly at: Instant
}

/** Returns what follows when an entrant takes the place of a player: all boards of the first are played anew. */
export const placeTaken = (
  tournament: Tournament,
  { leaver, substitute, draws, at }: PlaceTaking,
  ...before: readonly TournamentFact[]
): TournamentDecision => {
  if (isTooLateToReplace(tournament, at)) return deny({ code: 'too-late-to-replace' })
  const most = TOURNAMENT_ALLOWANCE.boards
  if (tournament.boards.length + boardsToRedraw(tournament, leaver).length > most)
    return deny({ code: 'too-many-games', most })
  const boards = redrawBoards(tournament, leaver, substitute, draws)
  return boards
    ? recordFacts(...before, { type: 'replaced', at, player: leaver, with: substitute, boards })
    : deny({ code: 'drawn-for-others' })
}
