import { describe, inject, test } from 'vitest'

/**
 * Returns the endpoint of the run's one DynamoDB Local (in memory); the first call starts it. Each test uses table
 * names of its own.
 */
export const dynamodbEndpoint = async (): Promise<string> => {
  const answer = await fetch(inject('dynamodb').ask)
  const text = await answer.text()
  if (!answer.ok) throw new Error(text)
  return text
}

/** Returns the environment with which an unmodified SDK in another process finds DynamoDB Local. */
export const dynamodbEnvironment = (endpoint: string) => ({
  AWS_ENDPOINT_URL_DYNAMODB: endpoint,
  AWS_ENDPOINT_URL_DYNAMODB_STREAMS: endpoint,
  AWS_REGION: 'eu-central-1',
  AWS_ACCESS_KEY_ID: 'local',
  AWS_SECRET_ACCESS_KEY: 'local',
})

/** Returns settings for a client in the test: `new DynamoDBClient(dynamodbSettings(endpoint))`. */
export const dynamodbSettings = (endpoint: string) => ({
  endpoint,
  region: 'eu-central-1',
  credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
})

let tables = 0

/** Returns a table name that is unique in the run. */
export const uniqueTable = (name = 'games') => `${name}-${process.pid}-${crypto.randomUUID().slice(0, 8)}-${++tables}`

/**
 * Returns a `describe` that needs DynamoDB Local. Without Java its tests are skipped and the run says why. With
 * `CI=true` they fail instead, so that a passing build has used DynamoDB.
 */
export const describeWithDynamodb = (name: string, body: () => void) => {
  const { missing } = inject('dynamodb')
  if (!missing || process.env['CI'] !== 'true') return describe.skipIf(missing)(name, body)
  return describe(name, () => {
    test('runs on DynamoDB Local', () => {
      throw new Error(missing)
    })
  })
}
