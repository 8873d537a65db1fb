/** The functions of a stage with their real handlers and adapters, on services that count; one call at a time. */
import { brotliDecompressSync } from 'node:zlib'
import type { APIGatewayProxyEventV2, Context, DynamoDBRecord, SQSRecord } from 'aws-lambda'
import { timerHandler } from '../../../functions/timers/timer-handler.ts'
import { apiHandler } from '../../../functions/http/api-handler.ts'
import { dynamodbKeyRing } from '../../../functions/aws/stores/api-keys.ts'
import { sqsRetryQueue } from '../../../functions/aws/background/retry-queue.ts'
import { dynamodbContacts } from '../../../functions/aws/people/contacts.ts'
import { dynamodbGames } from '../../../functions/aws/stores/games.ts'
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
import { FRONT_LOG_FIELDS, GATEWAY_LOG_FIELDS } from '../../../infra/settings/access-log.ts'
import { FUNCTION_MEMORY } from '../../../infra/settings/figures.ts'
import type { AssetFiles } from '../../../shared/pages/asset-files.ts'
import type { HttpSender } from '../../../shared/service/ports/http-sender.ts'
import type { Service } from '../../../shared/service/runtime/service.ts'
import { countingDynamodb } from '../services/counting-dynamodb.ts'
import { SERVICE_WAITS, countingScheduler, countingSes, countingSqs } from '../services/counting-services.ts'
import { type UseCounter, useCounter } from '../services/uses.ts'

export const COUNTED_ORIGIN = 'https://play.crownhead.example'

type Called = 'answers' | 'pages' | 'stored' | 'deliver' | 'alarm' | 'notify' | 'feedback'

/**
 * The processor time of each call in milliseconds, SDK included, on a whole processor. It is assumed, not measured on
 * AWS; docs/performance.md has 2 to 4 for a move. A function gets a share of a processor by its memory.
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
const LINE_OVERHEAD = 26

const CONTEXT = { getRemainingTimeInMillis: () => 28_000 } as Context

export type CountedRequest = {
  readonly method: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export type CountedResponse = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

const eventOf = ({ method, path, headers = {}, body }: CountedRequest, now: number): APIGatewayProxyEventV2 => {
  const url = new URL(path, COUNTED_ORIGIN)
  const { sourceIp, userAgent } = { sourceIp: '192.0.2.1', userAgent: 'counted' }
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath: url.pathname,
    rawQueryString: url.search.slice(1),
    queryStringParameters: Object.fromEntries(url.searchParams),
    headers: { 'accept-language': 'en', ...headers },
    requestContext: {
      http: { method, path: url.pathname, protocol: 'HTTP/2', sourceIp, userAgent },
      timeEpoch: now,
    } as APIGatewayProxyEventV2['requestContext'],
    ...(body !== undefined && { body }),
    isBase64Encoded: false,
  }
}

/** Returns a line of the access log, with values as long as on AWS. */
const lineOf = (status: number, bytes: number): string =>
  JSON.stringify({
    ...Object.fromEntries(Object.keys(GATEWAY_LOG_FIELDS).map((name) => [name, '-'])),
    requestId: 'JKJaXmPLvHcESHA=',
    at: '1795000000000',
    route: 'POST /v1/games/{id}/moves',
    status: String(status),
    answered: '200',
    latency: '25',
    bytes: String(bytes),
  })

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

/**
 * How requests reach the functions: by the gateway, or by CloudFront and function URLs, with or without its firewall.
 */
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
    contacts: dynamodbContacts(dynamodb, 'people'),
    notebook: dynamodbNotebook(dynamodb, 'people'),
    seatRecords: dynamodbSeatRecords(dynamodb, 'people'),
    ledger: dynamodbLedger(dynamodb, 'ledger'),
    owned: dynamodbOwnedGames(dynamodb, 'programs'),
    orders: dynamodbOrders(dynamodb, 'orders'),
  }
  const outbox = sqsOutbox(sqs.client, 'outbox')
  const apiKeys = { ...dynamodbKeyRing(dynamodb, 'programs'), ...dynamodbOwnerKeys(dynamodb, 'programs') }
  const signer = readSigner(JSON.stringify({ ...newSigningKeys(), push: newVapidKey() }))
  const notices = sqsNotices(sqs.client, 'notices')
  const hooks = dynamodbWebhooks(dynamodb, 'programs')
  const service: Service = {
    ...stores,
    apiKeys,
    outbox,
    hooks,
    notices,
    signer,
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
      { hooks, owned: stores.owned, notices, outbox, sender: sender, sign: webhookHmac, log, origin: COUNTED_ORIGIN },
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

const decompressed = (body: string): string => brotliDecompressSync(Buffer.from(body, 'base64')).toString('utf8')

/** Returns a line of the front's log, with values as long as on AWS. */
const frontLineOf = (status: number, bytes: number): string =>
  JSON.stringify({
    ...Object.fromEntries(FRONT_LOG_FIELDS.map((name) => [name, '-'])),
    date: '2026-11-22',
    time: '12:00:00',
    'x-edge-location': 'AMS58-P4',
    'x-edge-result-type': 'Miss',
    'cache-behavior-path-pattern': '/v1/games/*/version',
    'cs-method': 'POST',
    'cs-protocol-version': 'HTTP/2.0',
    'sc-status': String(status),
    'sc-bytes': String(bytes),
    'time-taken': '0.025',
  })

/** Adds what a request and its response cost. A front adds some security headers and caches none of these responses. */
const bill = ({ tally, way }: CountedStage, status: number, bytes: number, heads: number): void => {
  const isFront = way !== 'gateway'
  tally.add(isFront ? 'edge' : 'request')
  // The firewall inspects cached requests, too, but no request of a move is cached.
  if (way === 'front with firewall') tally.add('inspected')
  tally.add(isFront ? 'delivered' : 'egress', bytes + heads)
  tally.add('access', Buffer.byteLength(isFront ? frontLineOf(status, bytes) : lineOf(status, bytes)) + LINE_OVERHEAD)
}

/** Sends a request. The response is counted with the size that a browser gets with brotli. */
export const sendCounted = async (stage: CountedStage, request: CountedRequest): Promise<CountedResponse> => {
  const { handlers, invoke, clock } = stage
  const isApi = request.path.startsWith('/v1/')
  const event = eventOf(request, clock.now)
  const result = await invoke(isApi ? 'answers' : 'pages', () =>
    isApi ? handlers.answers(event, CONTEXT) : handlers.pages(event, CONTEXT),
  )
  const { statusCode = 0, headers = {}, body = '', isBase64Encoded } = result
  const bytes = isBase64Encoded ? Buffer.byteLength(body, 'base64') : Buffer.byteLength(body)
  const heads = Object.entries(headers).map(([name, value]) => [name, String(value)] as const)
  const sizes = heads.map(([name, value]) => name.length + value.length + 4)
  bill(
    stage,
    statusCode,
    bytes,
    sizes.reduce((sum, size) => sum + size, 0),
  )
  return { status: statusCode, headers: Object.fromEntries(heads), body: isBase64Encoded ? decompressed(body) : body }
}

/** Processes the stream, one change per call. */
const processStream = async ({ changes, invoke, handlers }: CountedStage): Promise<void> => {
  for (let record = changes.shift(); record; record = changes.shift()) {
    const Records = [record]
    const { batchItemFailures } = await invoke('stored', () => handlers.stored({ Records }, CONTEXT))
    if (batchItemFailures.length > 0) throw new Error('a change was not carried out')
  }
}

const READERS: ReadonlyMap<string, 'notify' | 'feedback'> = new Map([
  ['notices', 'notify'],
  ['returns', 'feedback'],
])

/** Passes a message to its function. Receiving and deleting it are one SQS request each. */
const deliverFirst = async ({ sqs, tally, invoke, handlers }: CountedStage, at: number): Promise<void> => {
  const [message] = sqs.messages.splice(at, 1)
  if (!message) return
  tally.add('queue', 2)
  const Records = [{ messageId: '1', body: message.body } as SQSRecord]
  const reader = READERS.get(message.queue) ?? 'deliver'
  const { batchItemFailures } = await invoke(reader, () => handlers[reader]({ Records }, CONTEXT))
  if (batchItemFailures.length > 0) throw new Error(`${reader} has not done its message`)
}

const fire = async (
  { scheduler, tally, invoke, handlers }: CountedStage,
  name: string,
  game: string,
): Promise<void> => {
  scheduler.timers.delete(name)
  tally.add('timer')
  await invoke('alarm', () => handlers.alarm({ game }, CONTEXT))
}

/** Lets the stream, the queues and the timers work until an instant, in order. */
export const passUntil = async (stage: CountedStage, until: number): Promise<void> => {
  const { clock, scheduler, sqs } = stage
  for (;;) {
    await processStream(stage)
    const [message] = [...sqs.messages.entries()].toSorted(([, a], [, b]) => a.at - b.at)
    const [timer] = [...scheduler.timers.values()].toSorted((a, b) => a.at - b.at)
    const next = Math.min(message?.[1].at ?? Infinity, timer?.at ?? Infinity)
    if (next > until) break
    clock.now = Math.max(clock.now, next)
    if (message?.[1].at === next) await deliverFirst(stage, message[0])
    else if (timer) await fire(stage, timer.name, timer.game)
  }
  clock.now = until
}
