import type { LoggedEvent } from '../../shared/service/ports/games.ts'
import { accountOfPseudonym } from '../../shared/service/credentials/unsubscribe-all-token.ts'
import { coversAllSpellings, isSameMailbox } from '../../shared/service/credentials/mailbox.ts'
import { unpackLog } from '../../functions/codec/game-item.ts'
import type { CopiedGame } from '../replay/game-copy.ts'
import type { AdminRecords, FiledContact } from './records/admin-records.ts'

export const collect = async <T>(items: AsyncIterable<T>, isMeant: (item: T) => boolean): Promise<readonly T[]> => {
  const meant: T[] = []
  for await (const item of items) if (isMeant(item)) meant.push(item)
  return meant
}

export const NOBODY = ['no seat has this address'] as const

export const requireLedger = ({ ledger }: Pick<AdminRecords, 'ledger'>): NonNullable<AdminRecords['ledger']> => {
  if (!ledger) throw new Error('set LEDGER_TABLE to the table of the ledger')
  return ledger
}

/** Returns the contacts whose address is certainly this mailbox's. Another tag may be another person's address. */
export const contactsOf = ({ filed }: Pick<AdminRecords, 'filed'>, address: string): Promise<readonly FiledContact[]> =>
  collect(filed(), ({ known }) => isSameMailbox(known.email, address))

/** Returns the pseudonym in a contact's index key, whether or not it is confirmed or listed. */
export const pseudonymIn = (filed: string): string => filed.replace(/^apart:/, '').replace(/\+$/, '')

/** Returns the accounts in the ledger of the addresses of these contacts, each with its address. */
export const mailboxAccounts = (filed: readonly FiledContact[]): ReadonlyMap<string, string> =>
  new Map(
    filed.flatMap(({ known: { email, filed: key } }) =>
      key === undefined
        ? []
        : [[accountOfPseudonym(coversAllSpellings(email) ? 'mailbox' : 'spelling', pseudonymIn(key)), email] as const],
    ),
  )

/** Returns the log of a game; empty if it is damaged. */
export const logOf = (game: CopiedGame): readonly LoggedEvent[] => {
  if ('fault' in game) return []
  try {
    return unpackLog(game.item.e)
  } catch {
    return []
  }
}
