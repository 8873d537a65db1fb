import type { Instant } from '../../../game/model/words.ts'
import { blockedReason } from './undeliverable.ts'
import type { SendPorts } from './send-limits.ts'
import { mailboxAccount } from '../../credentials/mailbox.ts'

/**
 * `isProven`: the mailbox has consented to emails of some game. `isStopped`: its owner wants no emails. Whoever named
 * the address learns neither.
 */
export type MailboxStatus = { readonly isProven: boolean; readonly isStopped: boolean }

export const mailboxStatus = async (
  ports: Pick<SendPorts, 'ledger' | 'signer'>,
  email: string,
  now: Instant,
): Promise<MailboxStatus> => {
  const account = mailboxAccount(ports.signer, email)
  const { proven, stopped } = await ports.ledger.readStatus(account)
  return { isProven: proven, isStopped: stopped || (await blockedReason(ports, email, now, account)) === 'stopped' }
}

/**
 * Returns whether the mailbox is a stranger's: it has neither consented nor stopped all emails. Whoever named its
 * address sees what really becomes of a consent email only if the mailbox is a stranger's.
 */
export const isStranger = ({ isProven, isStopped }: MailboxStatus): boolean => !isProven && !isStopped
