import type { WebhookQueue } from '../../shared/service/ports/webhooks.ts'
import { apiHandler } from '../http/api-handler.ts'
import { fastClient } from '../aws/clients/fast-client.ts'
import { behindFront } from '../http/behind-front.ts'
import { requestPorts } from './assembly/request-ports.ts'
import { lazy } from '../../shared/service/runtime/lazy.ts'
import {
  webhooksFrom,
  lambdaLog,
  ordersFrom,
  ownedFeedFrom,
  ownedTournamentsFrom,
  environment,
} from './assembly/stores-from-environment.ts'
import { frontKeys } from './assembly/front-keys.ts'
import { apiKeysFrom } from './assembly/api-keys-from.ts'
import { creationFromEnvironment, operatorFromEnvironment } from './assembly/operator-from-environment.ts'
import { withSigner } from './assembly/with-signer.ts'

const noticesAt = lazy(() => import('./assembly/queues-from-environment.ts'), 'noticesAt')

const { NOTICES_URL } = environment('NOTICES_URL')
const notices: WebhookQueue = { put: async (postings) => (await noticesAt(NOTICES_URL)).put(postings) }

const client = fastClient()
const programs = {
  apiKeys: apiKeysFrom(client),
  owned: ownedFeedFrom(client),
  ownedTournaments: ownedTournamentsFrom(client),
  orders: ordersFrom(client),
  webhooks: webhooksFrom(client),
  notices,
}
const service = {
  ...requestPorts(client),
  ...programs,
  operator: operatorFromEnvironment(),
  creation: creationFromEnvironment(),
}

export const handler = behindFront(
  frontKeys(),
  withSigner((signer) => apiHandler({ ...service, signer })),
  lambdaLog,
)
