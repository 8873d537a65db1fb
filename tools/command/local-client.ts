import { DynamoDBClient } from '@aws-sdk/client-dynamodb'

/** Returns a client of a local DynamoDB, which accepts any signature. */
export const localDynamodbClient = (endpoint: string): DynamoDBClient =>
  new DynamoDBClient({ endpoint, region: 'local', credentials: { accessKeyId: 'local', secretAccessKey: 'local' } })
