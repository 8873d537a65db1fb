import { ASKED } from '../../limits/email-quotas.ts'
import type { Caller } from '../../limits/stranger-quota.ts'
import { requestId } from '../../credentials/ids.ts'
import { addressMark, spellingMark } from '../../credentials/mailbox.ts'
import { namedByCaller, namerIn, strangersAccount } from '../../limits/named-by.ts'
import type { Service } from '../../service.ts'

/**
 * The limit is noted first, per mailbox in any spelling, whatever the caller. Seats are looked up behind the queue, so
 * an address without any costs and answers the same.
 */
export const mailLinks = async (service: Service, email: string, caller: Caller): Promise<void> => {
  const { ledger, outbox, seal, chance } = service
  const mark = addressMark(seal, email)
  const namedBy = caller.isForeign ? undefined : namedByCaller(service, caller)
  const { kind } = await ledger.take(`links:${mark}`, undefined, caller.receivedAt, ASKED)
  if (kind !== 'taken') return
  const request = requestId(chance)
  const spelling = spellingMark(seal, email)
  const inquiry = { kind: 'links', mark, spelling, request, delay: 0 } as const
  await outbox.put([
    {
      ...inquiry,
      ...(namedBy !== undefined && { namedBy, strangers: strangersAccount(namerIn(namedBy)) }),
      ...(caller.isForeign && { isForeign: true }),
    },
  ])
}
