import { LINK_REQUEST_LIMITS } from '../../limits/email-quotas.ts'
import type { RequestSource } from '../../limits/stranger-quota.ts'
import { newRequestId } from '../../credentials/ids.ts'
import { addressPseudonym, spellingPseudonym } from '../../credentials/mailbox.ts'
import { namedByCaller, parseNamedBy, strangersAccount } from '../../limits/named-by.ts'
import type { Service } from '../../runtime/service.ts'

/**
 * Queues an email with the links of an address, if the limit of its mailbox allows it; all spellings and all callers
 * share that limit. The consumer of the queue looks up the seats, so that a request for an address without seats takes
 * as long and gets the same response.
 */
export const queueLinksEmail = async (service: Service, email: string, caller: RequestSource): Promise<void> => {
  const { ledger, outbox, signer, chance } = service
  const mark = addressPseudonym(signer, email)
  const namedBy = caller.isForeign ? undefined : namedByCaller(service, caller)
  const { kind } = await ledger.take(`links:${mark}`, undefined, caller.receivedAt, LINK_REQUEST_LIMITS)
  if (kind !== 'taken') return
  const request = newRequestId(chance)
  const spelling = spellingPseudonym(signer, email)
  const query = { kind: 'links', mark, spelling, request, delay: 0 } as const
  await outbox.put([
    {
      ...query,
      ...(namedBy !== undefined && { namedBy, strangers: strangersAccount(parseNamedBy(namedBy)) }),
      ...(caller.isForeign && { isForeign: true }),
    },
  ])
}
