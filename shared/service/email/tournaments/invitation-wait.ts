import type { Instant } from '../../../game/model/words.ts'
import type { TournamentEmailKind } from '../../../email/tournament/blocks/tournament-email-facts.ts'
import { INVITATION_LIMITS } from '../../limits/email-quotas.ts'
import { windowEnd } from '../../limits/ledger-account.ts'
import { parseNamedBy, strangersAccount } from '../../limits/named-by.ts'
import { addressPseudonym, postponedAccount } from '../../credentials/mailbox.ts'
import type { QuotaLimit } from '../../ports/ledger.ts'
import { sendMinute } from '../requests/postponed.ts'
import type { TournamentEmailReader, TournamentMailPorts } from './tournament-reader.ts'

type Quota = { readonly account: string; readonly limits: readonly QuotaLimit[]; readonly per: 'day' | 'week' }

/**
 * Returns the quotas of an invitation: of the secretary and site that named its address, and of the address. They are
 * taken in this order, so that a list of hundreds uses up nothing of the addresses to which its secretary may not write
 * today.
 */
const quotasOf = async (
  { ledger, signer }: TournamentMailPorts,
  { to: { email, namedBy } }: TournamentEmailReader,
  now: Instant,
): Promise<readonly Quota[]> => {
  const ofAddress: Quota = {
    account: `invited:${addressPseudonym(signer, email)}`,
    limits: INVITATION_LIMITS.address,
    per: 'week',
  }
  const namer = namedBy === undefined ? undefined : parseNamedBy(namedBy)
  if (!namer || namer.isKnown) return [ofAddress]
  const account = strangersAccount(namer)
  const [accepted = 0] = await ledger.counts(account, now, INVITATION_LIMITS.accepted)
  return [
    { account, limits: INVITATION_LIMITS.secretary(accepted), per: 'day' },
    { account: `invitations:${namer.site}`, limits: INVITATION_LIMITS.site, per: 'day' },
    ofAddress,
  ]
}

/**
 * Counts an invitation to a tournament, and returns until when it waits if a quota is used up. Mailboxes that have
 * consented elsewhere, or want no emails, count like any other: so nobody learns from it which they are. Other emails are
 * not counted here.
 */
export const invitationWait = async (
  ports: TournamentMailPorts,
  reader: TournamentEmailReader,
  kind: TournamentEmailKind,
  now: Instant,
): Promise<Instant | undefined> => {
  if (kind !== 'invitation' && kind !== 'deputy-invitation') return undefined
  const { id, holder, contact, to } = reader
  for (const { account, limits, per } of await quotasOf(ports, reader, now)) {
    const { kind: taken } = await ports.ledger.take(account, `${id}-${holder}-${contact}`, now, limits)
    if (taken !== 'taken' && taken !== 'again')
      return windowEnd(per, now) + sendMinute(postponedAccount(ports.signer, to.email))
  }
  return undefined
}
