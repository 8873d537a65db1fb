import { type Duration, MINUTE } from '../../../game/model/words.ts'
import type { TournamentEmail } from '../../../email/game-emails/emails-for.ts'
import type { TournamentEmailKind } from '../../../email/tournament/blocks/tournament-email-facts.ts'
import { readersOf } from '../../../email/tournament/tournament-recipients.ts'
import type { Holder } from '../../../tournament/model/facts.ts'
import type { LoggedFact } from '../../../tournament/tournament-log.ts'
import type { Contacts } from '../../ports/contacts.ts'
import type { TournamentId } from '../../ports/tournaments/tournament-key.ts'
import { forEachConcurrently } from '../../runtime/concurrency.ts'
import { contactOfHolder } from '../links/tournament-holders.ts'
import type { LoadedTournament } from '../record/tournament-store.ts'

/** How long an email waits, so that what happens next is told in it, too. The games of `begun` are made meanwhile. */
const DELAYS: Readonly<Record<TournamentEmailKind, Duration>> = {
  confirm: 0,
  'deputy-invitation': 0,
  invitation: 0,
  entered: 0,
  begun: MINUTE,
  news: 2 * MINUTE,
  'final-report': 2 * MINUTE,
}

/** Contacts that are read at the same time: an event may have hundreds of people. */
const CONCURRENCY = 20

const emailTo = (id: TournamentId, { stored }: LoadedTournament, to: Holder, delay: Duration): TournamentEmail => ({
  kind: 'tournament',
  tournament: id,
  to,
  version: stored.version,
  delay,
})

/**
 * Returns the emails that these facts cause, one to each person. Those without an address get none: reading a contact
 * costs a tenth of what a message in the queue costs.
 */
export const tournamentEmailsAfter = async (
  contacts: Pick<Contacts, 'load'>,
  id: TournamentId,
  loaded: LoadedTournament,
  facts: readonly LoggedFact[],
): Promise<readonly TournamentEmail[]> => {
  const { tournament } = loaded
  const newest = new Map<Holder, { readonly delay: Duration; readonly step: number }>()
  for (const fact of facts)
    for (const { to, kind } of readersOf(fact, tournament)) {
      const known = newest.get(to)
      newest.set(to, { delay: Math.min(known?.delay ?? DELAYS[kind], DELAYS[kind]), step: fact.step ?? 1 })
    }
  const emails: TournamentEmail[] = []
  await forEachConcurrently(
    [...newest].map((each) => [each]),
    CONCURRENCY,
    async ([to, { delay, step }]) => {
      const contact = contactOfHolder(tournament, to)
      const known = contact === undefined ? undefined : await contacts.load(id, contact)
      if (known?.email !== undefined && known.told < step) emails.push(emailTo(id, loaded, to, delay))
      return true
    },
  )
  return emails
}

/** Returns the emails that nobody has been sent yet, as far as is known: delivery finds out what they still tell. */
export const unsentTournamentEmails = (
  contacts: Pick<Contacts, 'load'>,
  id: TournamentId,
  loaded: LoadedTournament,
): Promise<readonly TournamentEmail[]> => tournamentEmailsAfter(contacts, id, loaded, loaded.stored.log)
