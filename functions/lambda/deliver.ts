import { dynamodbClient } from '../aws/clients/dynamodb-client.ts'
import { sesClient, sesPost } from '../aws/email/ses-post.ts'
import { deliverHandler } from '../events/deliver-handler.ts'
import { retryWithBackoff } from '../runtime/messages.ts'
import { deflateLevel6 } from '../runtime/zlib.ts'
import {
  contactsFrom,
  gamesFrom,
  tournamentsFrom,
  ledgerFrom,
  lambdaLog,
  notebookFrom,
  environment,
} from './assembly/stores-from-environment.ts'
import type { QueuedEmail } from '../../shared/email/game-emails/emails-for.ts'
import type { DelayedMessage } from '../../shared/service/ports/webhooks.ts'
import { lazy } from '../../shared/service/runtime/lazy.ts'
import { operatorFromEnvironment } from './assembly/operator-from-environment.ts'
import { withSigner } from './assembly/with-signer.ts'

const { MAIL_FROM, MAIL_CONFIGURATION_SET, ORIGIN, OUTBOX_URL, NOTICES_URL } = environment(
  'MAIL_FROM',
  'MAIL_CONFIGURATION_SET',
  'ORIGIN',
  'OUTBOX_URL',
  'NOTICES_URL',
)
const client = dynamodbClient()
const post = sesPost(sesClient(), { from: MAIL_FROM, configurationSet: MAIL_CONFIGURATION_SET })
/** The outbox is loaded late: only an email about a turn that has to wait goes back into it. */
const outboxAt = lazy(() => import('./assembly/outbox-at.ts'), 'outboxAt')
const noticesAt = lazy(() => import('./assembly/queues-from-environment.ts'), 'noticesAt')

const delivery = {
  games: gamesFrom(client),
  tournaments: tournamentsFrom(client),
  contacts: contactsFrom(client),
  notebook: notebookFrom(client),
  ledger: ledgerFrom(client),
  outbox: { put: async (emails: readonly QueuedEmail[]) => (await outboxAt(OUTBOX_URL)).put(emails) },
  post,
  log: lambdaLog,
  deflate: deflateLevel6,
  origin: ORIGIN,
  // Set in stages whose emails can be answered with a move.
  ...(process.env['REPLIES_HOST'] !== undefined && { replies: environment('REPLIES_HOST').REPLIES_HOST }),
  operator: operatorFromEnvironment(),
  notices: { put: async (notices: readonly DelayedMessage[]) => (await noticesAt(NOTICES_URL)).put(notices) },
}

export const handler = withSigner((signer) => deliverHandler({ ...delivery, signer }, Date.now, retryWithBackoff))
