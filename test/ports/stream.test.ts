import {
  DescribeStreamCommand,
  type DynamoDBStreamsClient,
  ExpiredIteratorException,
  GetRecordsCommand,
  type GetRecordsCommandInput,
  GetShardIteratorCommand,
  type GetShardIteratorCommandInput,
  type Shard,
  TrimmedDataAccessException,
} from '@aws-sdk/client-dynamodb-streams'
import { expect, test } from 'vitest'
import { dynamodbChanges } from '../../local/dynamodb/dynamodb-changes.ts'
import type { ChangeFeed } from '../../local/stores/change-feed.ts'
import { memoryKeyValues } from '../../local/memory/memory-key-values.ts'

type Log = { parent?: string; open: boolean; records: readonly number[]; trimmedTo: number }

/**
 * Returns a stream whose shards end, split and are trimmed. The real one does this daily, and DynamoDB Local hardly
 * ever.
 */
const smallStream = (shards: Record<string, Log>) => {
  const refusals: Error[] = []
  const shardOf = (name: string): Log => shards[name] ?? { open: false, records: [], trimmedTo: 0 }
  const describe = (): readonly Shard[] =>
    Object.entries(shards).map(([ShardId, { parent }]) => ({ ShardId, ...(parent && { ParentShardId: parent }) }))
  const iterator = ({ ShardId, SequenceNumber }: GetShardIteratorCommandInput) => {
    if (Number(SequenceNumber ?? Infinity) < shardOf(String(ShardId)).trimmedTo)
      throw new TrimmedDataAccessException({ message: 'trimmed', $metadata: {} })
    return { ShardIterator: `${ShardId} ${SequenceNumber ?? 0}` }
  }
  const records = ({ ShardIterator, Limit }: GetRecordsCommandInput) => {
    const refusal = refusals.pop()
    if (refusal) throw refusal
    const [name = '', after] = String(ShardIterator).split(' ')
    const { records, open, trimmedTo } = shardOf(name)
    const found = records.filter((n) => n > Number(after) && n >= trimmedTo).slice(0, Limit)
    return {
      Records: found.map((n) => ({ dynamodb: { SequenceNumber: String(n) } })),
      ...(open && { NextShardIterator: `${name} ${found.at(-1) ?? after}` }),
    }
  }
  const send = async (command: { readonly input: object }) => {
    if (command instanceof DescribeStreamCommand) return { StreamDescription: { Shards: describe() } }
    if (command instanceof GetShardIteratorCommand) return iterator(command.input)
    if (command instanceof GetRecordsCommand) return records(command.input)
    throw new Error('not asked for here')
  }
  return { shards, refusals, client: { send } as unknown as DynamoDBStreamsClient }
}

const numbersOf = ({ records }: Awaited<ReturnType<ChangeFeed['next']>>) =>
  records.map(({ dynamodb }) => Number(dynamodb?.SequenceNumber))

/** Reads this many batches and marks them as done. */
const readOn = async (changes: ChangeFeed, times: number): Promise<readonly number[]> => {
  const found: number[] = []
  for (let n = 0; n < times; n++) {
    const batch = await changes.next(2)
    found.push(...numbersOf(batch))
    await batch.done(batch.records.length)
  }
  return found
}

const shard = (records: readonly number[], rest: Partial<Log> = {}): Log => ({
  open: true,
  records,
  trimmedTo: 0,
  ...rest,
})

test('a shard is read to its end before its children', async () => {
  const { client } = smallStream({
    young: shard([4, 6], { parent: 'old' }),
    twin: shard([5], { parent: 'old' }),
    old: shard([1, 2, 3], { open: false }),
  })
  const found = await readOn(dynamodbChanges(client, 'arn', memoryKeyValues()), 8)
  expect(found.slice(0, 3)).toEqual([1, 2, 3])
  expect(found.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6])
})

test('a shard whose parent is long gone is read at once', async () => {
  const { client } = smallStream({ young: shard([4], { parent: 'gone' }) })
  expect(await readOn(dynamodbChanges(client, 'arn', memoryKeyValues()), 1)).toEqual([4])
})

test('a shard that begins later is found once its parent has ended', async () => {
  const stream = smallStream({ old: shard([1]) })
  const changes = dynamodbChanges(stream.client, 'arn', memoryKeyValues())
  expect(await readOn(changes, 2)).toEqual([1])
  stream.shards['old'] = shard([1, 2], { open: false })
  stream.shards['young'] = shard([3], { parent: 'old' })
  expect(await readOn(changes, 4)).toEqual([2, 3])
})

test('an ended shard is not read again by the next process', async () => {
  const { client } = smallStream({ old: shard([1], { open: false }), young: shard([2], { parent: 'old' }) })
  const values = memoryKeyValues()
  await readOn(dynamodbChanges(client, 'arn', values), 5)
  expect(await readOn(dynamodbChanges(client, 'arn', values), 5)).toEqual([])
})

test('an expired iterator is replaced at the reader’s position', async () => {
  const stream = smallStream({ only: shard([1, 2, 3]) })
  const changes = dynamodbChanges(stream.client, 'arn', memoryKeyValues())
  await readOn(changes, 1)
  stream.refusals.push(new ExpiredIteratorException({ message: 'expired', $metadata: {} }))
  expect(await readOn(changes, 2)).toEqual([3])
})

test('after more than a day without reading, the oldest remaining record comes next', async () => {
  const stream = smallStream({ only: shard([1, 2]) })
  const changes = dynamodbChanges(stream.client, 'arn', memoryKeyValues())
  await readOn(changes, 1)
  stream.shards['only'] = shard([1, 2, 3, 4, 5], { trimmedTo: 4 })
  expect(await readOn(changes, 2)).toEqual([4, 5])
})

test('any other failure is thrown, and nothing is lost', async () => {
  const stream = smallStream({ only: shard([1]) })
  const changes = dynamodbChanges(stream.client, 'arn', memoryKeyValues())
  stream.refusals.push(new Error('out of order'))
  await expect(changes.next(2)).rejects.toThrow('out of order')
  expect(await readOn(changes, 1)).toEqual([1])
})
