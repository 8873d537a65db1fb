import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import {
  type DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  ResourceNotFoundException,
  TrimmedDataAccessException,
} from '@aws-sdk/client-dynamodb-streams'
import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  type Message,
  MessageNotInflight,
  ReceiveMessageCommand,
  type ReceiveMessageCommandInput,
  type SQSClient,
} from '@aws-sdk/client-sqs'
import * as z from 'zod/mini'
import { readRetryBody } from '../../functions/aws/background/retry-queue.ts'
import { SECOND } from '../../shared/game/model/words.ts'
import type { RedrivePorts } from '../../shared/service/background/redrive.ts'
import { tableCopy } from '../replay/game-copy.ts'
import { AWS_CONCURRENCY } from '../command/concurrency.ts'
import { mapSegments } from '../command/walk.ts'
import type { FailedChange, GameSource } from './game-source.ts'

/** What Lambda writes about a batch that it gave up: a position in the stream, which names no game. */
const givenUp = z.object({
  DDBStreamBatchInfo: z.object({
    shardId: z.string(),
    startSequenceNumber: z.string(),
    endSequenceNumber: z.string(),
    streamArn: z.string(),
  }),
})
type Batch = z.infer<typeof givenUp>['DDBStreamBatchInfo']

export type CloudClients = {
  readonly store: DynamoDBClient
  readonly streams: DynamoDBStreamsClient
  readonly queues: SQSClient
}

export type CloudNames = {
  readonly table: string
  readonly failed: string
}

/**
 * Returns the games of a failed batch; undefined after a day, when the stream no longer has the records or the shard.
 */
const gamesIn = async (streams: DynamoDBStreamsClient, batch: Batch): Promise<readonly string[] | undefined> => {
  const { streamArn, shardId, startSequenceNumber, endSequenceNumber } = batch
  const position = { StreamArn: streamArn, ShardId: shardId, SequenceNumber: startSequenceNumber }
  const games = new Set<string>()
  try {
    const first = new GetShardIteratorCommand({ ...position, ShardIteratorType: 'AT_SEQUENCE_NUMBER' })
    let { ShardIterator: iterator } = await streams.send(first)
    while (iterator) {
      const { Records = [], NextShardIterator } = await streams.send(new GetRecordsCommand({ ShardIterator: iterator }))
      for (const { dynamodb } of Records) {
        if (BigInt(dynamodb?.SequenceNumber ?? 0) > BigInt(endSequenceNumber)) return [...games]
        games.add(dynamodb?.Keys?.['p']?.S ?? '')
        if (dynamodb?.SequenceNumber === endSequenceNumber) return [...games]
      }
      iterator = NextShardIterator
    }
    return [...games]
  } catch (error) {
    if (error instanceof TrimmedDataAccessException || error instanceof ResourceNotFoundException) return undefined
    throw error
  }
}

const attempt = <T>(read: () => T): T | undefined => {
  try {
    return read()
  } catch {
    return undefined
  }
}

/**
 * Returns the games of a message: the game that a message of the retry queue names, or the games of a failed batch.
 * Undefined if they are no longer known.
 */
const gamesOf = async (streams: DynamoDBStreamsClient, body: string): Promise<readonly string[] | undefined> => {
  const game = attempt(() => readRetryBody(body))
  if (game !== undefined) return [game]
  const batch = attempt(() => givenUp.parse(JSON.parse(body)).DDBStreamBatchInfo)
  return batch && gamesIn(streams, batch)
}

/** Long polling makes SQS ask all its servers; otherwise waiting messages may be missed. */
const WAIT_SECONDS = 2

/** SQS answers an empty long poll only after the whole wait, so the client must not time out before. */
const POLLED = { requestTimeout: WAIT_SECONDS * SECOND + 5 * SECOND }

/** After this many empty responses in a row, the queue counts as empty. */
const EMPTY = 2

const SENT = 'SentTimestamp'

/**
 * Returns all messages of a queue, each once. Received messages are hidden for only five minutes, so the first ones of
 * a long queue are received again.
 */
const messagesIn = async (queues: SQSClient, QueueUrl: string): Promise<readonly Message[]> => {
  const request = {
    QueueUrl,
    MaxNumberOfMessages: 10,
    VisibilityTimeout: 300,
    WaitTimeSeconds: WAIT_SECONDS,
    MessageSystemAttributeNames: [SENT],
  } satisfies ReceiveMessageCommandInput
  const all = new Map<string, Message>()
  for (let empty = 0; empty < EMPTY;) {
    const { Messages = [] } = await queues.send(new ReceiveMessageCommand(request), POLLED)
    const before = all.size
    for (const message of Messages) all.set(message.MessageId ?? '', message)
    empty = all.size === before ? empty + 1 : 0
  }
  return [...all.values()]
}

/** Makes received messages that were not settled visible again at once, so that the next run finds them. */
const showAgain = async (queues: SQSClient, QueueUrl: string, handles: Iterable<string>): Promise<void> => {
  for (const ReceiptHandle of handles) {
    try {
      await queues.send(new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle, VisibilityTimeout: 0 }))
    } catch (error) {
      // The five minutes are over, so the message is visible already.
      if (!(error instanceof MessageNotInflight)) throw error
    }
  }
}

/** Returns the games and failed changes on AWS, where the service may keep running. */
export const cloudSource = (ports: RedrivePorts, clients: CloudClients, { table, failed }: CloudNames): GameSource => {
  const { store, streams, queues } = clients
  const unsettled = new Set<string>()
  const failedOf = async ({ MessageId, Body, ReceiptHandle = '', Attributes }: Message): Promise<FailedChange> => {
    unsettled.add(ReceiptHandle)
    return {
      name: `failed change ${MessageId ?? ''}`,
      games: await gamesOf(streams, Body ?? ''),
      at: Number(Attributes?.[SENT]),
      settle: async () => {
        await queues.send(new DeleteMessageCommand({ QueueUrl: failed, ReceiptHandle }))
        unsettled.delete(ReceiptHandle)
      },
    }
  }
  return {
    ports,
    now: Date.now,
    lanes: AWS_CONCURRENCY,
    failed: async () => Promise.all((await messagesIn(queues, failed)).map(failedOf)),
    all: mapSegments(tableCopy(store, table), ({ id }) => id),
    close: () => showAgain(queues, failed, unsettled),
  }
}
