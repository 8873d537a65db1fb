import { canonicalAddress } from '../../shared/api/values/email-address.ts'
import { isoInstant } from '../../shared/api/values/iso.ts'
import { secureRandomBytes } from '../../functions/aws/keys/secure-random-bytes.ts'
import type { GameEmail, TournamentEmail } from '../../shared/email/game-emails/emails-for.ts'
import { newRequestId } from '../../shared/service/credentials/ids.ts'
import { consentRequest } from '../../shared/service/email/consent/queue-consent-request.ts'
import {
  coversAllSpellings,
  mailboxAccount,
  readerAccount,
  spellingOf,
} from '../../shared/service/credentials/mailbox.ts'
import { waitsWhileStopped } from '../../shared/service/email/requests/record-outcome.ts'
import { isOpenOrActive } from '../../shared/service/games/game-seat.ts'
import type { Instant } from '../../shared/game/model/words.ts'
import type { AccountStatus, Ledger } from '../../shared/service/ports/ledger.ts'
import type { AdminRecords, FiledContact } from './records/admin-records.ts'
import { seatsOfContacts } from './found/found-seat.ts'
import type { FoundPlace } from './found/found-place.ts'
import { NOBODY, collect, contactsOf, mailboxAccounts, requireLedger } from './find-people.ts'

/**
 * The account that notes a block, so that it is not taken for a stop by the mailbox's owner. `stopped`: it is blocked.
 * `dead`: its owner had stopped all emails before. `rests`: when it was blocked; missing for blocks of earlier releases.
 */
const blockAccount = (account: string): string => `blocked:${account}`

/** Returns whether the operator has blocked the mailbox. Its owner can allow emails again by a link in an old email. */
export const isBlocked = async (ledger: Ledger, account: string, { stopped }: AccountStatus): Promise<boolean> =>
  stopped && (await ledger.readStatus(blockAccount(account))).stopped

/** Returns why nothing is sent to an account of a mailbox; undefined if it has stopped no emails. */
export const stopText = async (ledger: Ledger, account: string): Promise<string | undefined> => {
  if (!(await ledger.readStatus(account)).stopped) return undefined
  const { stopped, rests } = await ledger.readStatus(blockAccount(account))
  if (!stopped) return 'has stopped all emails of this service itself'
  return `is blocked${rests === undefined ? '' : ` since ${isoInstant(rests)}`}: nothing is sent to it`
}

/** Returns why nothing is sent to an address: what holds for the whole mailbox holds for each spelling. */
export const stopOfAddress = async (
  { ledger, signer }: Pick<AdminRecords, 'ledger' | 'signer'>,
  address: string,
  accounts: Iterable<string>,
): Promise<string | undefined> => {
  for (const account of ledger ? [...accounts, ...(signer ? [mailboxAccount(signer, address)] : [])] : []) {
    const stop = ledger && (await stopText(ledger, account))
    if (stop !== undefined) return stop
  }
  return undefined
}

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
  await ledger.noteStatus(blockAccount(account), { stopped: true, dead: status.stopped, rests: now }, now)
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

const coverLine = (address: string): string =>
  coversAllSpellings(address)
    ? 'this holds for every spelling of the address, such as with a +tag'
    : `this holds for this spelling alone; ${canonicalAddress(address)} stands for all`

const firstEmailOf = ({ id, holder, loaded }: FoundPlace): TournamentEmail => ({
  kind: 'tournament',
  tournament: id,
  to: holder,
  version: loaded.stored.version,
  delay: 0,
  request: newRequestId(secureRandomBytes),
})

/** Queues the first emails that waited while the mailbox was blocked. Each lists all seats that wait in its spelling. */
const queueHeldBack = async (records: AdminRecords, address: string): Promise<readonly string[]> => {
  const canonical = canonicalAddress(address)
  const filed = await collect(
    records.filed(),
    ({ known }) => canonicalAddress(known.email) === canonical && waitsWhileStopped(known) && known.silent !== true,
  )
  const bySpelling = new Map<string, GameEmail>()
  const others: TournamentEmail[] = []
  for (const { role, loaded, known, game: id, place } of await seatsOfContacts(records, filed)) {
    if (place) others.push(firstEmailOf(place))
    else if (role && loaded && known?.email !== undefined && isOpenOrActive(loaded.game))
      bySpelling.set(spellingOf(known.email), consentRequest(secureRandomBytes, { id, role, loaded }))
  }
  await records.emails.put([...bySpelling.values(), ...others])
  return bySpelling.size + others.length === 0 ? [] : ['the first email, which waited for this, is queued']
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
  const queued = isToBlock ? [] : await queueHeldBack(records, address)
  return [...new Set(lines), coverLine(address), ...queued]
}
