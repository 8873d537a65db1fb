/**
 * The functions of a stage with their real handlers and adapters, on services that count their uses. Each call runs
 * alone.
 */
import { TABLES } from '../../../test/harness/tables.ts'
import type { Context, DynamoDBRecord } from 'aws-lambda'
import { timerHandler } from '../../../functions/timers/timer-handler.ts'
import { apiHandler } from '../../../functions/http/api-handler.ts'
import { dynamodbKeyRing } from '../../../functions/aws/stores/api-keys.ts'
import { sqsRetryQueue } from '../../../functions/aws/background/retry-queue.ts'
import { dynamodbContacts } from '../../../functions/aws/people/contacts.ts'
import { dynamodbGames } from '../../../functions/aws/stores/games.ts'
import { dynamodbTournaments } from '../../../functions/aws/stores/tournaments.ts'
import { dynamodbOwnerKeys } from '../../../functions/aws/stores/owner-keys.ts'
import { webhookHmac } from '../../../functions/aws/network/webhook-hmac.ts'
import { dynamodbWebhooks } from '../../../functions/aws/stores/webhooks.ts'
import { sqsNotices } from '../../../functions/aws/background/sqs-notices.ts'
import { dynamodbLedger } from '../../../functions/aws/ledger/ledger.ts'
import { jsonLog } from '../../../functions/runtime/json-log.ts'
import { sesPost } from '../../../functions/aws/email/ses-post.ts'
import { dynamodbOrders } from '../../../functions/aws/stores/orders.ts'
import { dynamodbOwnedGames } from '../../../functions/aws/stores/owned-games.ts'
import { dynamodbNotebook } from '../../../functions/aws/people/notebook.ts'
import { sqsOutbox } from '../../../functions/aws/background/sqs-outbox.ts'
import { dynamodbSeatRecords } from '../../../functions/aws/people/seat-records.ts'
import { schedulerTimers } from '../../../functions/aws/background/scheduler-timers.ts'
import { secureRandomBytes } from '../../../functions/aws/keys/secure-random-bytes.ts'
import { newVapidKey } from '../../../functions/aws/keys/vapid-key.ts'
import { newSigningKeys, readSigner } from '../../../functions/aws/keys/signer.ts'
import { deliverHandler } from '../../../functions/events/deliver-handler.ts'
import { feedbackHandler } from '../../../functions/events/feedback-handler.ts'
import { notifyHandler } from '../../../functions/events/notify-handler.ts'
import { pageHandler } from '../../../functions/http/page-handler.ts'
import { storedHandler } from '../../../functions/events/stored-handler.ts'
import { deflateLevel6 } from '../../../functions/runtime/zlib.ts'
import { FUNCTION_MEMORY } from '../../../infra/settings/figures.ts'
import type { AssetFiles } from '../../../shared/pages/asset-files.ts'
import type { HttpSender } from '../../../shared/service/ports/http-sender.ts'
import type { OwnedTournament } from '../../../shared/service/ports/tournaments/owned-tournaments.ts'
import type { Service } from '../../../shared/service/runtime/service.ts'
import { countingDynamodb } from '../services/counting-dynamodb.ts'
import { SERVICE_WAITS, countingScheduler, countingSes, countingSqs } from '../services/counting-services.ts'
import { type UseCounter, useCounter } from '../services/uses.ts'

export const COUNTED_ORIGIN = 'https://play.crownhead.example'

type Called = 'answers' | 'pages' | 'stored' | 'deliver' | 'alarm' | 'notify' | 'feedback'

/**
 * The processor time of each call in milliseconds on a whole processor, with the SDK. These figures are assumed, not
 * measured on AWS; docs/performance.md reports 2 to 4 ms for a move. The share of a processor that a function gets
 * grows with its memory.
 */
const WORK: Readonly<Record<Called, number>> = {
  answers: 3,
  pages: 5,
  stored: 2,
  deliver: 10,
  alarm: 2,
  notify: 4,
  feedback: 4,
}

/** The memory in MB that gives a function a whole processor. */
const PROCESSOR = 1769

/** The assumed bytes of TLS and headers beside the body of a post. */
const POST_OVERHEAD = 2500

/** Bytes that CloudWatch bills in addition to each log line. */
export const LINE_OVERHEAD = 26

/** The context of every call: it tells the handlers how much time is left. */
export const CONTEXT = { getRemainingTimeInMillis: () => 28_000 } as Context

const clientsOf = (tally: UseCounter, now: () => number, push: (record: DynamoDBRecord) => void) => {
  const scheduler = countingScheduler(tally)
  const sqs = countingSqs(tally, now)
  const ses = countingSes(tally)
  const tables = countingDynamodb(tally, SERVICE_WAITS, (table, OldImage, NewImage) => {
    const keys = { Keys: { p: NewImage['p'] }, SequenceNumber: '1' }
    if (table === 'games') push({ dynamodb: { ...keys, NewImage, OldImage } } as DynamoDBRecord)
    if (table === 'orders' && !OldImage) push({ eventName: 'INSERT', dynamodb: keys } as DynamoDBRecord)
  })
  return { scheduler, sqs, ses, tables }
}

/** How requests reach the functions: by the gateway, or by CloudFront and function URLs, without or with a firewall. */
export type RequestWay = 'gateway' | 'front' | 'front with firewall'

/** Sets up a stage whose clock begins at `begin`. `files` are the static files of the pages. */
export const countedStage = (files: AssetFiles, begin: number, way: RequestWay = 'gateway') => {
  const clock = { now: begin }
  const tally = useCounter()
  const now = (): number => clock.now
  const log = jsonLog((line) => tally.add('log', Buffer.byteLength(line) + LINE_OVERHEAD))
  const changes: DynamoDBRecord[] = []
  const { scheduler, sqs, ses, tables } = clientsOf(tally, now, (record) => changes.push(record))

  const { client: dynamodb, bytes } = tables
  const stores = {
    games: dynamodbGames(dynamodb, 'games'),
    tournaments: dynamodbTournaments(dynamodb, 'games'),
    contacts: dynamodbContacts(dynamodb, 'people'),
    notebook: dynamodbNotebook(dynamodb, 'people'),
    seatRecords: dynamodbSeatRecords(dynamodb, 'people'),
    ledger: dynamodbLedger(dynamodb, 'ledger'),
    owned: dynamodbOwnedGames(dynamodb, 'programs'),
    ownedTournaments: dynamodbOwnedGames<OwnedTournament>(dynamodb, 'programs'),
    chance: secureRandomBytes,
    orders: dynamodbOrders(dynamodb, 'orders'),
  }
  const outbox = sqsOutbox(sqs.client, 'outbox')
  const apiKeys = { ...dynamodbKeyRing(dynamodb, 'programs'), ...dynamodbOwnerKeys(dynamodb, 'programs') }
  const signer = readSigner(JSON.stringify({ ...newSigningKeys(), push: newVapidKey() }))
  const notices = sqsNotices(sqs.client, 'notices')
  const webhooks = dynamodbWebhooks(dynamodb, 'programs')
  const service: Service = {
    ...stores,
    apiKeys,
    outbox,
    webhooks,
    notices,
    signer,
    tables: TABLES,
    chance: secureRandomBytes,
    deflate: deflateLevel6,
    log,
    origin: COUNTED_ORIGIN,
  }
  const sender: HttpSender = {
    post: async (_url, _headers, body) => {
      tally.add('wait', SERVICE_WAITS.receiver)
      tally.add('egress', Buffer.byteLength(body) + POST_OVERHEAD)
      return { status: 204 }
    },
  }
  const target = { group: 'timers', arn: 'arn:alarm', role: 'arn:role', deadLetters: 'arn:dead' }
  const timers = schedulerTimers(scheduler.client, target, now)
  const post = sesPost(ses.client, { from: 'Crownhead <games@crownhead.example>', configurationSet: 'mail' })
  const handlers = {
    answers: apiHandler(service),
    pages: pageHandler(service, files),
    stored: storedHandler(
      { ...stores, chance: secureRandomBytes, timers, outbox, notices, retryQueue: sqsRetryQueue(sqs.client, 'aside') },
      log,
      now,
    ),
    deliver: deliverHandler(
      { ...stores, outbox, notices, signer, post, log, deflate: deflateLevel6, origin: COUNTED_ORIGIN },
      now,
    ),
    alarm: timerHandler(stores, now, log),
    feedback: feedbackHandler({ ...stores, signer, log }, now),
    notify: notifyHandler(
      {
        webhooks,
        owned: stores.owned,
        notices,
        outbox,
        sender: sender,
        sign: webhookHmac,
        log,
        origin: COUNTED_ORIGIN,
      },
      now,
    ),
  }

  const invoke = async <T>(name: Called, call: () => Promise<T>): Promise<T> => {
    const before = tally.uses().wait
    const answer = await call()
    const worked = (WORK[name] * PROCESSOR) / FUNCTION_MEMORY[name]
    tally.add(name)
    tally.add('compute', (tally.uses().wait - before + worked) * (FUNCTION_MEMORY[name] / 1024))
    return answer
  }

  return { way, clock, tally, changes, scheduler, sqs, ses, handlers, invoke, bytes, apiKeys }
}

export type CountedStage = ReturnType<typeof countedStage>
