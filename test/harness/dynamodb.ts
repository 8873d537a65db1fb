import { describe, inject, test } from 'vitest'

/** Where the whole run's one DynamoDB Local listens (in memory); the first question starts it. Make tables with names of your own. */
export const dynamodbEndpoint = async (): Promise<string> => {
  const answer = await fetch(inject('dynamodb').ask)
  const text = await answer.text()
  if (!answer.ok) throw new Error(text)
  return text
}

/** What an unmodified SDK reads from its environment to talk to `endpoint`: for handlers and bundles in processes of their own. */
export const dynamodbEnvironment = (endpoint: string) => ({
  AWS_ENDPOINT_URL_DYNAMODB: endpoint,
  AWS_ENDPOINT_URL_DYNAMODB_STREAMS: endpoint,
  AWS_REGION: 'eu-central-1',
  AWS_ACCESS_KEY_ID: 'local',
  AWS_SECRET_ACCESS_KEY: 'local',
})

/** The same for a client made in the test: `new DynamoDBClient(dynamodbSettings(endpoint))`. */
export const dynamodbSettings = (endpoint: string) => ({
  endpoint,
  region: 'eu-central-1',
  credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
})

let tables = 0

/** A table name that no other test of the run uses. */
export const uniqueTable = (name = 'games') => `${name}-${process.pid}-${crypto.randomUUID().slice(0, 8)}-${++tables}`

/**
 * A `describe` for tests that need DynamoDB Local. Without Java they are skipped, and the run says why;
 * with `CI=true` the reason is a failure, so that a green build has really asked DynamoDB.
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
