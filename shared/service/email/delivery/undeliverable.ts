import { canonicalAddress } from '../../../api/values/email-address.ts'
import type { Instant } from '../../../game/words.ts'
import { FAILING } from '../../limits/email-quotas.ts'
import { accountMarked, accountOf, spellingAccount, spellingOf } from '../../credentials/mailbox.ts'
import type { Mailbox } from '../../credentials/mailed-link.ts'
import type { Ledger, Standing } from '../../ports/ledger.ts'
import type { Seal } from '../../ports/signer.ts'

type Ports = { readonly ledger: Ledger; readonly signer: Seal }

/**
 * The account that notes that an address accepts no email. The spellings of a mailbox share their limits, but not this:
 * a mail service that does not support tags, or full-width letters, refuses some spellings of a mailbox that exists.
 */
export const failingAccount = (signer: Seal, email: string): string =>
  spellingOf(email) === canonicalAddress(email) ? accountOf(signer, email) : spellingAccount(signer, email)

const hasOwnAccount = (signer: Seal, email: string): boolean =>
  failingAccount(signer, email) !== accountOf(signer, email)

/** Notes that an address accepts no email, or none for a while. */
export const noteFailing = async (
  { ledger, signer }: Ports,
  email: string,
  facts: Partial<Pick<Standing, 'dead' | 'rests'>>,
  now: Instant,
): Promise<void> => {
  const account = failingAccount(signer, email)
  // This take gives the account a time to expire. The mailbox's account has one, as emails take from it.
  if (hasOwnAccount(signer, email)) await ledger.take(account, undefined, now, FAILING)
  await ledger.note(account, facts, now)
}

/**
 * Why no email may be sent that a take from `account` would not notice: the mailbox's stop, if the spelling has its own
 * account; otherwise what is noted of the spelling.
 */
export const closedOf = async (
  { ledger, signer }: Ports,
  email: string,
  now: Instant,
  account: string,
): Promise<'stopped' | 'dead' | undefined> => {
  const [mailbox, spelling] = [accountOf(signer, email), failingAccount(signer, email)]
  if (account !== mailbox) return (await ledger.look(mailbox)).stopped ? 'stopped' : undefined
  if (account === spelling) return undefined
  const { stopped, dead, rests = 0 } = await ledger.look(spelling)
  if (stopped) return 'stopped'
  return dead || rests > now ? 'dead' : undefined
}

/** Until when no further attempt at this address is made. */
export const restsUntil = async ({ ledger, signer }: Ports, email: string): Promise<Instant> => {
  const accounts = [...new Set([accountOf(signer, email), failingAccount(signer, email)])]
  const statuses = await Promise.all(accounts.map((account) => ledger.look(account)))
  return Math.max(...statuses.map(({ rests = 0 }) => rests))
}

/** Notes that a mailbox has consented, where only its pseudonyms are known. */
export const noteProven = async ({ ledger }: Pick<Ports, 'ledger'>, { own, whole }: Mailbox, now: Instant) => {
  await ledger.note(accountMarked('mailbox', whole), { proven: true, dead: false }, now)
  if (own === whole) return
  const account = accountMarked('spelling', own)
  await ledger.take(account, undefined, now, FAILING)
  await ledger.note(account, { proven: true, dead: false }, now)
}

/** Notes that an address accepts emails, because a link in one was used or another attempt is made. */
export const noteTaking = async (
  { ledger, signer }: Ports,
  email: string,
  facts: Partial<Pick<Standing, 'proven'>>,
  now: Instant,
): Promise<void> => {
  await ledger.note(accountOf(signer, email), { ...facts, dead: false }, now)
  if (!hasOwnAccount(signer, email)) return
  const account = failingAccount(signer, email)
  // This take gives the account a time to expire.
  if (facts.proven) await ledger.take(account, undefined, now, FAILING)
  await ledger.note(account, { ...facts, dead: false }, now)
}
