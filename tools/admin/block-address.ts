import { readerAccount } from '../../shared/service/credentials/mailbox.ts'
import type { Instant } from '../../shared/game/model/words.ts'
import type { AccountStatus, Ledger } from '../../shared/service/ports/ledger.ts'
import type { AdminRecords, FiledContact } from './records/admin-records.ts'
import { NOBODY, contactsOf, mailboxAccounts, requireLedger } from './find-people.ts'

/**
 * The account that notes a block, so that it is not taken for a stop by the mailbox's owner. `stopped`: it is blocked.
 * `dead`: its owner had stopped all emails before.
 */
const blockAccount = (account: string): string => `blocked:${account}`

/** Returns whether the operator has blocked the mailbox. Its owner can allow emails again by a link in an old email. */
export const isBlocked = async (ledger: Ledger, account: string, { stopped }: AccountStatus): Promise<boolean> =>
  stopped && (await ledger.readStatus(blockAccount(account))).stopped

/** Returns the accounts of a mailbox in the ledger. One without a seat is found only where the keys are: not on AWS. */
export const accountsOf = (
  { signer }: Pick<AdminRecords, 'signer'>,
  filed: readonly FiledContact[],
  address: string,
): readonly string[] => [
  ...new Set([...mailboxAccounts(filed).keys(), ...(signer ? [readerAccount(signer, address)] : [])]),
]

const block = async (ledger: Ledger, account: string, now: Instant): Promise<string> => {
  const status = await ledger.readStatus(account)
  if (await isBlocked(ledger, account, status)) return 'it was blocked before'
  await ledger.noteStatus(blockAccount(account), { stopped: true, dead: status.stopped }, now)
  await ledger.noteStatus(account, { stopped: true }, now)
  return 'nothing is sent to it any more'
}

const unblock = async (ledger: Ledger, account: string, now: Instant): Promise<string> => {
  const status = await ledger.readStatus(account)
  if (!status.stopped) return 'it was not blocked'
  const blocked = await ledger.readStatus(blockAccount(account))
  if (!blocked.stopped)
    return 'it is not blocked: its owner has stopped all emails, and alone can allow them again, by the link in any email'
  await ledger.noteStatus(blockAccount(account), { stopped: false, dead: false }, now)
  if (blocked.dead) return 'not blocked any more; but its owner had stopped all emails before, and that stays'
  await ledger.noteStatus(account, { stopped: false }, now)
  return 'emails may be sent to it again'
}

/** Blocks a mailbox, so that nothing is sent to it any more, as if its owner had stopped all emails; or unblocks it. */
export const blockAddress = async (
  records: AdminRecords,
  address: string,
  isToBlock: boolean,
): Promise<readonly string[]> => {
  const accounts = accountsOf(records, await contactsOf(records, address), address)
  if (accounts.length === 0) return NOBODY
  const ledger = requireLedger(records)
  const lines: string[] = []
  for (const account of accounts) lines.push(await (isToBlock ? block : unblock)(ledger, account, records.now()))
  return [...new Set(lines)]
}
