import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { SHORT } from './timeouts.ts'

/** `AWS_ENDPOINT_URL_DYNAMODB` overrides the endpoint. */
export const dynamodbClient = (patience = SHORT): DynamoDBClient => new DynamoDBClient(patience)
