import type { PairedBoard, TournamentBoard } from '../model/boards.ts'
import type { FactOf } from '../model/facts.ts'
import type { Instant } from '../../game/model/words.ts'
import type { Entrant, EntrantStatus } from '../model/people.ts'
import { type Tournament, entrantOf } from '../model/tournament.ts'
import type { EntrantNumber } from '../model/words.ts'
import { withEntrant, withEntrants } from './change-parts.ts'
import { type FactRules, NOT_OVER } from './fact-rule.ts'

/** Returns an entrant with a place. */
const placed = (entrant: Entrant, at: Instant): Entrant => ({
  ...entrant,
  status: 'accepted',
  acceptedAt: entrant.acceptedAt ?? at,
})

const invited = (tournament: Tournament, { entrants, replaces }: FactOf<'invited'>): Tournament =>
  withEntrants(tournament, entrants, {
    status: tournament.status === 'draft' ? 'listed' : 'invited',
    ...(replaces !== undefined && { replaces }),
  })

const entered = (tournament: Tournament, { entrant, as, at }: FactOf<'entered'>): Tournament =>
  withEntrants(tournament, [entrant], { status: as, ...(as === 'accepted' && { acceptedAt: at }) })

const accepted = (tournament: Tournament, { player, as, at }: FactOf<'accepted'>): Tournament | undefined =>
  withEntrant(tournament, player, (entrant) =>
    as === 'accepted' ? placed(entrant, at) : { ...entrant, status: 'waiting' },
  )

const approved = (tournament: Tournament, { player, as, at }: FactOf<'approved'>): Tournament | undefined =>
  withEntrant(tournament, player, (entrant) => (as === undefined ? placed(entrant, at) : { ...entrant, status: as }))

/**
 * Returns the tournament after an entrant has left. Who leaves before the start never had a place, so no page names
 * them.
 */
const withLeaver = (
  tournament: Tournament,
  { player, at }: { readonly player: EntrantNumber; readonly at: Instant },
  status: Extract<EntrantStatus, 'declined' | 'removed' | 'withdrawn' | 'expelled'>,
  reason?: string,
): Tournament | undefined =>
  withEntrant(tournament, player, ({ acceptedAt, ...entrant }) => ({
    ...entrant,
    ...(tournament.status === 'running' && acceptedAt !== undefined && { acceptedAt }),
    status,
    leftAt: at,
    ...(reason !== undefined && { reason }),
  }))

/** Returns the list of boards with further ones, which get the next numbers. */
export const withNewBoards = (
  boards: readonly TournamentBoard[],
  added: readonly PairedBoard[],
): readonly TournamentBoard[] => [
  ...boards,
  ...added.map((board, at) => ({ ...board, number: boards.length + 1 + at })),
]

/** Returns what a substitute has of the player before: the place in the team. */
const teamPlaceOf = ({ team, board, captain }: Entrant): Partial<Entrant> => ({
  ...(team !== undefined && { team }),
  ...(board !== undefined && { board }),
  ...(captain && { captain }),
})

const replaced = (
  tournament: Tournament,
  { player, with: substitute, boards, at }: FactOf<'replaced'>,
): Tournament | undefined => {
  const leaver = entrantOf(tournament, player)
  const left = withEntrant(tournament, player, (entrant) => ({
    ...entrant,
    status: 'replaced',
    leftAt: entrant.leftAt ?? at,
  }))
  const voided = tournament.boards.map((board) =>
    board.black === player || board.white === player ? { ...board, voided: 'replaced' as const } : board,
  )
  return (
    left &&
    leaver &&
    withEntrant({ ...left, boards: withNewBoards(voided, boards) }, substitute, (entrant) => ({
      ...placed(entrant, at),
      ...teamPlaceOf(leaver),
      replaces: player,
    }))
  )
}

/** The rules of the facts by which people come in and leave. */
export const ENTRY_FACTS: FactRules<
  'invited' | 'removed' | 'entered' | 'accepted' | 'approved' | 'declined' | 'withdrawn' | 'expelled' | 'replaced'
> = {
  invited: { in: NOT_OVER, change: invited },
  removed: { in: NOT_OVER, change: (tournament, fact) => withLeaver(tournament, fact, 'removed') },
  entered: { in: ['open', 'running'], change: entered },
  accepted: { in: ['open', 'running'], change: accepted },
  approved: { in: ['open', 'running'], change: approved },
  declined: { in: NOT_OVER, change: (tournament, fact) => withLeaver(tournament, fact, 'declined') },
  withdrawn: { in: NOT_OVER, change: (tournament, fact) => withLeaver(tournament, fact, 'withdrawn') },
  expelled: {
    in: ['open', 'running'],
    change: (tournament, fact) => withLeaver(tournament, fact, 'expelled', fact.reason),
  },
  replaced: { in: ['running'], change: replaced },
}
