import { isoInstant } from '../../../api/values/iso.ts'
import type { Instant } from '../../../game/model/words.ts'
import type { Holder } from '../../../tournament/model/facts.ts'
import { type Tournament, entrantOf } from '../../../tournament/model/tournament.ts'
import type { StoredContact } from '../../ports/contacts.ts'
import type { TournamentId } from '../../ports/tournaments/tournament-key.ts'
import { type StoredFact, contactFacts } from '../../seats/person-data.ts'
import { personOfTournament } from '../links/tournament-holders.ts'
import { placesOf } from '../boards/own-boards.ts'

/** What each detail that a secretary gives of an entrant means. */
const DETAILS = {
  club: 'Your club.',
  id: 'Your id at the federation.',
  title: 'Your title.',
  rating: 'Your rating.',
  team: 'Your team.',
  board: 'Your board in the team.',
} as const

/** Returns what the tournament itself stores of a person. Its boards and results are its public record. */
const tournamentFacts = (tournament: Tournament, holder: Holder): readonly StoredFact[] => {
  const entrant = typeof holder === 'number' ? entrantOf(tournament, holder) : undefined
  const appeals = tournament.boards.flatMap(({ appeal }) => (appeal?.by === holder ? [appeal.text] : []))
  return [
    { about: 'Your name.', value: personOfTournament(tournament, holder)?.name ?? '' },
    ...(Object.keys(DETAILS) as readonly (keyof typeof DETAILS)[]).flatMap((name) => {
      const value = entrant?.[name]
      return value === undefined ? [] : [{ about: DETAILS[name], value }]
    }),
    ...(entrant ? [{ about: 'Where you stand.', value: entrant.status }] : []),
    ...(entrant?.reason === undefined ? [] : [{ about: 'Why you were taken out.', value: entrant.reason }]),
    ...(entrant && entrant.warnings.length > 0
      ? [{ about: 'Warnings that you got.', value: entrant.warnings.map(({ reason }) => reason) }]
      : []),
    ...(appeals.length > 0 ? [{ about: 'Your appeals.', value: appeals }] : []),
  ]
}

export type TournamentPersonData = {
  readonly about: string
  readonly tournament: TournamentId
  readonly role: 'secretary' | 'deputy' | 'entrant'
  readonly readAt: string
  readonly inTheTournament: readonly StoredFact[]
  readonly aboutYou: readonly StoredFact[]
  /** The games of the person's boards, each of which stores what a game stores. */
  readonly games: readonly string[]
}

/** Returns all that is stored of a person of a tournament, in words. */
export const tournamentPersonData = (
  { id, tournament, holder }: { readonly id: TournamentId; readonly tournament: Tournament; readonly holder: Holder },
  known: StoredContact | undefined,
  now: Instant,
): TournamentPersonData => ({
  about: 'Everything that this service stores about this person of the tournament.',
  tournament: id,
  role: typeof holder === 'number' ? 'entrant' : holder,
  readAt: isoInstant(now),
  inTheTournament: tournamentFacts(tournament, holder),
  aboutYou: known ? contactFacts(known) : [],
  games: placesOf(tournament, holder).map(({ board }) => board.game),
})
