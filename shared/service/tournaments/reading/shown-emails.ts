import type { Holder } from '../../../tournament/model/facts.ts'
import type { Tournament } from '../../../tournament/model/tournament.ts'
import type { Instant } from '../../../game/model/words.ts'
import { shownUntil } from '../../email/requests/postponed.ts'
import { isConsentEmailQueued } from '../../email/requests/shown-consent-email.ts'
import type { Contact, Contacts } from '../../ports/contacts.ts'
import type { TournamentId } from '../../ports/tournaments/tournament-key.ts'
import { forEachConcurrently } from '../../runtime/concurrency.ts'
import { contactOfHolder } from '../links/tournament-holders.ts'

/**
 * What officials are shown of a person's emails. `none`: no address. `unsent`: nothing was sent yet. `queued`: the first
 * email is on its way. `sent`: it was sent, and not answered. `later`: it waits for a limit. `returned`: it came back.
 * `held`: it waits until somebody asks for it. `on` and `off`: the person has answered.
 */
export const SHOWN_EMAILS = ['none', 'unsent', 'queued', 'sent', 'later', 'returned', 'held', 'on', 'off'] as const
export type ShownEmail = {
  readonly mail: (typeof SHOWN_EMAILS)[number]
  /** When an email that waits is attempted again. */
  readonly mailAt?: Instant
}

/** Contacts that are read at the same time. */
const CONCURRENCY = 20

const shownOf = (known: Contact | undefined, isSent: boolean): ShownEmail => {
  if (known?.email === undefined) return { mail: 'none' }
  if (known.returned) return { mail: 'returned' }
  if (known.confirmed) return { mail: known.silent ? 'off' : 'on' }
  if (!isSent) return { mail: 'unsent' }
  if (known.held) return { mail: 'held' }
  const until = shownUntil(known.postponed)
  if (until !== undefined) return { mail: 'later', mailAt: until }
  return { mail: isConsentEmailQueued(known) ? 'queued' : 'sent' }
}

/**
 * Returns what officials see of the emails to the people of their event. Whether a mailbox has consented elsewhere, or
 * wants no emails, is never told.
 */
export const shownEmails = async (
  contacts: Pick<Contacts, 'load'>,
  id: TournamentId,
  tournament: Tournament,
): Promise<ReadonlyMap<Holder, ShownEmail>> => {
  const shown = new Map<Holder, ShownEmail>()
  const isSent = tournament.sentAt !== undefined
  const people: readonly (readonly [Holder, boolean])[] = [
    ['secretary', true],
    ...(tournament.deputy ? ([['deputy', true]] as const) : []),
    ...tournament.entrants.map(({ number, status }) => [number, isSent && status !== 'listed'] as const),
  ]
  await forEachConcurrently(
    people.map((person) => [person]),
    CONCURRENCY,
    async ([holder, isAsked]) => {
      const contact = contactOfHolder(tournament, holder)
      const known = contact === undefined ? undefined : await contacts.load(id, contact)
      shown.set(holder, shownOf(known, isAsked))
      return true
    },
  )
  return shown
}
