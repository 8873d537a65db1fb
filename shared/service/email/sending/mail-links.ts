import { ASKED } from '../../limits/email-quotas.ts'
import type { Caller } from '../../limits/stranger-quota.ts'
import { requestId } from '../../credentials/ids.ts'
import { addressMark, spellingMark } from '../../credentials/mailbox.ts'
import { namedByCaller, namerIn, strangersAccount } from '../../limits/named-by.ts'
import type { Service } from '../../service.ts'

/**
 * Queues an email with the links of an address. The limit is charged first, to the mailbox in any spelling, whoever
 * asks. The seats are looked up by the consumer of the queue, so that a request for an address without seats takes as
 * long and gets the same response.
 */
export const mailLinks = async (service: Service, email: string, caller: Caller): Promise<void> => {
  const { ledger, outbox, signer, chance } = service
  const mark = addressMark(signer, email)
  const namedBy = caller.isForeign ? undefined : namedByCaller(service, caller)
  const { kind } = await ledger.take(`links:${mark}`, undefined, caller.receivedAt, ASKED)
  if (kind !== 'taken') return
  const request = requestId(chance)
  const spelling = spellingMark(signer, email)
  const query = { kind: 'links', mark, spelling, request, delay: 0 } as const
  await outbox.put([
    {
      ...query,
      ...(namedBy !== undefined && { namedBy, strangers: strangersAccount(namerIn(namedBy)) }),
      ...(caller.isForeign && { isForeign: true }),
    },
  ])
}
