import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { dynamodbClient } from '../../../functions/aws/clients/dynamodb-client.ts'
import { dynamodbGames } from '../../../functions/aws/stores/games.ts'
import { fastClient } from '../../../functions/aws/clients/fast-client.ts'
import { sesClient, sesPost } from '../../../functions/aws/email/ses-post.ts'
import { sqsClient, sqsOutbox } from '../../../functions/aws/background/sqs-outbox.ts'
import { schedulerTimers, schedulerClient } from '../../../functions/aws/background/scheduler-timers.ts'
import { cachedSigner, secretsClient } from '../../../functions/aws/keys/cached-signer.ts'
import { letter, mail } from '../../ports/mail-contract.ts'
import { GAME, START } from '../../ports/samples.ts'
import { recorder } from './recorder.ts'

/** The status with which the imitated AWS refuses every request. No client tries again after 400; tests set others. */
let status = 400
const service = await recorder(() => ({ status, error: 'ValidationException', body: { message: 'refused here' } }))

beforeAll(() => {
  vi.stubEnv('AWS_REGION', 'eu-central-1')
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'local')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local')
  for (const name of ['DYNAMODB', 'SCHEDULER', 'SQS', 'SESV2', 'SECRETS_MANAGER'])
    vi.stubEnv(`AWS_ENDPOINT_URL_${name}`, service.endpoint)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await service.close()
})

const target = { group: 'g', arn: 'a', role: 'r', deadLetters: 'd' }
const calls: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['DynamoDB', () => dynamodbGames(dynamodbClient(), 'games').load(GAME)],
  ['DynamoDB, lean', () => dynamodbGames(fastClient(), 'games').load(GAME)],
  ['Scheduler', () => schedulerTimers(schedulerClient(), target).arm(GAME, START)],
  ['SQS', () => sqsOutbox(sqsClient(), 'https://sqs.example.org/0/outbox').put([letter(2)])],
  ['SES', () => sesPost(sesClient(), { from: 'a@example.org', configurationSet: 'c' }).send(mail('a'))],
  ['Secrets Manager', cachedSigner(secretsClient(), 'seal', () => {})],
]

test.each(calls)('the client of %s uses the endpoint of the environment', async (_, call) => {
  await expect(call()).rejects.toThrow('refused here')
})

test('an email is sent in one attempt, because a second attempt might send a second email', async () => {
  status = 500
  const before = service.requests.length
  const post = sesPost(sesClient(), { from: 'a@example.org', configurationSet: 'c' })
  await expect(post.send(mail('a'))).rejects.toThrow('refused here')
  expect(service.requests.length - before).toBe(1)
  status = 400
})
