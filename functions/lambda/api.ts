import type { WebhookQueue } from '../../shared/service/ports/webhooks.ts'
import { apiHandler } from '../http/api-handler.ts'
import { fastClient } from '../aws/fast-client.ts'
import { behindFront } from '../http/behind-front.ts'
import { requestPorts } from './answering.ts'
import { lazy } from '../../shared/service/background/lazy.ts'
import { webhooksFrom, lambdaLog, ordersFrom, ownedFeedFrom, environment } from './assemble.ts'
import { frontKeys } from './front.ts'
import { apiKeysFrom } from './key-ring.ts'
import { withSigner } from './sealed.ts'

const noticesAt = lazy(() => import('./queues.ts'), 'noticesAt')

const { NOTICES_URL } = environment('NOTICES_URL')
const notices: WebhookQueue = { put: async (postings) => (await noticesAt(NOTICES_URL)).put(postings) }

const client = fastClient()
const programs = {
  apiKeys: apiKeysFrom(client),
  owned: ownedFeedFrom(client),
  orders: ordersFrom(client),
  hooks: webhooksFrom(client),
  notices,
}
const service = { ...requestPorts(client), ...programs }

export const handler = behindFront(
  frontKeys(),
  withSigner((signer) => apiHandler({ ...service, signer })),
  lambdaLog,
)
