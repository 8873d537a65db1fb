import type { SQSRecord } from 'aws-lambda'

/** Returns a message of SQS as a function receives it for the first time. */
export const messageOf = (body: string, index: number): SQSRecord => ({
  messageId: String(index),
  receiptHandle: '',
  body,
  attributes: {
    ApproximateReceiveCount: '1',
    SentTimestamp: '0',
    SenderId: '',
    ApproximateFirstReceiveTimestamp: '0',
  },
  messageAttributes: {},
  md5OfBody: '',
  eventSource: '',
  eventSourceARN: '',
  awsRegion: '',
})
