import type { _Record as SdkRecord, StreamRecord } from '@aws-sdk/client-dynamodb-streams'
import type { DynamoDBRecord } from 'aws-lambda'
import { toStreamImage } from '../stores/stream-image.ts'

const imagesOf = ({ Keys, NewImage, OldImage }: StreamRecord) => ({
  ...(Keys && { Keys: toStreamImage(Keys) }),
  ...(NewImage && { NewImage: toStreamImage(NewImage) }),
  ...(OldImage && { OldImage: toStreamImage(OldImage) }),
})

/** Returns a stream record in the form that Lambda passes to functions: bytes in base64, time in seconds. */
export const lambdaRecord = ({
  dynamodb = {},
  eventID,
  eventName,
  eventSource,
  awsRegion,
}: SdkRecord): DynamoDBRecord => ({
  eventID,
  eventName,
  eventVersion: '1.1',
  eventSource,
  awsRegion,
  dynamodb: {
    ...imagesOf(dynamodb),
    ApproximateCreationDateTime: Math.floor((dynamodb.ApproximateCreationDateTime?.getTime() ?? 0) / 1000),
    SequenceNumber: dynamodb.SequenceNumber,
    StreamViewType: dynamodb.StreamViewType,
  },
})
