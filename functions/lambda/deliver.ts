import { dynamodbClient } from '../aws/dynamodb-client.ts'
import { mailClient, sesPost } from '../aws/mail.ts'
import { deliverHandler } from '../events/deliver-handler.ts'
import { evermoreSeldom } from '../runtime/messages.ts'
import { deflate } from '../runtime/zlib.ts'
import { contactsFrom, gamesFrom, ledgerFrom, log, papersFrom, settings } from './assemble.ts'
import type { Queued } from '../../shared/mail/letters.ts'
import type { Posting } from '../../shared/service/ports/webhooks.ts'
import { later } from '../../shared/service/background/lazy.ts'
import { sealed } from './sealed.ts'

const { MAIL_FROM, MAIL_CONFIGURATION_SET, ORIGIN, OUTBOX_URL, NOTICES_URL } = settings(
  'MAIL_FROM',
  'MAIL_CONFIGURATION_SET',
  'ORIGIN',
  'OUTBOX_URL',
  'NOTICES_URL',
)
const client = dynamodbClient()
const post = sesPost(mailClient(), { from: MAIL_FROM, configurationSet: MAIL_CONFIGURATION_SET })
/** The outbox is loaded late: only an email about a turn that has to wait goes back into it. */
const outboxAt = later(() => import('./outbox.ts'), 'outboxAt')
const noticesAt = later(() => import('./queues.ts'), 'noticesAt')

const delivery = {
  games: gamesFrom(client),
  contacts: contactsFrom(client),
  notebook: papersFrom(client),
  ledger: ledgerFrom(client),
  outbox: { put: async (emails: readonly Queued[]) => (await outboxAt(OUTBOX_URL)).put(emails) },
  post,
  log,
  deflate,
  origin: ORIGIN,
  // Set in stages whose emails can be answered with a move.
  ...(process.env['REPLIES_HOST'] !== undefined && { replies: settings('REPLIES_HOST').REPLIES_HOST }),
  ...(process.env['CLUB_NAME'] !== undefined && { club: settings('CLUB_NAME').CLUB_NAME }),
  notices: { put: async (notices: readonly Posting[]) => (await noticesAt(NOTICES_URL)).put(notices) },
}

export const handler = sealed((signer) => deliverHandler({ ...delivery, signer }, Date.now, evermoreSeldom))
