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
import { shardReader } from '../../test/infra/stream.ts'
import { type Synth, propertiesOf, resources } from '../../test/infra/synth.ts'
import { type Names, functionIn } from './names.ts'
import { ACCOUNT, clientSettings } from './place.ts'

/** What of the template feeds a function. */
export type Mapping = {
  readonly lambda: string
  readonly source: string
  readonly batch: number
  /** Names of events that a stream's records must have. */
  readonly events: readonly string[]
  /** Of the queue for batches that are given up. */
  readonly failed: string | undefined
}

type Filters = { readonly Filters?: readonly { readonly Pattern: string }[] }

const eventsIn = ({ Filters: filters = [] }: Filters): readonly string[] =>
  filters.flatMap(({ Pattern }) => (JSON.parse(Pattern) as { readonly eventName: readonly string[] }).eventName)

export const mappingsOf = ({ run }: Synth, names: Names): readonly Mapping[] =>
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

/** Lambda's poller has the role of the function. */
export type Fed = {
  readonly endpoint: string
  readonly invoke: (event: unknown) => Promise<unknown>
}

/** How many records or messages a function was given, and what it gave back. */
export type Turn = { readonly given: number; readonly back: readonly string[] }

/** `giveUp`: what comes back is told to the queue of failures and left, as after hours of tries. */
export type Feeding = { readonly turn: () => Promise<Turn>; readonly giveUp: () => Promise<void> }

const urlOf = (endpoint: string, queueArn: string): string => `${endpoint}/${ACCOUNT}/${queueArn.split(':').at(-1)}`

type Pending = { shard: string; records: readonly DynamoDBRecord[] }

const sequenceOf = (record: DynamoDBRecord | undefined): string => record?.dynamodb?.SequenceNumber ?? ''

/** As Lambda tells of a batch that it gives up: a place in the stream, and no record. */
const tellFailure = ({ source, failed = '' }: Mapping, { endpoint }: Fed, { shard, records }: Pending) =>
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

/** In order: what comes back holds up its shard. */
export const streamFeeding = (mapping: Mapping, fed: Fed): Feeding => {
  const read = shardReader(new DynamoDBStreamsClient(clientSettings(fed.endpoint)), mapping.source)
  const pending = new Map<string, readonly DynamoDBRecord[]>()
  const fetchAll = async (): Promise<void> => {
    for (const { shard, records } of await read()) {
      const wanted = (records as readonly DynamoDBRecord[]).filter(({ eventName = '' }) =>
        mapping.events.includes(eventName),
      )
      pending.set(shard, [...(pending.get(shard) ?? []), ...wanted])
    }
  }
  const feed = async (shard: string): Promise<Turn> => {
    const Records = (pending.get(shard) ?? []).slice(0, mapping.batch)
    if (Records.length === 0) return { given: 0, back: [] }
    const { batchItemFailures } = (await fed.invoke({ Records })) as DynamoDBBatchResponse
    const [first] = batchItemFailures
    const done = first ? Records.findIndex((record) => sequenceOf(record) === first.itemIdentifier) : Records.length
    pending.set(shard, (pending.get(shard) ?? []).slice(Math.max(done, 0)))
    return { given: Records.length, back: batchItemFailures.map(({ itemIdentifier }) => itemIdentifier) }
  }
  return {
    turn: async () => {
      await fetchAll()
      const turns: Turn[] = []
      for (const shard of pending.keys()) turns.push(await feed(shard))
      return { given: turns.reduce((sum, { given }) => sum + given, 0), back: turns.flatMap(({ back }) => back) }
    },
    giveUp: async () => {
      for (const [shard, records] of pending) {
        if (records.length > 0) await tellFailure(mapping, fed, { shard, records })
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

/** A message that comes back is seen again at once: nobody waits three minutes in a rehearsal. */
export const queueFeeding = ({ source, batch }: Mapping, fed: Fed): Feeding => {
  const client = new SQSClient({ ...clientSettings(fed.endpoint), useQueueUrlAsEndpoint: false })
  const QueueUrl = urlOf(fed.endpoint, source)
  const settle = async (message: Message, isBack: boolean): Promise<void> => {
    const place = { QueueUrl, ReceiptHandle: message.ReceiptHandle }
    if (isBack) await client.send(new ChangeMessageVisibilityCommand({ ...place, VisibilityTimeout: 0 }))
    else await client.send(new DeleteMessageCommand(place))
  }
  const turn = async (): Promise<Turn> => {
    const { Messages = [] } = await client.send(
      new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: batch, MessageSystemAttributeNames: ['All'] }),
    )
    if (Messages.length === 0) return { given: 0, back: [] }
    const event = { Records: Messages.map((message) => recordOf(message, source)) }
    const { batchItemFailures } = (await fed.invoke(event)) as SQSBatchResponse
    const back = batchItemFailures.map(({ itemIdentifier }) => itemIdentifier)
    for (const message of Messages) await settle(message, back.includes(message.MessageId ?? ''))
    return { given: Messages.length, back }
  }
  return { turn, giveUp: async () => {} }
}
