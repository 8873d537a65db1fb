import { dynamodbClient } from '../aws/dynamodb-client.ts'
import { hmac } from '../aws/hmac.ts'
import { httpsOutside } from '../aws/http-sender.ts'
import { notifyHandler } from '../events/notify-handler.ts'
import { hooksFrom, log, ownedRowsFrom, settings } from './assemble.ts'
import { noticesThere, outboxThere } from './queues.ts'

const { ORIGIN } = settings('ORIGIN')
const client = dynamodbClient()
const ports = {
  hooks: hooksFrom(client),
  owned: ownedRowsFrom(client),
  notices: noticesThere(),
  outbox: outboxThere(),
  outside: httpsOutside(),
  sign: hmac,
  log,
  origin: ORIGIN,
}

export const handler = notifyHandler(ports, Date.now)
