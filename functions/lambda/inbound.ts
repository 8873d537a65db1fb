import { dynamodbClient } from '../aws/clients/dynamodb-client.ts'
import { type InboundMailStore, inboundHandler } from '../events/inbound-handler.ts'
import { loadOnce } from '../../shared/texts/languages/load-once.ts'
import { contactsFrom, gamesFrom, lambdaLog, notebookFrom, environment } from './assembly/stores-from-environment.ts'
import { outboxFromEnvironment } from './assembly/queues-from-environment.ts'
import { withSigner } from './assembly/with-signer.ts'

/**
 * The name of SES in the headers that it adds below its own `Received` header. Its notice reports the same results
 * about the sender.
 */
const SES = 'amazonses.com'

const { INBOUND_BUCKET, REPLIES_HOST } = environment('INBOUND_BUCKET', 'REPLIES_HOST')
const client = dynamodbClient()
/** The S3 client is loaded with the first email, as the parser is: it is a fifth of this bundle. */
const inboundMail = loadOnce(async () => {
  const { s3Client: bucketClient, s3InboundMailStore } = await import('../aws/email/inbound-mail-store.ts')
  return s3InboundMailStore(bucketClient(), INBOUND_BUCKET)
})
const store: InboundMailStore = {
  read: async (key, most) => (await inboundMail()).read(key, most),
  remove: async (key) => (await inboundMail()).remove(key),
}
const ports = {
  games: gamesFrom(client),
  contacts: contactsFrom(client),
  notebook: notebookFrom(client),
  outbox: outboxFromEnvironment(),
  log: lambdaLog,
  host: REPLIES_HOST,
  server: SES,
  isBelow: true,
}

export const handler = withSigner((signer) => inboundHandler({ ...ports, signer }, store, Date.now))
