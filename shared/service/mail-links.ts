import { ASKED } from './caps.ts'
import { type Caller, strangersOf } from './held-back.ts'
import { requestId } from './ids.ts'
import { addressMark, spellingMark } from './mailbox.ts'
import type { Service } from './service.ts'

/**
 * Asks for the links of an address. The limit is noted first, for every spelling of the mailbox, whatever the caller. Which
 * seats it has is looked up behind the queue: so a request does the same for an address that no one plays with.
 */
export const mailLinks = async (
  { ledger, outbox, seal, chance }: Service,
  email: string,
  caller: Caller,
): Promise<void> => {
  const mark = addressMark(seal, email)
  const strangers = strangersOf(seal, caller)
  const { kind } = await ledger.take(`links:${mark}`, undefined, caller.receivedAt, ASKED)
  if (kind !== 'taken') return
  const request = requestId(chance)
  const spelling = spellingMark(seal, email)
  const inquiry = { kind: 'links', mark, spelling, request, delay: 0 } as const
  await outbox.put([{ ...inquiry, ...(strangers !== undefined && { strangers }) }])
}
