import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams'
import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  type Message,
  ReceiveMessageCommand,
  SQSClient,
  SendMessageCommand,
} from '@aws-sdk/client-sqs'
import type { DynamoDBBatchResponse, DynamoDBRecord, SQSBatchResponse } from 'aws-lambda'
import { shardReader } from '../../../test/infra/stream.ts'
import { type Synth, propertiesOf, resources } from '../../../test/infra/synth.ts'
import { type ResourceNames, functionIn } from './resource-names.ts'
import { ACCOUNT, clientSettings } from './aws-endpoint.ts'

/** An event source mapping of the template. */
export type SourceMapping = {
  readonly lambda: string
  readonly source: string
  readonly batch: number
  /** The event names that records of a stream must have. */
  readonly events: readonly string[]
  /** The ARN of the queue for batches that are given up. */
  readonly failed: string | undefined
}

type Filters = { readonly Filters?: readonly { readonly Pattern: string }[] }

const eventsIn = ({ Filters: filters = [] }: Filters): readonly string[] =>
  filters.flatMap(({ Pattern }) => (JSON.parse(Pattern) as { readonly eventName: readonly string[] }).eventName)

export const sourceMappings = ({ run }: Synth, names: ResourceNames): readonly SourceMapping[] =>
  [...resources(run, 'AWS::Lambda::EventSourceMapping').values()].map((resource) => {
    const { FunctionName, EventSourceArn, BatchSize, FilterCriteria = {}, DestinationConfig } = propertiesOf(resource)
    const { OnFailure } = Object(names.resolved(DestinationConfig)) as { OnFailure?: { Destination: string } }
    return {
      lambda: functionIn(FunctionName),
      source: names.text(EventSourceArn),
      batch: Number(BatchSize),
      events: eventsIn(FilterCriteria as Filters),
      failed: OnFailure?.Destination,
    }
  })

/**
 * A function that gets records or messages. Lambda reads these with the function's role, so `endpoint` is the one of
 * that role.
 */
export type FedFunction = {
  readonly endpoint: string
  readonly invoke: (event: unknown) => Promise<unknown>
}

/** How many records or messages a function got, and the ids of those that failed. */
export type FeedResult = { readonly given: number; readonly back: readonly string[] }

/**
 * An event source that is driven by hand. `feed` passes on what waits. `giveUp` reports the records of a stream that
 * failed to the failure queue and drops them, as Lambda does after hours; for a queue it does nothing.
 */
export type EventSource = { readonly feed: () => Promise<FeedResult>; readonly giveUp: () => Promise<void> }

const urlOf = (endpoint: string, queueArn: string): string => `${endpoint}/${ACCOUNT}/${queueArn.split(':').at(-1)}`

type Pending = { shard: string; records: readonly DynamoDBRecord[] }

const sequenceOf = (record: DynamoDBRecord | undefined): string => record?.dynamodb?.SequenceNumber ?? ''

/** Reports a batch that is given up, as Lambda does: its position in the stream, without records. */
const reportFailure = (
  { source, failed = '' }: SourceMapping,
  { endpoint }: FedFunction,
  { shard, records }: Pending,
) =>
  new SQSClient({ ...clientSettings(endpoint), useQueueUrlAsEndpoint: false }).send(
    new SendMessageCommand({
      QueueUrl: urlOf(endpoint, failed),
      MessageBody: JSON.stringify({
        requestContext: { condition: 'RecordAgeExceeded', approximateInvokeCount: 1 },
        version: '1.0',
        timestamp: new Date().toISOString(),
        DDBStreamBatchInfo: {
          shardId: shard,
          startSequenceNumber: sequenceOf(records[0]),
          endSequenceNumber: sequenceOf(records.at(-1)),
          batchSize: records.length,
          streamArn: source,
        },
      }),
    }),
  )

/** Feeds a function from a stream in order: a record that fails blocks its shard. */
export const streamSource = (mapping: SourceMapping, target: FedFunction): EventSource => {
  const read = shardReader(new DynamoDBStreamsClient(clientSettings(target.endpoint)), mapping.source)
  const pending = new Map<string, readonly DynamoDBRecord[]>()
  const fetchAll = async (): Promise<void> => {
    for (const { shard, records } of await read()) {
      const matching = (records as readonly DynamoDBRecord[]).filter(({ eventName = '' }) =>
        mapping.events.includes(eventName),
      )
      pending.set(shard, [...(pending.get(shard) ?? []), ...matching])
    }
  }
  const feed = async (shard: string): Promise<FeedResult> => {
    const Records = (pending.get(shard) ?? []).slice(0, mapping.batch)
    if (Records.length === 0) return { given: 0, back: [] }
    const { batchItemFailures } = (await target.invoke({ Records })) as DynamoDBBatchResponse
    const [first] = batchItemFailures
    const done = first ? Records.findIndex((record) => sequenceOf(record) === first.itemIdentifier) : Records.length
    pending.set(shard, (pending.get(shard) ?? []).slice(Math.max(done, 0)))
    return { given: Records.length, back: batchItemFailures.map(({ itemIdentifier }) => itemIdentifier) }
  }
  return {
    feed: async () => {
      await fetchAll()
      const turns: FeedResult[] = []
      for (const shard of pending.keys()) turns.push(await feed(shard))
      return { given: turns.reduce((sum, { given }) => sum + given, 0), back: turns.flatMap(({ back }) => back) }
    },
    giveUp: async () => {
      for (const [shard, records] of pending) {
        if (records.length > 0) await reportFailure(mapping, target, { shard, records })
        pending.set(shard, [])
      }
    },
  }
}

const recordOf = ({ MessageId = '', Body = '', Attributes = {}, ReceiptHandle = '' }: Message, source: string) => ({
  messageId: MessageId,
  receiptHandle: ReceiptHandle,
  body: Body,
  attributes: Attributes,
  messageAttributes: {},
  eventSource: 'aws:sqs',
  eventSourceARN: source,
})

/**
 * Feeds a function from a queue. A failed message is visible again at once, as a rehearsal does not wait three minutes.
 */
export const queueSource = ({ source, batch }: SourceMapping, target: FedFunction): EventSource => {
  const client = new SQSClient({ ...clientSettings(target.endpoint), useQueueUrlAsEndpoint: false })
  const QueueUrl = urlOf(target.endpoint, source)
  const settle = async (message: Message, isBack: boolean): Promise<void> => {
    const handle = { QueueUrl, ReceiptHandle: message.ReceiptHandle }
    if (isBack) await client.send(new ChangeMessageVisibilityCommand({ ...handle, VisibilityTimeout: 0 }))
    else await client.send(new DeleteMessageCommand(handle))
  }
  const turn = async (): Promise<FeedResult> => {
    const { Messages = [] } = await client.send(
      new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: batch, MessageSystemAttributeNames: ['All'] }),
    )
    if (Messages.length === 0) return { given: 0, back: [] }
    const event = { Records: Messages.map((message) => recordOf(message, source)) }
    const { batchItemFailures } = (await target.invoke(event)) as SQSBatchResponse
    const back = batchItemFailures.map(({ itemIdentifier }) => itemIdentifier)
    for (const message of Messages) await settle(message, back.includes(message.MessageId ?? ''))
    return { given: Messages.length, back }
  }
  return { feed: turn, giveUp: async () => {} }
}
