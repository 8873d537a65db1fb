import type { Instant } from '../../game/model/words.ts'
import type { TournamentCommandOf } from '../model/tournament-commands.ts'
import { foldTournament } from '../evolving/fold-tournament.ts'
import type { TournamentFact } from '../model/facts.ts'
import { type Tournament, tournamentBoard } from '../model/tournament.ts'
import { areAllDecided, resultOfBoard } from '../standings/board-result.ts'
import { ADJUDICATION_PERIOD, UNSTARTED_LIFE } from '../model/tournament-limits.ts'
import { isEntryClosed } from './places.ts'
import { startFacts, startRefusal } from './starting.ts'
import type { TournamentDeciders } from './tournament-decider.ts'
import { NO_FACTS, REPEATED, type TournamentDecision, deny, recordFacts } from './tournament-decision.ts'

type Cancel = TournamentCommandOf<'cancel'>
type NoteMade = TournamentCommandOf<'note-made'>
type Score = TournamentCommandOf<'score'>
type Tick = TournamentCommandOf<'tick'>

const cancel = ({ status }: Tournament, { reason }: Cancel, at: Instant): TournamentDecision => {
  switch (status) {
    case 'draft':
    case 'open':
    case 'running':
      return recordFacts({ type: 'cancelled', at, by: 'secretary', reason })
    case 'finished':
      return deny({ code: 'tournament-over' })
    case 'cancelled':
      return REPEATED
  }
}

const noteMade = ({ boards, made }: Tournament, { through }: NoteMade, at: Instant): TournamentDecision => {
  const known = Math.min(through, boards.length)
  return known > made ? recordFacts({ type: 'made', at, through: known }) : REPEATED
}

/** Returns the facts with the end of the event, if they decide its last board. */
export const withEnd = (
  tournament: Tournament,
  facts: readonly TournamentFact[],
  at: Instant,
): readonly TournamentFact[] => {
  const after = foldTournament(facts, tournament)
  return after?.status === 'running' && areAllDecided(after.boards) ? [...facts, { type: 'finished', at }] : facts
}

/** Notes how games ended. A board whose later end is known stays as it is. */
const score = (tournament: Tournament, { results }: Score, at: Instant): TournamentDecision => {
  if (tournament.status !== 'running' && tournament.status !== 'finished') return NO_FACTS
  const scores = results.flatMap(({ board, version, outcome }): readonly TournamentFact[] => {
    const known = tournamentBoard(tournament, board)
    if (!known || (known.score && known.score.version >= version)) return []
    return [{ type: 'scored', at, board, version, outcome }]
  })
  return scores.length === 0 ? REPEATED : recordFacts(...withEnd(tournament, scores, at))
}

/** Returns what is due in an open event: it begins, or its entry closes, or nobody went on with it. */
const openFacts = (tournament: Tournament, { draws }: Tick, at: Instant): readonly TournamentFact[] => {
  const { sentAt = 0, terms, entryClosedAt } = tournament
  if (at >= (terms.entry.closesAt ?? sentAt) + UNSTARTED_LIFE.open)
    return [{ type: 'cancelled', at, by: 'clock', reason: '' }]
  if (entryClosedAt !== undefined || !isEntryClosed(tournament, at)) return []
  return startRefusal(tournament) ? [{ type: 'entry-closed', at }] : startFacts(tournament, 'clock', draws, at)
}

/** Returns what is due in a running event: the closing date, or the end of the time for adjudication. */
const runningFacts = ({ terms, closedAt, boards }: Tournament, at: Instant): readonly TournamentFact[] => {
  if (closedAt === undefined) return terms.endsAt !== undefined && at >= terms.endsAt ? [{ type: 'closed', at }] : []
  if (at < closedAt + ADJUDICATION_PERIOD) return []
  return boards
    .filter((board) => resultOfBoard(board) === undefined)
    .map(({ number }) => ({ type: 'voided', at, board: number, cause: 'closed' }) as const)
}

const tick = (tournament: Tournament, command: Tick, at: Instant): TournamentDecision => {
  switch (tournament.status) {
    case 'draft':
      return at >= tournament.foundedAt + UNSTARTED_LIFE.draft
        ? recordFacts({ type: 'cancelled', at, by: 'clock', reason: '' })
        : NO_FACTS
    case 'open':
      return recordFacts(...openFacts(tournament, command, at))
    case 'running':
      return recordFacts(...withEnd(tournament, runningFacts(tournament, at), at))
    case 'finished':
    case 'cancelled':
      return NO_FACTS
  }
}

export const closingDeciders: TournamentDeciders<TournamentCommandOf<'cancel' | 'note-made' | 'score' | 'tick'>> = {
  cancel: { by: ['secretary'], makes: 'cancelled', decide: cancel },
  'note-made': { by: ['service'], makes: 'made', decide: noteMade },
  score: { by: ['service'], makes: 'scored', decide: score },
  tick: { by: ['service'], makes: 'finished', decide: tick },
}
