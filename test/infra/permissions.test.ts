import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { grants, managed, permissions } from './statements.ts'
import { type Synth, each, propertiesOf, resources, synth } from './synth.ts'

let synthesized: Synth
beforeAll(async () => {
  synthesized = await synth()
})

const log = (id: string) => [`logs:CreateLogStream ${id}Log`, `logs:PutLogEvents ${id}Log`]
const may = (id: string) => permissions(synthesized.run, `${id}Role`)

const answering = (id: string) => [
  'dynamodb:GetItem Games',
  'dynamodb:GetItem Ledger',
  'dynamodb:GetItem People',
  'dynamodb:PutItem Games',
  'dynamodb:Query People',
  'dynamodb:UpdateItem Ledger',
  'dynamodb:UpdateItem People',
  ...log(id),
  'secretsmanager:GetSecretValue Seal',
  'sqs:SendMessage Outbox',
]

const KEYS = ['dynamodb:GetItem Programs', 'dynamodb:UpdateItem Programs']

/** The right to list a program's games by its owner. */
const FEED = 'dynamodb:Query Programs/index/changes'

/** The right to read many games at once, for a reader's own list. */
const LIST = 'dynamodb:BatchGetItem Games'

test('Answers may play games, enter people and load them by id and by game, write notebooks, check keys and queue emails; it finds no one by address, sends nothing and sets no timer', () => {
  const hooks = ['dynamodb:Query Programs', 'sqs:SendMessage Notices']
  const orders = ['dynamodb:GetItem Orders', 'dynamodb:PutItem Orders']
  expect(may('Answers')).toEqual([...answering('Answers'), LIST, ...KEYS, FEED, ...hooks, ...orders].toSorted())
})

test('Pages may do the same, find the seats of an address that one press confirms, and issue keys to it', () => {
  const own = ['dynamodb:PutItem Programs', ...KEYS]
  expect(may('Pages')).toEqual([...answering('Pages'), LIST, 'dynamodb:Query People/index/seats', ...own].toSorted())
})

test('Pages has no access to what programs own', () => {
  const conditions = grants(synthesized.run).filter(({ Condition }) => JSON.stringify(Condition ?? '').includes('r#*'))
  expect(conditions).toMatchObject([
    {
      Action: ['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'],
      Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['k#*', 'r#*'] } },
    },
  ])
})

test('Stored may read the streams, create the games of orders, set timers, queue emails, enter people in the next game and set the retention of finished games; it has no key, writes no notebook and finds no one by address', () => {
  expect(may('Stored')).toEqual([
    'dynamodb:DescribeStream Games.StreamArn',
    'dynamodb:DescribeStream Orders.StreamArn',
    'dynamodb:GetItem Games',
    'dynamodb:GetItem Orders',
    'dynamodb:GetItem People',
    'dynamodb:GetRecords Games.StreamArn',
    'dynamodb:GetRecords Orders.StreamArn',
    'dynamodb:GetShardIterator Games.StreamArn',
    'dynamodb:GetShardIterator Orders.StreamArn',
    'dynamodb:ListStreams Games.StreamArn',
    'dynamodb:ListStreams Orders.StreamArn',
    'dynamodb:PutItem Games',
    'dynamodb:Query People',
    'dynamodb:UpdateItem Orders',
    'dynamodb:UpdateItem People',
    'dynamodb:UpdateItem Programs',
    'iam:PassRole TimersRole',
    ...log('Stored'),
    'scheduler:CreateSchedule schedule/group/*',
    'scheduler:DeleteSchedule schedule/group/*',
    'sqs:GetQueueAttributes FailedChanges',
    'sqs:GetQueueUrl FailedChanges',
    'sqs:SendMessage FailedChanges',
    'sqs:SendMessage Notices',
    'sqs:SendMessage Outbox',
    'sqs:SendMessage PutAside',
  ])
})

test('Redo may set no timers', () => {
  expect(may('Redo')).toEqual([
    'dynamodb:GetItem Games',
    'dynamodb:GetItem Orders',
    'dynamodb:GetItem People',
    'dynamodb:GetItem Programs',
    'dynamodb:PutItem Games',
    'dynamodb:Query People',
    'dynamodb:UpdateItem Orders',
    'dynamodb:UpdateItem People',
    'dynamodb:UpdateItem Programs',
    ...log('Redo'),
    'sqs:ChangeMessageVisibility PutAside',
    'sqs:DeleteMessage PutAside',
    'sqs:GetQueueAttributes PutAside',
    'sqs:ReceiveMessage PutAside',
    'sqs:SendMessage Notices',
    'sqs:SendMessage Outbox',
  ])
})

test('Answers, Stored, Redo and Notify may write what programs own, and reach no key there', () => {
  const writing = grants(synthesized.run).filter(
    ({ Action, Condition }) =>
      JSON.stringify(Condition ?? '').includes('o#') && JSON.stringify(Action).includes('dynamodb:UpdateItem'),
  )
  const lines = { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['o#*'] } }
  const both = ['dynamodb:GetItem', 'dynamodb:UpdateItem']
  const actions = new Map(writing.map(({ Action, Condition }) => [JSON.stringify(Action), Condition]))
  expect(writing.map(({ Condition }) => Condition)).toEqual([lines, lines, lines, lines])
  expect([...actions.keys()].toSorted()).toEqual(['"dynamodb:UpdateItem"', JSON.stringify(both)])
})

test('there is a policy for the operator’s tools, attached to no one', () => {
  expect(managed(synthesized.run, 'Operator')).toEqual([
    'dynamodb:BatchGetItem Games',
    'dynamodb:BatchGetItem Games-restored',
    'dynamodb:GetItem Games',
    'dynamodb:GetItem Ledger',
    'dynamodb:GetItem Orders',
    'dynamodb:GetItem People',
    'dynamodb:GetItem Programs',
    'dynamodb:GetRecords Games.StreamArn',
    'dynamodb:GetRecords Orders.StreamArn',
    'dynamodb:GetShardIterator Games.StreamArn',
    'dynamodb:GetShardIterator Orders.StreamArn',
    'dynamodb:PutItem Games',
    'dynamodb:PutItem People',
    'dynamodb:PutItem Programs',
    'dynamodb:Query Games/index/alarms',
    'dynamodb:Query People',
    'dynamodb:Query People-restored',
    'dynamodb:Scan Games',
    'dynamodb:Scan Games-restored',
    'dynamodb:Scan People',
    'dynamodb:Scan Programs',
    'dynamodb:UpdateItem Ledger',
    'dynamodb:UpdateItem Orders',
    'dynamodb:UpdateItem People',
    'dynamodb:UpdateItem Programs',
    'iam:PassRole TimersRole',
    'lambda:GetFunctionConfiguration Stored',
    'scheduler:CreateSchedule schedule/group/*',
    'sqs:ChangeMessageVisibility FailedChanges',
    'sqs:DeleteMessage FailedChanges',
    'sqs:ReceiveMessage FailedChanges',
    'sqs:SendMessage Notices',
    'sqs:SendMessage Outbox',
  ])
  const { Users, Roles, Groups } = propertiesOf(resources(synthesized.run, 'AWS::IAM::ManagedPolicy').get('Operator'))
  expect([Users, Roles, Groups]).toEqual([undefined, undefined, undefined])
})

test('Alarm may tick a game, and report where it fails', () => {
  expect(may('Alarm')).toEqual([
    'dynamodb:GetItem Games',
    'dynamodb:PutItem Games',
    ...log('Alarm'),
    'sqs:GetQueueAttributes LostTimers',
    'sqs:GetQueueUrl LostTimers',
    'sqs:SendMessage LostTimers',
  ])
})

test('Sweep may also query the index of timers, and find the digests that are due', () => {
  expect(may('Sweep')).toEqual([
    'dynamodb:GetItem Games',
    'dynamodb:PutItem Games',
    'dynamodb:Query Games/index/alarms',
    'dynamodb:Query Ledger/index/digests',
    'dynamodb:UpdateItem Ledger',
    ...log('Sweep'),
    'sqs:SendMessage Outbox',
  ])
})

test('Feedback may read games, update seats and the ledger; it finds no one by address, plays nothing and sends nothing', () => {
  expect(may('Feedback')).toEqual([
    'dynamodb:GetItem Games',
    'dynamodb:GetItem Ledger',
    'dynamodb:GetItem People',
    'dynamodb:UpdateItem Ledger',
    'dynamodb:UpdateItem People',
    ...log('Feedback'),
    'secretsmanager:GetSecretValue Seal',
    'sqs:ChangeMessageVisibility Returns',
    'sqs:DeleteMessage Returns',
    'sqs:GetQueueAttributes Returns',
    'sqs:ReceiveMessage Returns',
  ])
})

test('Deliver may read games, mark people as notified, and send from the one identity', () => {
  expect(may('Deliver')).toEqual([
    'dynamodb:GetItem Games',
    'dynamodb:GetItem Ledger',
    'dynamodb:GetItem People',
    'dynamodb:Query People/index/seats',
    'dynamodb:UpdateItem Ledger',
    'dynamodb:UpdateItem People',
    ...log('Deliver'),
    'secretsmanager:GetSecretValue Seal',
    'ses:SendEmail Mail',
    'ses:SendEmail MailIdentity',
    'sqs:ChangeMessageVisibility Outbox',
    'sqs:DeleteMessage Outbox',
    'sqs:GetQueueAttributes Outbox',
    'sqs:ReceiveMessage Outbox',
    'sqs:SendMessage Notices',
    'sqs:SendMessage Outbox',
  ])
})

test('Notify may update webhooks in the table of programs; it lists no deliveries, reads no key there, and has no other table', () => {
  expect(may('Notify')).toEqual([
    'dynamodb:GetItem Programs',
    'dynamodb:UpdateItem Programs',
    ...log('Notify'),
    'sqs:ChangeMessageVisibility Notices',
    'sqs:DeleteMessage Notices',
    'sqs:GetQueueAttributes Notices',
    'sqs:ReceiveMessage Notices',
    'sqs:SendMessage Notices',
    'sqs:SendMessage Outbox',
  ])
})

test('only the schedules of the group may call the alarm function, and failed calls are kept', () => {
  expect(may('Timers')).toEqual([
    'lambda:InvokeFunction Alarm',
    'lambda:InvokeFunction AlarmLive',
    'sqs:SendMessage LostTimers',
  ])
  const role = resources(synthesized.run, 'AWS::IAM::Role').get('TimersRole')
  const trust = JSON.stringify(role?.Properties?.['AssumeRolePolicyDocument'])
  expect(trust).toContain('"Service":"scheduler.amazonaws.com"')
  expect(trust).toMatch(/"aws:SourceArn":\{"Fn::GetAtt":\["Timers/)
})

test('nothing is granted on all resources, and no role has a managed policy', () => {
  for (const template of [synthesized.keep, synthesized.run, synthesized.watch]) {
    const wide = grants(template).filter(
      ({ Action, Resource }) => Resource === '*' || JSON.stringify(Action).includes('*'),
    )
    expect(wide).toEqual([])
    const foreign = each(template, 'AWS::IAM::Role', ({ ManagedPolicyArns }) => ManagedPolicyArns)
    expect(Object.values(foreign).filter((policies) => policies !== undefined)).toEqual([])
  }
})

/** The rights to a function's own log and queue, and those by which a stream is read. */
const OWN = /^logs:|^sqs:(Get|Receive|Delete|Change)|^dynamodb:(Describe|ListStreams|GetShardIterator)/

/** Writes the rights by resource, those of resources with the same rights once: `Games, Orders: GetItem, PutItem`. */
const byResourceText = (lines: readonly string[]): string => {
  const byResource = new Map<string, readonly string[]>()
  for (const line of lines.filter((each) => !OWN.test(each))) {
    const [action = '', resource = ''] = line.split(' ')
    byResource.set(resource, [...(byResource.get(resource) ?? []), action.split(':')[1] ?? ''])
  }
  const sorted = [...byResource].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const byRights = Map.groupBy(sorted, ([, actions]) => actions.join(', '))
  const parts = [...byRights].map(([actions, each]) => `${each.map(([resource]) => resource).join(', ')}: ${actions}`)
  return parts.join('; ') || 'nothing'
}

test('docs/security.md says what each function may do', () => {
  const document = readFileSync(join(import.meta.dirname, '../../docs/security.md'), 'utf8')
  const roles = [...resources(synthesized.run, 'AWS::IAM::Role').keys()].map((id) => id.replace(/Role$/, ''))
  const rows = new Map(
    [...document.matchAll(/^\| ([A-Z]\w+) \| ([^|]+) \| [^|]+ \|$/gm)].map(([, id = '', text = '']) => [id, text]),
  )
  for (const id of roles) expect([id, rows.get(id)]).toEqual([id, byResourceText(may(id))])
  const changing = roles.filter((id) => may(id).includes('dynamodb:UpdateItem Programs'))
  expect(changing.toSorted()).toEqual(['Answers', 'Notify', 'Pages', 'Redo', 'Stored'])
  const all = roles.flatMap((id) => may(id)).join('\n')
  expect(all).not.toMatch(/DeleteItem (Games|Ledger)|Scan|BatchWrite|DeleteTable/)
})
