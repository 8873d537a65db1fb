import { canonicalAddress } from '../../../api/values/email-address.ts'
import type { Instant } from '../../../game/model/words.ts'
import { UNDELIVERABLE_ONCE } from '../../limits/email-quotas.ts'
import { mailboxAccount, spellingAccount, spellingOf } from '../../credentials/mailbox.ts'
import { accountOfPseudonym } from '../../credentials/unsubscribe-all-token.ts'
import type { MailboxPseudonyms } from '../../credentials/email-proof.ts'
import type { Ledger, AccountStatus } from '../../ports/ledger.ts'
import type { Signer } from '../../ports/signer.ts'

type Ports = { readonly ledger: Ledger; readonly signer: Signer }

/**
 * Returns the account that notes that an address accepts no email; all such accounts are the suppression list. The
 * spellings of a mailbox share their limits, but not this note: a mail service that does not support tags, or
 * full-width letters, refuses some spellings of a mailbox that exists.
 */
export const undeliverableAccount = (signer: Signer, email: string): string =>
  spellingOf(email) === canonicalAddress(email) ? mailboxAccount(signer, email) : spellingAccount(signer, email)

const hasOwnAccount = (signer: Signer, email: string): boolean =>
  undeliverableAccount(signer, email) !== mailboxAccount(signer, email)

/** Puts an address on the suppression list, because it accepts no email, or none for a while. */
export const noteUndeliverable = async (
  { ledger, signer }: Ports,
  email: string,
  facts: Partial<Pick<AccountStatus, 'dead' | 'rests'>>,
  now: Instant,
): Promise<void> => {
  const account = undeliverableAccount(signer, email)
  // `take` gives the account a time to expire. The mailbox's account has one already, because emails are counted in it.
  if (hasOwnAccount(signer, email)) await ledger.take(account, undefined, now, UNDELIVERABLE_ONCE)
  await ledger.noteStatus(account, facts, now)
}

/**
 * Returns a reason to send no email that counting it in `account` (`Ledger.take`) would not notice. For the account of
 * one spelling: that the whole mailbox wants none. For the account of the mailbox: what is noted of the spelling.
 */
export const blockedReason = async (
  { ledger, signer }: Ports,
  email: string,
  now: Instant,
  account: string,
): Promise<'stopped' | 'dead' | undefined> => {
  const [mailbox, spelling] = [mailboxAccount(signer, email), undeliverableAccount(signer, email)]
  if (account !== mailbox) return (await ledger.readStatus(mailbox)).stopped ? 'stopped' : undefined
  if (account === spelling) return undefined
  const { stopped, dead, rests = 0 } = await ledger.readStatus(spelling)
  if (stopped) return 'stopped'
  return dead || rests > now ? 'dead' : undefined
}

/** Returns the instant until which no further attempt at this address is made. */
export const retryableFrom = async ({ ledger, signer }: Ports, email: string): Promise<Instant> => {
  const accounts = [...new Set([mailboxAccount(signer, email), undeliverableAccount(signer, email)])]
  const statuses = await Promise.all(accounts.map((account) => ledger.readStatus(account)))
  return Math.max(...statuses.map(({ rests = 0 }) => rests))
}

/** Notes that a mailbox has consented, where only its pseudonyms are known. */
export const noteMailboxConsent = async (
  { ledger }: Pick<Ports, 'ledger'>,
  { own, whole }: MailboxPseudonyms,
  now: Instant,
) => {
  await ledger.noteStatus(accountOfPseudonym('mailbox', whole), { proven: true, dead: false }, now)
  if (own === whole) return
  const account = accountOfPseudonym('spelling', own)
  await ledger.take(account, undefined, now, UNDELIVERABLE_ONCE)
  await ledger.noteStatus(account, { proven: true, dead: false }, now)
}

/** Notes that an address accepts emails, because a link in one was used or another attempt is made. */
export const noteDeliverable = async (
  { ledger, signer }: Ports,
  email: string,
  facts: Partial<Pick<AccountStatus, 'proven'>>,
  now: Instant,
): Promise<void> => {
  await ledger.noteStatus(mailboxAccount(signer, email), { ...facts, dead: false }, now)
  if (!hasOwnAccount(signer, email)) return
  const account = undeliverableAccount(signer, email)
  // `take` gives the account a time to expire.
  if (facts.proven) await ledger.take(account, undefined, now, UNDELIVERABLE_ONCE)
  await ledger.noteStatus(account, { ...facts, dead: false }, now)
}
