import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import {
  type DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  TrimmedDataAccessException,
} from '@aws-sdk/client-dynamodb-streams'
import {
  DeleteMessageCommand,
  type Message,
  ReceiveMessageCommand,
  type ReceiveMessageCommandInput,
  type SQSClient,
} from '@aws-sdk/client-sqs'
import * as z from 'zod/mini'
import { readAside } from '../../functions/aws/aside.ts'
import type { Redriving } from '../../shared/service/redrive.ts'
import { tableCopy } from '../restore/copy.ts'
import { LANES } from '../lanes.ts'
import { mapped } from '../walk.ts'
import type { Failed, Source } from './source.ts'

/** A batch given up by Lambda: a place in the stream, no game. */
const givenUp = z.object({
  DDBStreamBatchInfo: z.object({
    shardId: z.string(),
    startSequenceNumber: z.string(),
    endSequenceNumber: z.string(),
    streamArn: z.string(),
  }),
})
type Batch = z.infer<typeof givenUp>['DDBStreamBatchInfo']

export type Clients = {
  readonly store: DynamoDBClient
  readonly streams: DynamoDBStreamsClient
  readonly queues: SQSClient
}

export type Places = {
  readonly table: string
  readonly failed: string
}

/** Undefined after a day: the stream keeps no more. */
const gamesIn = async (streams: DynamoDBStreamsClient, batch: Batch): Promise<readonly string[] | undefined> => {
  const { streamArn, shardId, startSequenceNumber, endSequenceNumber } = batch
  const place = { StreamArn: streamArn, ShardId: shardId, SequenceNumber: startSequenceNumber }
  const games = new Set<string>()
  try {
    const first = new GetShardIteratorCommand({ ...place, ShardIteratorType: 'AT_SEQUENCE_NUMBER' })
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
    if (error instanceof TrimmedDataAccessException) return undefined
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

/** Put aside, or of a batch; undefined if unknown. */
const gamesOf = async (streams: DynamoDBStreamsClient, body: string): Promise<readonly string[] | undefined> => {
  const game = attempt(() => readAside(body))
  if (game !== undefined) return [game]
  const batch = attempt(() => givenUp.parse(JSON.parse(body)).DDBStreamBatchInfo)
  return batch && gamesIn(streams, batch)
}

/** Long polling asks all of SQS's servers; else waiting messages may be missed. */
const WAIT_SECONDS = 2

/** Empty answers in a row: the queue is empty. */
const EMPTY = 2

const SENT = 'SentTimestamp'

/** Hidden for five minutes; they return unless settled. */
const messagesIn = async (queues: SQSClient, QueueUrl: string): Promise<readonly Message[]> => {
  const question = {
    QueueUrl,
    MaxNumberOfMessages: 10,
    VisibilityTimeout: 300,
    WaitTimeSeconds: WAIT_SECONDS,
    MessageSystemAttributeNames: [SENT],
  } satisfies ReceiveMessageCommandInput
  const all: Message[] = []
  for (let empty = 0; empty < EMPTY;) {
    const { Messages = [] } = await queues.send(new ReceiveMessageCommand(question))
    empty = Messages.length === 0 ? empty + 1 : 0
    all.push(...Messages)
  }
  return all
}

/** The service may keep running. */
export const cloudSource = (ports: Redriving, clients: Clients, { table, failed }: Places): Source => ({
  ports,
  now: Date.now,
  lanes: LANES,
  failed: async () => {
    const messages = await messagesIn(clients.queues, failed)
    return Promise.all(
      messages.map(async ({ MessageId, Body, ReceiptHandle, Attributes }): Promise<Failed> => {
        return {
          name: `failed change ${MessageId ?? ''}`,
          games: await gamesOf(clients.streams, Body ?? ''),
          at: Number(Attributes?.[SENT]),
          settle: async () =>
            void (await clients.queues.send(new DeleteMessageCommand({ QueueUrl: failed, ReceiptHandle }))),
        }
      }),
    )
  },
  all: mapped(tableCopy(clients.store, table), ({ id }) => id),
  close: async () => {},
})
