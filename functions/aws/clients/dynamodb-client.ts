import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { REQUEST_TIMEOUTS } from './timeouts.ts'

/** Returns a DynamoDB client. `AWS_ENDPOINT_URL_DYNAMODB` overrides the endpoint. */
export const dynamodbClient = (timeouts = REQUEST_TIMEOUTS): DynamoDBClient => new DynamoDBClient(timeouts)
