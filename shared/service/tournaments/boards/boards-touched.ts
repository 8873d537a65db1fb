import type { TournamentBoard } from '../../../tournament/model/boards.ts'
import type { Holder, TournamentFact } from '../../../tournament/model/facts.ts'
import { type Tournament, entrantOf } from '../../../tournament/model/tournament.ts'
import { roleOnBoard } from './own-boards.ts'

type Touches = (board: TournamentBoard, tournament: Tournament) => boolean

const isOf =
  (holder: Holder): Touches =>
  (board) =>
    roleOnBoard(board, holder) !== undefined

const isNew: Touches = ({ number }, { made }) => number > made

/** A board whose game has ended without a result, or may still run. */
const hasNoScore: Touches = ({ score }) => score === undefined

/** The facts that concern every board. */
const TOUCH_ALL: ReadonlySet<TournamentFact['type']> = new Set(['paused', 'resumed', 'closed', 'cancelled'])

/** With these the deputy is another person, or none. */
export const DEPUTY_CHANGES: ReadonlySet<TournamentFact['type']> = new Set([
  'deputy-appointed',
  'deputy-accepted',
  'deputy-left',
])

/** Returns which boards a fact concerns: their games may have to begin, stop or end. Undefined: none. */
const touchedBy = (fact: TournamentFact): Touches | undefined => {
  if (fact.type === 'started') return isNew
  if (fact.type === 'replaced')
    return (board, tournament) => isNew(board, tournament) || isOf(fact.player)(board, tournament)
  if (fact.type === 'withdrawn' || fact.type === 'expelled' || fact.type === 'away') return isOf(fact.player)
  if (fact.type === 'ruled' || fact.type === 'voided') return ({ number }) => number === fact.board
  if (fact.type === 'renamed' || fact.type === 'forgotten' || fact.type === 'link-rotated') return isOf(fact.holder)
  if (DEPUTY_CHANGES.has(fact.type)) return isOf('deputy')
  return TOUCH_ALL.has(fact.type) ? hasNoScore : undefined
}

/** Returns the boards that these facts concern: where somebody is forgotten all of theirs, else those without a score. */
export const boardsTouched = (tournament: Tournament, facts: readonly TournamentFact[]): readonly TournamentBoard[] => {
  const isForgotten = facts.some(({ type }) => type === 'forgotten')
  const touches = facts.map(touchedBy).filter((each) => each !== undefined)
  return touches.length === 0
    ? []
    : tournament.boards.filter(
        (board) => (isForgotten || board.score === undefined) && touches.some((each) => each(board, tournament)),
      )
}

const isForgottenIn = ({ entrants }: Tournament, { black, white }: TournamentBoard): boolean =>
  [black, white].some((number) => entrantOf({ entrants }, number)?.name === '')

/**
 * Returns all boards at which something may be missing: those without a score, those that were not made, and those of
 * people who are forgotten.
 */
export const boardsToRepair = (tournament: Tournament): readonly TournamentBoard[] =>
  tournament.boards.filter(
    (board) => board.score === undefined || board.number > tournament.made || isForgottenIn(tournament, board),
  )
