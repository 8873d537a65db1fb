import type { Instant } from '../../../game/words.ts'
import { closedOf } from './undeliverable.ts'
import type { GatePorts } from '../../limits/send-limits.ts'
import { accountOf } from '../../credentials/mailbox.ts'

/** `isProven`: it has asked for emails of some game. `isStopped`: it wants none. Whoever named it learns neither. */
export type MailboxStatus = { readonly isProven: boolean; readonly isStopped: boolean }

export const mailboxStatus = async (
  ports: Pick<GatePorts, 'ledger' | 'seal'>,
  email: string,
  now: Instant,
): Promise<MailboxStatus> => {
  const account = accountOf(ports.seal, email)
  const { proven, stopped } = await ports.ledger.look(account)
  return { isProven: proven, isStopped: stopped || (await closedOf(ports, email, now, account)) === 'stopped' }
}

/** What is told of its first emails is what becomes of them. */
export const isStranger = ({ isProven, isStopped }: MailboxStatus): boolean => !isProven && !isStopped
