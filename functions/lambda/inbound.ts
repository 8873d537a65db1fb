import { dynamodbClient } from '../aws/dynamodb-client.ts'
import { type Letterbox, inboundHandler } from '../events/inbound-handler.ts'
import { once } from '../../shared/texts/once.ts'
import { contactsFrom, gamesFrom, log, papersFrom, settings } from './assemble.ts'
import { outboxThere } from './queues.ts'
import { sealed } from './sealed.ts'

/**
 * What SES calls itself in the headers that it writes, below its own `Received`. Its notice says the same of the
 * sender.
 */
const SES = 'amazonses.com'

const { INBOUND_BUCKET, REPLIES_HOST } = settings('INBOUND_BUCKET', 'REPLIES_HOST')
const client = dynamodbClient()
/** Read with the first email, as what parses it: S3's part of the SDK is a fifth of this bundle. */
const bucket = once(async () => {
  const { bucketClient, s3Letterbox } = await import('../aws/inbound-mail-store.ts')
  return s3Letterbox(bucketClient(), INBOUND_BUCKET)
})
const box: Letterbox = {
  read: async (key, most) => (await bucket()).read(key, most),
  remove: async (key) => (await bucket()).remove(key),
}
const reading = {
  games: gamesFrom(client),
  contacts: contactsFrom(client),
  papers: papersFrom(client),
  outbox: outboxThere(),
  log,
  host: REPLIES_HOST,
  server: SES,
  isBelow: true,
}

export const handler = sealed((seal) => inboundHandler({ ...reading, seal }, box, Date.now))
