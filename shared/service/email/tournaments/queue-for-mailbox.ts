import type { LinksRequest, TournamentEmail } from '../../../email/game-emails/emails-for.ts'
import { contactIndexKey, spellingPseudonym } from '../../credentials/mailbox.ts'
import type { Contacts } from '../../ports/contacts.ts'
import type { Outbox } from '../../ports/email.ts'
import type { Signer } from '../../ports/signer.ts'
import type { Tournaments } from '../../ports/tournaments/tournaments.ts'
import { waitsWhileStopped } from '../requests/record-outcome.ts'
import { peopleOfMailbox } from './people-of-mailbox.ts'
import type { TournamentEmailReader } from './tournament-reader.ts'

type Ports = {
  readonly contacts: Pick<Contacts, 'findByAddress' | 'load'>
  readonly tournaments: Tournaments
  readonly outbox: Outbox
}

/** The most tournaments about which one request queues emails. */
const MOST = 20

const emailTo = (
  { id, holder, loaded: { stored } }: TournamentEmailReader,
  request: string | undefined,
): TournamentEmail => ({
  kind: 'tournament',
  tournament: id,
  to: holder,
  version: stored.version,
  delay: 0,
  ...(request !== undefined && { request }),
})

/** Queues an email with their own link to each person of a tournament who has this address and has consented. */
export const queueTournamentLinks = async (
  ports: Ports & { readonly signer: Signer },
  { mark, spelling, request }: LinksRequest,
): Promise<void> => {
  const emails: TournamentEmail[] = []
  for (const filed of new Set([spelling, mark]))
    for await (const reader of peopleOfMailbox(ports, contactIndexKey(filed, true)))
      if (emails.length < MOST && spellingPseudonym(ports.signer, reader.to.email) === spelling)
        emails.push(emailTo(reader, request))
  if (emails.length > 0) await ports.outbox.put(emails)
}

/**
 * Queues what a mailbox has missed in tournaments while it had stopped all emails: what the people who had consented were
 * not told, and the first emails that waited. `request`: tells these emails apart.
 */
export const queueMissedInTournaments = async (ports: Ports, mark: string, request: string): Promise<void> => {
  const emails: TournamentEmail[] = []
  for await (const reader of peopleOfMailbox(ports, contactIndexKey(mark, true)))
    if (!reader.to.silent && emails.length < MOST) emails.push(emailTo(reader, undefined))
  for await (const reader of peopleOfMailbox(ports, contactIndexKey(mark, false), waitsWhileStopped))
    if (!reader.to.silent && emails.length < MOST) emails.push(emailTo(reader, request))
  if (emails.length > 0) await ports.outbox.put(emails)
}
