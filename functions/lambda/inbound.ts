import { dynamodbClient } from '../aws/dynamodb-client.ts'
import { type Letterbox, inboundHandler } from '../events/inbound-handler.ts'
import { once } from '../../shared/texts/once.ts'
import { contactsFrom, gamesFrom, log, papersFrom, settings } from './assemble.ts'
import { outboxThere } from './queues.ts'
import { sealed } from './sealed.ts'

/**
 * The name of SES in the headers that it adds below its own `Received` header. Its notice reports the same results
 * about the sender.
 */
const SES = 'amazonses.com'

const { INBOUND_BUCKET, REPLIES_HOST } = settings('INBOUND_BUCKET', 'REPLIES_HOST')
const client = dynamodbClient()
/** The S3 client is loaded with the first email, as the parser is: it is a fifth of this bundle. */
const inboundMail = once(async () => {
  const { bucketClient, s3Letterbox } = await import('../aws/inbound-mail-store.ts')
  return s3Letterbox(bucketClient(), INBOUND_BUCKET)
})
const store: Letterbox = {
  read: async (key, most) => (await inboundMail()).read(key, most),
  remove: async (key) => (await inboundMail()).remove(key),
}
const ports = {
  games: gamesFrom(client),
  contacts: contactsFrom(client),
  notebook: papersFrom(client),
  outbox: outboxThere(),
  log,
  host: REPLIES_HOST,
  server: SES,
  isBelow: true,
}

export const handler = sealed((signer) => inboundHandler({ ...ports, signer }, store, Date.now))
