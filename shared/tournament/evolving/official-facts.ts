import type { FactOf, Holder } from '../model/facts.ts'
import type { LinkHolder } from '../model/people.ts'
import { type Tournament, bytesOfText } from '../model/tournament.ts'
import { withBoard, withEntrant } from './change-parts.ts'
import { EVERY_STATUS, type FactRules } from './fact-rule.ts'

type Named = LinkHolder & { readonly name: string; readonly contact: string }

/** Returns the tournament with the name, the contact or the link of a person changed. */
const withHolder = (
  tournament: Tournament,
  holder: Holder,
  change: (before: Named) => Partial<Named>,
): Tournament | undefined => {
  if (holder === 'secretary')
    return { ...tournament, secretary: { ...tournament.secretary, ...change(tournament.secretary) } }
  if (holder === 'deputy')
    return tournament.deputy && { ...tournament, deputy: { ...tournament.deputy, ...change(tournament.deputy) } }
  return withEntrant(tournament, holder, (entrant) => ({ ...entrant, ...change(entrant) }))
}

/** Removes what a secretary has told of a person, and keeps what the event is played by. */
const forgotten = (tournament: Tournament, { holder, contact }: FactOf<'forgotten'>): Tournament | undefined => {
  const without = withHolder(tournament, holder, () => ({ name: '', contact }))
  if (typeof holder !== 'number' || without === undefined) return without
  const boards = without.boards.map((board) =>
    board.appeal?.by === holder ? { ...board, appeal: { ...board.appeal, text: '' } } : board,
  )
  return withEntrant(
    { ...without, boards },
    holder,
    ({ club: _club, id: _id, title: _title, rating: _rating, ...entrant }) => entrant,
  )
}

const ruled = (tournament: Tournament, { at, by, board, winner, reason }: FactOf<'ruled'>): Tournament | undefined => {
  const { count, bytes } = tournament.rulings
  const rulings = { count: count + 1, bytes: bytes + bytesOfText(reason) }
  return withBoard({ ...tournament, rulings }, board, (known) => ({ ...known, ruling: { at, by, winner, reason } }))
}

/** The rules of what officials say and decide, and of changed names and links. */
export const OFFICIAL_FACTS: FactRules<
  'ruled' | 'appealed' | 'warned' | 'wrote' | 'link-rotated' | 'renamed' | 'forgotten'
> = {
  ruled: { in: ['running', 'finished'], change: ruled },
  appealed: {
    in: ['running', 'finished'],
    change: (tournament, { at, board, player, text }) =>
      withBoard(tournament, board, (known) => ({ ...known, appeal: { at, by: player, text } })),
  },
  warned: {
    in: ['running'],
    change: (tournament, { at, player, reason }) =>
      withEntrant(tournament, player, (entrant) => ({ ...entrant, warnings: [...entrant.warnings, { at, reason }] })),
  },
  wrote: {
    in: ['open', 'running', 'finished'],
    change: (tournament, { at, text, to }) => ({
      ...tournament,
      announcements: [...tournament.announcements, { at, text, ...(to !== undefined && { to }) }],
    }),
  },
  'link-rotated': {
    in: EVERY_STATUS,
    change: (tournament, { holder, epoch, changes }) => withHolder(tournament, holder, () => ({ epoch, changes })),
  },
  renamed: {
    in: EVERY_STATUS,
    change: (tournament, { holder, name, changes }) => withHolder(tournament, holder, () => ({ name, changes })),
  },
  forgotten: { in: EVERY_STATUS, change: forgotten },
}
