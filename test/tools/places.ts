import {
  DescribeStreamCommand,
  type DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
} from '@aws-sdk/client-dynamodb-streams'

/** Resolves with the only shard of a new stream and the sequence numbers of its records, once there are three. */
export const placesOf = async (streams: DynamoDBStreamsClient, StreamArn: string) => {
  for (;;) {
    const { StreamDescription } = await streams.send(new DescribeStreamCommand({ StreamArn }))
    const shardId = StreamDescription?.Shards?.[0]?.ShardId ?? ''
    const ask = new GetShardIteratorCommand({ StreamArn, ShardId: shardId, ShardIteratorType: 'TRIM_HORIZON' })
    const { ShardIterator } = await streams.send(ask)
    const { Records = [] } = await streams.send(new GetRecordsCommand({ ShardIterator }))
    const numbers = Records.map(({ dynamodb }) => dynamodb?.SequenceNumber ?? '')
    if (numbers.length >= 3) return { shardId, numbers }
  }
}
