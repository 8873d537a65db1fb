import type { Notices } from '../../shared/service/ports/webhooks.ts'
import { apiHandler } from '../http/api-handler.ts'
import { leanClient } from '../aws/fast-client.ts'
import { behindFront } from '../http/behind-front.ts'
import { answering } from './answering.ts'
import { later } from '../../shared/service/background/lazy.ts'
import { hooksFrom, log, ordersFrom, ownedFeedFrom, settings } from './assemble.ts'
import { frontKeys } from './front.ts'
import { keyRingFrom } from './key-ring.ts'
import { sealed } from './sealed.ts'

const noticesAt = later(() => import('./queues.ts'), 'noticesAt')

const { NOTICES_URL } = settings('NOTICES_URL')
const notices: Notices = { put: async (postings) => (await noticesAt(NOTICES_URL)).put(postings) }

const client = leanClient()
const programs = {
  apiKeys: keyRingFrom(client),
  owned: ownedFeedFrom(client),
  orders: ordersFrom(client),
  hooks: hooksFrom(client),
  notices,
}
const service = { ...answering(client), ...programs }

export const handler = behindFront(
  frontKeys(),
  sealed((signer) => apiHandler({ ...service, signer })),
  log,
)
