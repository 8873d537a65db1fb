import type { Instant } from '../../../game/model/words.ts'
import type { TournamentEmail } from '../../../email/game-emails/emails-for.ts'
import {
  type TournamentEmailKind,
  type UntoldFact,
  TOURNAMENT_EMAIL_KINDS,
} from '../../../email/tournament/blocks/tournament-email-facts.ts'
import { readersOf } from '../../../email/tournament/tournament-recipients.ts'
import type { Operator } from '../../../texts/languages/operator.ts'
import type { Holder } from '../../../tournament/model/facts.ts'
import { type Tournament, entrantOf } from '../../../tournament/model/tournament.ts'
import type { StoredContact } from '../../ports/contacts.ts'
import type { Games } from '../../ports/games.ts'
import type { TournamentId } from '../../ports/tournaments/tournament-key.ts'
import type { Tournaments } from '../../ports/tournaments/tournaments.ts'
import type { Logger } from '../../runtime/logger.ts'
import { contactOfHolder } from '../../tournaments/links/tournament-holders.ts'
import { type LoadedTournament, isTournamentOver, loadTournament } from '../../tournaments/record/tournament-store.ts'
import type { SendPorts } from '../delivery/send-limits.ts'

/** What emails about tournaments need. `operator`: who runs the service. */
export type TournamentMailPorts = SendPorts & {
  readonly tournaments: Tournaments
  readonly games: Games
  readonly origin: string
  readonly log: Logger
  readonly operator?: Operator
}

/** The person whom an email about a tournament is for. */
export type TournamentEmailReader = {
  readonly id: TournamentId
  readonly holder: Holder
  readonly loaded: LoadedTournament
  readonly contact: string
  readonly to: StoredContact & { readonly email: string }
}

/** Loads the person whom an email is for. */
export const loadTournamentReader = async (
  { tournaments, contacts }: Pick<TournamentMailPorts, 'tournaments' | 'contacts'>,
  { tournament: id, to: holder }: Pick<TournamentEmail, 'tournament' | 'to'>,
  now: Instant,
): Promise<TournamentEmailReader | 'no-game' | 'no-address'> => {
  const loaded = await loadTournament(tournaments, id)
  if (!loaded || isTournamentOver(loaded.tournament, now)) return 'no-game'
  const contact = contactOfHolder(loaded.tournament, holder)
  const known = contact === undefined ? undefined : await contacts.load(id, contact)
  if (contact === undefined || known?.email === undefined) return 'no-address'
  return { id, holder, loaded, contact, to: { ...known, email: known.email } }
}

/** Returns whether an email of this kind still tells its reader something, as the tournament stands. */
export const isKindRelevant = (kind: TournamentEmailKind, tournament: Tournament, holder: Holder): boolean => {
  const { status } = tournament
  const entrant = typeof holder === 'number' ? entrantOf(tournament, holder) : undefined
  switch (kind) {
    case 'confirm':
      return status === 'draft'
    case 'deputy-invitation':
      return status !== 'cancelled' && tournament.deputy !== undefined && tournament.deputy.acceptedAt === undefined
    case 'invitation':
      return (
        entrant?.status === 'invited' && (status === 'open' || (status === 'running' && entrant.replaces !== undefined))
      )
    case 'entered':
      return (
        (status === 'open' || status === 'running') &&
        (entrant?.status === 'accepted' || entrant?.status === 'applied' || entrant?.status === 'waiting')
      )
    case 'begun':
      return status === 'running' && entrant?.status === 'accepted'
    case 'final-report':
      return status === 'finished'
    case 'news':
      return true
  }
}

/** What a person has not been told yet, and the kind of the email that tells it. */
export type UntoldNews = { readonly kind: TournamentEmailKind; readonly news: readonly UntoldFact[] }

/** Returns what a person has not been told since a version of the tournament. Undefined if there is nothing. */
export const untoldNews = (
  { stored, tournament }: LoadedTournament,
  holder: Holder,
  told: number,
): UntoldNews | undefined => {
  const untold = stored.log.flatMap(({ step = 1, ...fact }) =>
    step <= told
      ? []
      : readersOf(fact, tournament)
          .filter(({ to, kind }) => to === holder && isKindRelevant(kind, tournament, holder))
          .map(({ kind }) => ({ kind, version: step, fact })),
  )
  const kind = TOURNAMENT_EMAIL_KINDS.findLast((each) => untold.some((one) => one.kind === each))
  return kind && { kind, news: untold.map(({ version, fact }) => ({ version, fact })) }
}

/**
 * Returns the version that made the newest of what an email tells, or of what its reader is asked about. An email that is
 * sent again after a crash is recognized by it, even if somebody has acted since.
 */
export const toldVersion = ({ loaded, holder }: TournamentEmailReader, told: readonly UntoldFact[]): number => {
  const news = told.length > 0 ? told : (untoldNews(loaded, holder, 0)?.news ?? [])
  return news.at(-1)?.version ?? loaded.stored.version
}

/** Returns the kind of the email with a person's own link: what they are in the tournament now. */
export const kindOfPerson = (tournament: Tournament, holder: Holder): TournamentEmailKind | undefined =>
  (['confirm', 'deputy-invitation', 'invitation', 'begun', 'entered'] as const).find(
    (kind) =>
      (kind === 'confirm') === (holder === 'secretary') &&
      (kind === 'deputy-invitation') === (holder === 'deputy') &&
      isKindRelevant(kind, tournament, holder),
  )

/**
 * Returns the kind of the email that asks a person for their consent. The secretary of an open event is asked, too: an
 * API key has confirmed it in place of their mailbox. Undefined if there is nothing to ask.
 */
export const askingKind = (tournament: Tournament, holder: Holder): TournamentEmailKind | undefined =>
  holder === 'secretary' && tournament.status === 'open' ? 'confirm' : kindOfPerson(tournament, holder)
