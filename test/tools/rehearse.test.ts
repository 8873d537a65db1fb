import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { imitationEndpoint } from '../../tools/rehearse/playing/imitation-endpoint.ts'
import { requiredCalls } from '../../tools/rehearse/imitation/aws-calls.ts'
import { type AwsCall, type Permission, permissionsFor } from '../../tools/rehearse/imitation/permissions.ts'
import {
  ADMINISTRATOR,
  type ProxyRecords,
  isPermitted,
  permissionProxy,
} from '../../tools/rehearse/imitation/permission-proxy.ts'
import { judgeRights } from '../../tools/rehearse/imitation/permission-verdict.ts'
import { isLong } from '../harness/size.ts'
import { started } from './started.ts'

const TABLE = 'arn:aws:dynamodb:eu-central-1:123456789012:table/rehearsal-1-Programs'

const call = (action: string, more: Partial<AwsCall> = {}): AwsCall => ({
  role: 'NotifyRole',
  action,
  resource: TABLE,
  context: { 'dynamodb:LeadingKeys': ['o#club'] },
  ...more,
})

const OWN: Permission = {
  role: 'NotifyRole',
  action: 'dynamodb:GetItem',
  resource: TABLE,
  condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['o#*'] } },
}

const bookWith = (endpoint: string, grants: readonly Permission[]): ProxyRecords => ({
  endpoint,
  permissions: grants,
  used: new Set(),
  denied: new Map(),
  emails: [],
  iterators: new Map(),
  outage: () => false,
})

describe('the target of a rehearsal', () => {
  test.each(['http://127.0.0.1:5000', 'http://localhost:5000', 'http://[::1]:5000'])('%s is this machine', (url) => {
    expect(imitationEndpoint(url, false)).toBe(url)
  })

  test.each([
    ['https://dynamodb.eu-central-1.amazonaws.com', 'is AWS itself'],
    ['https://sqs.us-east-1.api.aws', 'is AWS itself'],
    ['https://sqs.cn-north-1.amazonaws.com.cn', 'is AWS itself'],
  ])('%s is refused, whatever option is given', (url, sentence) => {
    for (const isElsewhere of [false, true]) expect(() => imitationEndpoint(url, isElsewhere)).toThrow(sentence)
  })

  test('another machine has to be declared an imitation', () => {
    for (const url of ['http://imitation.lan:5000', 'http://127.0.0.1.club.example', 'http://10.0.0.7:5000']) {
      expect(() => imitationEndpoint(url, false)).toThrow('is not this machine')
      expect(imitationEndpoint(url, true)).toBe(url)
    }
  })

  test.each(['5000', 'ftp://127.0.0.1', 'http://127.0.0.1:5000/aws', 'http://a@127.0.0.1'])(
    '%s is refused as an origin',
    (url) => {
      expect(() => imitationEndpoint(url, false)).toThrow('--endpoint must be an origin')
    },
  )

  test('without an endpoint nothing is tested, and the tool says so', async () => {
    const { code, out, error } = await started('rehearse', ['--endpoint', 'http://127.0.0.1:1'])
    expect([code, out]).toEqual([2, ''])
    expect(error).toMatch(/^rehearse: nothing answers at http:\/\/127\.0\.0\.1:1: .+ Nothing was tested;/)
  })

  test('an endpoint that answers and is no imitation is left alone', async () => {
    const server = createServer((_, response) => response.end('{}'))
    await once(server.listen(0, '127.0.0.1'), 'listening')
    onTestFinished(() => void server.close())
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const { code, error } = await started('rehearse', ['--endpoint', endpoint])
    expect(code).toBe(2)
    expect(error).toContain('is no imitation of DynamoDB. Nothing was tested')
  })
})

describe('the rights that a call needs', () => {
  const callTo = (target: string, body: object, method = 'POST', url = '/') =>
    requiredCalls(
      { method, url, target, body: Buffer.from(JSON.stringify(body)) },
      new Map([['it1', `${TABLE}/stream/1`]]),
    )

  test.each([
    [
      'DynamoDB_20120810.GetItem',
      { TableName: 'r-Games', Key: { p: { S: 'g' } } },
      'dynamodb:GetItem',
      'table/r-Games',
    ],
    [
      'DynamoDB_20120810.Query',
      { TableName: 'r-People', IndexName: 'seats' },
      'dynamodb:Query',
      'table/r-People/index/seats',
    ],
    ['DynamoDB_20120810.BatchGetItem', { RequestItems: { 'r-Games': {} } }, 'dynamodb:BatchGetItem', 'table/r-Games'],
    ['DynamoDBStreams_20120810.GetRecords', { ShardIterator: 'it1' }, 'dynamodb:GetRecords', 'stream/1'],
    ['AmazonSQS.SendMessageBatch', { QueueUrl: 'http://aws/1/r-Outbox' }, 'sqs:SendMessage', ':r-Outbox'],
  ])('%s', (target, body, action, resource) => {
    const [only, ...more] = callTo(target, body)
    expect([only?.action, more]).toEqual([action, []])
    expect(only?.resource.endsWith(resource)).toBe(true)
  })

  test('include a query’s own partition, by whatever name its value has', () => {
    const query = {
      TableName: 'r-Programs',
      KeyConditionExpression: 'p = :p AND begins_with(c, :c)',
      ExpressionAttributeValues: { ':p': { S: 'o#club' }, ':c': { S: 'd#' } },
    }
    expect(callTo('DynamoDB_20120810.Query', query)[0]?.context).toEqual({ 'dynamodb:LeadingKeys': ['o#club'] })
  })

  test('include passing the role of a timer', () => {
    const body = { GroupName: 'Timers', Target: { RoleArn: 'arn:aws:iam::123456789012:role/Timers' } }
    const calls = callTo('', body, 'POST', '/schedules/game-1')
    expect(calls.map(({ action }) => action)).toEqual(['scheduler:CreateSchedule', 'iam:PassRole'])
    expect(calls[1]?.context).toEqual({ 'iam:PassedToService': ['scheduler.amazonaws.com'] })
  })

  test('cannot be granted for an unknown call', () => {
    expect(callTo('Kinesis_20131202.PutRecord', {})[0]?.action).toBe('unknown:POST')
  })
})

describe('calls and grants', () => {
  test('are compared with the condition on keys', () => {
    expect(permissionsFor([OWN], call('dynamodb:GetItem'))).toEqual([OWN])
    const key = { 'dynamodb:LeadingKeys': ['k#secret'] }
    expect(permissionsFor([OWN], call('dynamodb:GetItem', { context: key }))).toEqual([])
    expect(permissionsFor([OWN], call('dynamodb:GetItem', { role: 'SweepRole' }))).toEqual([])
  })

  test('count a condition that is not understood as no permission', () => {
    const odd = { ...OWN, condition: { IpAddress: { 'aws:SourceIp': '10.0.0.0/8' } } }
    expect(() => permissionsFor([odd], call('dynamodb:GetItem'))).toThrow('IpAddress is not understood')
  })

  test('are compared both ways: a call without a grant, and a grant without a call', () => {
    const book = bookWith('http://127.0.0.1:1', [OWN, { ...OWN, action: 'dynamodb:Query' }])
    expect(isPermitted(book, call('dynamodb:GetItem'))).toBe(true)
    expect(isPermitted(book, call('dynamodb:PutItem'))).toBe(false)
    expect(judgeRights(book.permissions, book.used, book.denied.values())).toMatchObject({
      called: 1,
      ungranted: ['NotifyRole dynamodb:PutItem table/rehearsal-1-Programs'],
      uncalled: ['NotifyRole dynamodb:Query table/rehearsal-1-Programs'],
    })
  })

  test('let no call without a grant reach the imitation', async () => {
    const reached: string[] = []
    const server = createServer((request, response) => {
      reached.push(String(request.headers['x-amz-target']))
      request.resume()
      response.end('{}')
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const book = bookWith(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, [OWN])
    const proxies = [await permissionProxy(book, 'NotifyRole'), await permissionProxy(book, ADMINISTRATOR)] as const
    onTestFinished(() => {
      for (const { stop } of proxies) stop()
      server.close()
    })
    const body = JSON.stringify({ TableName: 'rehearsal-1-Programs', Key: { p: { S: 'k#1' } } })
    const headers = { 'x-amz-target': 'DynamoDB_20120810.GetItem' }
    const [refused, taken] = await Promise.all(
      proxies.map(({ endpoint }) => fetch(endpoint, { method: 'POST', headers, body })),
    )
    expect([refused?.status, taken?.status]).toEqual([400, 200])
    expect(await refused?.json()).toMatchObject({ __type: 'AccessDeniedException' })
    expect(reached).toEqual(['DynamoDB_20120810.GetItem'])
  })
})

/** The endpoint of the imitation of AWS, for the whole rehearsal. */
const IMITATION = process.env['AWS_IMITATION']

test('the whole rehearsal', { timeout: 900_000 }, async ({ skip }) => {
  if (!isLong) skip('it is part of npm run check:long')
  if (IMITATION === undefined) skip('AWS_IMITATION names no imitation of AWS: docs/operations.md says how to start one')
  const { code, out, error } = await started('rehearse', ['--endpoint', IMITATION ?? ''])
  expect(`${out}${error}`).not.toContain('FAILED')
  expect(code).toBe(0)
})
