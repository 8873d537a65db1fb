import { secureRandomBytes } from '../../functions/aws/keys/secure-random-bytes.ts'
import { type Game, playOf, playerOf } from '../../shared/game/model/game.ts'
import type { Role } from '../../shared/game/model/words.ts'
import { ERASED_CONTACT } from '../../shared/service/credentials/address-fields.ts'
import { CONTACT_ID_LENGTH, randomId } from '../../shared/service/credentials/ids.ts'
import { isSameMailbox } from '../../shared/service/credentials/mailbox.ts'
import { endStandingConsent } from '../../shared/service/email/consent/standing-consent.ts'
import { gameSteps, unsentEmails } from '../../shared/service/email/mailbox/unsent-emails.ts'
import { handle } from '../../shared/service/games/handle.ts'
import {
  analysisEntry,
  nextMessageEntry,
  notAskedEntry,
  noteEntry,
  previousAddressesEntry,
} from '../../shared/service/notebook/entry-names.ts'
import { personData } from '../../shared/service/seats/person-data.ts'
import { eraseForgotten } from '../../shared/service/seats/forget-person.ts'
import type { AdminRecords, FiledContact } from './admin-records.ts'
import { countOf } from './describe-seat.ts'
import { collect, mailboxAccounts, pseudonymIn } from './find-people.ts'
import { type FoundSeat, seatsOfContacts } from './found-seat.ts'

const NOBODY = ['no seat has this address']

/** Returns the contacts whose address is certainly this mailbox's. Another tag may be another person's address. */
const contactsOf = ({ filed }: AdminRecords, address: string): Promise<readonly FiledContact[]> =>
  collect(filed(), ({ known }) => isSameMailbox(known.email, address))

/** Returns lines of JSON with all that is stored about a person in every seat of their mailbox. */
export const showData = async (records: AdminRecords, address: string): Promise<readonly string[]> => {
  const seats = await seatsOfContacts(records, await contactsOf(records, address))
  const lines: string[] = []
  for (const { game: id, role, loaded } of seats)
    if (role && loaded) lines.push(JSON.stringify(await personData(records, { id, role, loaded }, records.now())))
  return lines.length === 0 ? NOBODY : lines
}

const requireLedger = ({ ledger }: AdminRecords): NonNullable<AdminRecords['ledger']> => {
  if (!ledger) throw new Error('set LEDGER_TABLE to the table of the ledger')
  return ledger
}

/** Blocks a mailbox, so that nothing is sent to it any more, as if its owner had stopped all emails; or unblocks it. */
export const blockAddress = async (
  records: AdminRecords,
  address: string,
  isBlocked: boolean,
): Promise<readonly string[]> => {
  const accounts = mailboxAccounts(await contactsOf(records, address))
  if (accounts.size === 0) return NOBODY
  const ledger = requireLedger(records)
  for (const account of accounts.keys()) await ledger.noteStatus(account, { stopped: isBlocked }, records.now())
  return [isBlocked ? 'nothing is sent to it any more' : 'emails may be sent to it again']
}

const resendTo = async (records: AdminRecords, seat: FoundSeat): Promise<number> => {
  const { game, contact, known, role, loaded } = seat
  if (!role || !loaded || !known) return 0
  await records.contacts.update(game, contact, { returned: null })
  const emails = unsentEmails(game, loaded, gameSteps(loaded), { seat: role, contact, known }, records.now())
  await records.emails.put(emails.map((email) => ({ ...email, delay: 0 })))
  return emails.length
}

/** Tries a mailbox again from which emails came back, and queues what its seats have not been sent. */
export const resendEmails = async (records: AdminRecords, address: string): Promise<readonly string[]> => {
  const filed = await contactsOf(records, address)
  if (filed.length === 0) return NOBODY
  const ledger = requireLedger(records)
  for (const account of mailboxAccounts(filed).keys())
    await ledger.noteStatus(account, { dead: false, rests: records.now() }, records.now())
  let queued = 0
  for (const seat of await seatsOfContacts(records, filed)) queued += await resendTo(records, seat)
  return [
    queued === 0
      ? 'no email is missing; the page for a lost link sends the links again'
      : `${countOf(queued, 'email')} queued; a running service on this machine sends them with its next email`,
  ]
}

/**
 * Calls a game off, as its arbiter could, also if it has none. Its players get the emails that they would get then.
 * Returns undefined if there is no such game.
 */
export const endGame = async (records: AdminRecords, id: string): Promise<readonly string[] | undefined> => {
  const handled = await handle(
    records,
    id,
    (found) =>
      found ? { type: 'void', by: 'arbiter', ply: playOf(found.game)?.moves.length ?? 0 } : { code: 'not-found' },
    records.now(),
  )
  if (handled.kind === 'done')
    return [handled.duplicate ? 'it was called off before' : 'called off; its players are told']
  if (handled.kind === 'refused' && handled.refusal.code === 'not-found') return undefined
  return [handled.kind === 'refused' ? 'it is over, and stays as it ended' : 'FAILED: others change it; try again']
}

/** Gives the seat an empty contact and removes the person's name from the game. Returns whether the game allowed it. */
const forgetPlayer = async (records: AdminRecords, seat: FoundSeat, role: Role): Promise<boolean> => {
  const { game: id, contact } = seat
  const fresh = randomId(secureRandomBytes, CONTACT_ID_LENGTH)
  await records.contacts.add(id, fresh, {})
  let before: Game | undefined
  const handled = await handle(
    records,
    id,
    (found) => {
      before = found?.game
      if (!found || playerOf(found.game, role)?.contact !== contact) return { code: 'not-found' }
      const ply = playOf(found.game)?.moves.length ?? 0
      return { type: 'forget-me', by: role, ply, contact: fresh }
    },
    records.now(),
  )
  if (handled.kind !== 'done') return false
  const { log, last } = handled.loaded.stored
  await eraseForgotten(records, id, log.slice(-last), () => before)
  return true
}

const ENTRIES = [noteEntry, nextMessageEntry, analysisEntry, notAskedEntry, previousAddressesEntry]

/** Forgets the person in a seat: name, address, settings and notes. Moves and messages to the other player stay. */
const forgetSeat = async (records: AdminRecords, seat: FoundSeat): Promise<string> => {
  const { game, contact, role, loaded } = seat
  const player = role && loaded && playerOf(loaded.game, role)
  const isNamed = role !== undefined && player !== undefined && player.name !== ''
  const isDone = isNamed ? await forgetPlayer(records, seat, role) : true
  await records.contacts.update(game, contact, ERASED_CONTACT)
  for (const entry of ENTRIES) await records.notebook.remove(game, entry(contact))
  if (!isDone) return `${game}: the address is deleted, but FAILED: the name is not; try again`
  return role && !player ? `${game}: the address is deleted; the name in the invitation stays` : `${game}: forgotten`
}

/** Forgets a person in all seats of their mailbox. Without `isSure` it only says what would be forgotten. */
export const forgetAddress = async (
  records: AdminRecords,
  address: string,
  isSure: boolean,
): Promise<readonly string[]> => {
  const filed = await contactsOf(records, address)
  if (filed.length === 0) return NOBODY
  if (!isSure) return [`${countOf(filed.length, 'seat')} would be forgotten, for good; add --sure`]
  const ledger = requireLedger(records)
  for (const mark of new Set(filed.map(({ known }) => pseudonymIn(known.filed ?? ''))))
    await endStandingConsent({ ledger }, mark, records.now())
  const lines: string[] = []
  for (const seat of await seatsOfContacts(records, filed)) lines.push(await forgetSeat(records, seat))
  return lines
}
