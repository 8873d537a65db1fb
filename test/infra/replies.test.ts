import { once } from 'node:events'
import { statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { writeFunction } from '../../infra/lambda/esbuild.ts'
import { tempFolder } from '../harness/temp.ts'
import { DOMAIN, SENDER, templatesWith } from './apps.ts'
import { startFunction } from './function.ts'
import { readAtStart } from './parts.ts'
import { permissions } from './statements.ts'
import { propertiesOf, resources } from './synth.ts'

const { run } = templatesWith({ ...DOMAIN, replies: 'on' })

const only = (type: string) => {
  const [one, ...more] = resources(run, type).values()
  expect(more).toEqual([])
  return propertiesOf(one)
}

describe('a stage whose emails can be answered', () => {
  test('receives emails at the host of answers over TLS, scanned, into a bucket', () => {
    expect(only('AWS::SES::ReceiptRule')['Rule']).toMatchObject({
      Enabled: true,
      Recipients: [`in.${DOMAIN.domain}`],
      ScanEnabled: true,
      TlsPolicy: 'Require',
      Actions: [{ S3Action: { BucketName: { Ref: expect.stringMatching(/^Emails/) } } }],
    })
    const mx = [...resources(run, 'AWS::Route53::RecordSet').values()]
      .map(propertiesOf)
      .find(({ Type }) => Type === 'MX')
    expect(mx).toMatchObject({ Name: `in.${DOMAIN.domain}.`, HostedZoneId: DOMAIN.zoneId })
    expect(JSON.stringify(mx?.['ResourceRecords'])).toContain('10 inbound-smtp.')
  })

  test('has both policies first, as SES asks at once whether it may write to the bucket and the topic', () => {
    const [rule] = resources(run, 'AWS::SES::ReceiptRule').values()
    const before = (rule as { readonly DependsOn?: readonly string[] }).DependsOn ?? []
    const idsOf = (type: string) =>
      Object.entries(run.Resources).flatMap(([id, { Type }]) => (Type === type ? [id] : []))
    for (const id of [...idsOf('AWS::S3::BucketPolicy'), ...idsOf('AWS::SNS::TopicPolicy')])
      expect(before).toContain(id)
  })

  test('stores emails for a day at most, encrypted, readable by nobody else', () => {
    expect(only('AWS::S3::Bucket')).toMatchObject({
      BucketEncryption: {
        ServerSideEncryptionConfiguration: [{ ServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } }],
      },
      LifecycleConfiguration: { Rules: [{ ExpirationInDays: 1, Status: 'Enabled' }] },
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
    })
  })

  test('lets only SES of this account write there, and name that account', () => {
    const ours = { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } }
    for (const type of ['AWS::S3::BucketPolicy', 'AWS::SNS::TopicPolicy']) {
      const { Statement } = only(type)['PolicyDocument'] as {
        readonly Statement: readonly { readonly Effect: string }[]
      }
      expect(Statement.filter(({ Effect }) => Effect === 'Allow')).toMatchObject([
        { Principal: { Service: 'ses.amazonaws.com' }, Condition: ours },
      ])
    }
  })

  test('lets Inbound read and remove emails, play and queue emails; it enters nobody and sends nothing', () => {
    expect(permissions(run, 'InboundRole')).toEqual([
      'dynamodb:GetItem Games',
      'dynamodb:GetItem People',
      'dynamodb:PutItem Games',
      'dynamodb:Query People/index/seats',
      'logs:CreateLogStream InboundLog',
      'logs:PutLogEvents InboundLog',
      's3:DeleteObject Emails/*',
      's3:GetObject Emails/*',
      's3:ListBucket Emails',
      'secretsmanager:GetSecretValue Seal',
      'sqs:ChangeMessageVisibility Incoming',
      'sqs:DeleteMessage Incoming',
      'sqs:GetQueueAttributes Incoming',
      'sqs:ReceiveMessage Incoming',
      'sqs:SendMessage Outbox',
    ])
  })

  test('names the host in its emails', () => {
    const hosts = [...resources(run, 'AWS::Lambda::Function')].flatMap(([id, one]) =>
      JSON.stringify(propertiesOf(one)['Environment'] ?? {}).includes(`"REPLIES_HOST":"in.${DOMAIN.domain}"`)
        ? [id]
        : [],
    )
    expect(hosts.toSorted()).toEqual(['Deliver', 'Inbound'])
  })
})

test('without the setting a stage has none of that, and the setting needs a domain', () => {
  const { run: without } = templatesWith(DOMAIN)
  for (const type of ['AWS::S3::Bucket', 'AWS::SES::ReceiptRuleSet', 'AWS::SNS::Topic'])
    expect([...resources(without, type)]).toEqual([])
  expect(JSON.stringify(without)).not.toContain('REPLIES_HOST')
  expect(() => templatesWith({ mailFrom: SENDER, replies: 'on' })).toThrow('replies=on needs a domain')
})

/**
 * A notification by which SES says that it stored an email in a bucket (Amazon SES developer guide, "Contents of
 * notifications").
 */
const NOTIFICATION = {
  notificationType: 'Received',
  mail: {
    timestamp: '2026-11-23T09:30:00.456Z',
    source: 'ann@example.org',
    messageId: 'o3vrnil0e2ic28trm7dfhrc2v0cnbeccl4nbp0g1',
    destination: ['r1@in.play.crownhead.example'],
    headersTruncated: false,
    headers: [{ name: 'Return-Path', value: '<ann@example.org>' }],
    commonHeaders: { returnPath: 'ann@example.org', from: ['Ann <ann@example.org>'], subject: 'Re: Draughts' },
  },
  receipt: {
    timestamp: '2026-11-23T09:30:00.456Z',
    processingTimeMillis: 1205,
    recipients: ['r1@in.play.crownhead.example'],
    spamVerdict: { status: 'PASS' },
    virusVerdict: { status: 'PASS' },
    spfVerdict: { status: 'PASS' },
    dkimVerdict: { status: 'PASS' },
    dmarcVerdict: { status: 'GRAY' },
    action: {
      type: 'S3',
      topicArn: 'arn:aws:sns:eu-west-1:123456789012:Received',
      bucketName: 'emails',
      objectKey: 'o3vrnil0e2ic28trm7dfhrc2v0cnbeccl4nbp0g1',
    },
  },
}

/**
 * Returns a server in place of AWS with all that is needed for an email that answers no game: the keys of links, and
 * the bucket.
 */
const aws = async () => {
  const requests: string[] = []
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request
    const target = String(headers['x-amz-target'] ?? '')
    requests.push(target || `${method} ${new URL(url, 'http://s3.test').pathname}`)
    request.resume()
    if (target.startsWith('secretsmanager')) {
      const keys = {
        current: '1',
        book: Buffer.alloc(32, 1).toString('base64'),
        keys: { 1: Buffer.alloc(32, 2).toString('base64') },
      }
      response.writeHead(200, { 'content-type': 'application/x-amz-json-1.1' })
      response.end(JSON.stringify({ SecretString: JSON.stringify(keys) }))
    } else if (method === 'GET') {
      response.writeHead(206, { 'content-type': 'application/octet-stream' })
      response.end('From: ann@example.org\r\n\r\n22-18\r\n')
    } else response.writeHead(204).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { requests, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

test(
  'the bundle stays small at start, and removes an email to an address that proves nothing, unread',
  { timeout: 120_000 },
  async () => {
    await using folder = await tempFolder('inbound')
    writeFunction('functions/lambda/inbound.ts', folder.path)
    const entry = join(folder.path, 'index.mjs')
    const size = [...readAtStart(entry)].reduce((sum, file) => sum + statSync(file).size / 1000, 0)
    expect(size).toBeLessThanOrEqual(400)
    const { requests, endpoint } = await aws()
    const running = await startFunction(entry, {
      AWS_ENDPOINT_URL: endpoint,
      AWS_REGION: 'eu-west-1',
      AWS_ACCESS_KEY_ID: 'local',
      AWS_SECRET_ACCESS_KEY: 'local',
      GAMES_TABLE: 'games',
      CONTACTS_TABLE: 'people',
      SEAL_SECRET: 'seal',
      OUTBOX_URL: `${endpoint}/outbox`,
      INBOUND_BUCKET: 'emails',
      REPLIES_HOST: 'in.play.crownhead.example',
    })
    onTestFinished(() => running.stop())
    const body = JSON.stringify({ Type: 'Notification', Message: JSON.stringify(NOTIFICATION) })
    const answer = await running.invoke({
      Records: [{ messageId: '1', body, attributes: { ApproximateReceiveCount: '1' } }],
    })
    expect(answer).toEqual({ batchItemFailures: [] })
    expect(requests).toEqual(['secretsmanager.GetSecretValue', `DELETE /emails/${NOTIFICATION.mail.messageId}`])
  },
)
