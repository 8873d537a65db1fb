import { canonicalAddress } from '../../../api/values/email-address.ts'
import type { Instant } from '../../../game/words.ts'
import { FAILING } from '../../limits/email-quotas.ts'
import { accountMarked, accountOf, spellingAccount, spellingOf } from '../../credentials/mailbox.ts'
import type { Mailbox } from '../../credentials/mailed-link.ts'
import type { Ledger, Seal, Standing } from '../../ports/ports.ts'

type Ports = { readonly ledger: Ledger; readonly seal: Seal }

/**
 * Where it stands that an address takes no email. Spellings share their limits, but not this: a mail service that knows no
 * tags, or no letters of full width, refuses a stranger's spelling of a mailbox that is there.
 */
export const failingAccount = (seal: Seal, email: string): string =>
  spellingOf(email) === canonicalAddress(email) ? accountOf(seal, email) : spellingAccount(seal, email)

const hasItsOwn = (seal: Seal, email: string): boolean => failingAccount(seal, email) !== accountOf(seal, email)

export const noteFailing = async (
  { ledger, seal }: Ports,
  email: string,
  facts: Partial<Pick<Standing, 'dead' | 'rests'>>,
  now: Instant,
): Promise<void> => {
  const account = failingAccount(seal, email)
  // Others are taken from before, and so forgotten in time.
  if (hasItsOwn(seal, email)) await ledger.take(account, undefined, now, FAILING)
  await ledger.note(account, facts, now)
}

/** What a take from `account` does not tell: a stop of the mailbox, and what stands of the spelling. */
export const closedOf = async (
  { ledger, seal }: Ports,
  email: string,
  now: Instant,
  account: string,
): Promise<'stopped' | 'dead' | undefined> => {
  const [mailbox, spelling] = [accountOf(seal, email), failingAccount(seal, email)]
  if (account !== mailbox) return (await ledger.look(mailbox)).stopped ? 'stopped' : undefined
  if (account === spelling) return undefined
  const { stopped, dead, rests = 0 } = await ledger.look(spelling)
  if (stopped) return 'stopped'
  return dead || rests > now ? 'dead' : undefined
}

/** No other try until then. */
export const restsUntil = async ({ ledger, seal }: Ports, email: string): Promise<Instant> => {
  const accounts = [...new Set([accountOf(seal, email), failingAccount(seal, email)])]
  const standings = await Promise.all(accounts.map((account) => ledger.look(account)))
  return Math.max(...standings.map(({ rests = 0 }) => rests))
}

/** Of a mailbox whose address is not known any more. */
export const noteProven = async ({ ledger }: Pick<Ports, 'ledger'>, { own, whole }: Mailbox, now: Instant) => {
  await ledger.note(accountMarked('mailbox', whole), { proven: true, dead: false }, now)
  if (own === whole) return
  const account = accountMarked('spelling', own)
  await ledger.take(account, undefined, now, FAILING)
  await ledger.note(account, { proven: true, dead: false }, now)
}

/** Something came of an email to it, or it is tried again. */
export const noteTaking = async (
  { ledger, seal }: Ports,
  email: string,
  facts: Partial<Pick<Standing, 'proven'>>,
  now: Instant,
): Promise<void> => {
  await ledger.note(accountOf(seal, email), { ...facts, dead: false }, now)
  if (!hasItsOwn(seal, email)) return
  const account = failingAccount(seal, email)
  // So that it is forgotten in time.
  if (facts.proven) await ledger.take(account, undefined, now, FAILING)
  await ledger.note(account, { ...facts, dead: false }, now)
}
