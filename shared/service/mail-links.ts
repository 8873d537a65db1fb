import { ASKED } from './caps.ts'
import { requestId } from './ids.ts'
import { addressMark } from './mailbox.ts'
import type { Service } from './service.ts'

/**
 * Asks for the links of an address. The limit is noted first, for every spelling of the mailbox and whoever asks. Which
 * seats it has is looked up behind the queue: so a request does the same for an address that no one plays with.
 */
export const mailLinks = async (
  { ledger, outbox, seal, chance }: Service,
  email: string,
  now: number,
): Promise<void> => {
  const mark = addressMark(seal, email)
  const { kind } = await ledger.take(`links:${mark}`, undefined, now, ASKED)
  if (kind === 'taken') await outbox.put([{ kind: 'links', mark, request: requestId(chance), delay: 0 }])
}
