import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { SHORT } from './timeouts.ts'

/** A DynamoDB client. `AWS_ENDPOINT_URL_DYNAMODB` overrides the endpoint. */
export const dynamodbClient = (timeouts = SHORT): DynamoDBClient => new DynamoDBClient(timeouts)
