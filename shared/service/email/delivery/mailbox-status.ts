import type { Instant } from '../../../game/words.ts'
import { closedOf } from './undeliverable.ts'
import type { GatePorts } from '../../limits/send-limits.ts'
import { accountOf } from '../../credentials/mailbox.ts'

/**
 * `isProven`: the mailbox has consented to emails of some game. `isStopped`: it wants no emails. Whoever named its
 * address learns neither.
 */
export type MailboxStatus = { readonly isProven: boolean; readonly isStopped: boolean }

export const mailboxStatus = async (
  ports: Pick<GatePorts, 'ledger' | 'signer'>,
  email: string,
  now: Instant,
): Promise<MailboxStatus> => {
  const account = accountOf(ports.signer, email)
  const { proven, stopped } = await ports.ledger.look(account)
  return { isProven: proven, isStopped: stopped || (await closedOf(ports, email, now, account)) === 'stopped' }
}

/**
 * Whether the mailbox is a stranger's, who has neither consented nor stopped. Only then do others see what really
 * becomes of its consent emails.
 */
export const isStranger = ({ isProven, isStopped }: MailboxStatus): boolean => !isProven && !isStopped
