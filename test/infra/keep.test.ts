import { beforeAll, expect, test } from 'vitest'
import { TIMER_SHARDS } from '../../functions/codec/game-item.ts'
import { readSigner } from '../../functions/aws/keys/signer.ts'
import { type Synth, each, resources, synth } from './synth.ts'

let synthesized: Synth
beforeAll(async () => {
  synthesized = await synth()
})

test('the games table streams both images, is never deleted, and can be restored to any second of five weeks', () => {
  expect(resources(synthesized.keep, 'AWS::DynamoDB::Table').get('Games')).toMatchObject({
    DeletionPolicy: 'Retain',
    UpdateReplacePolicy: 'Retain',
    Properties: {
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: [{ AttributeName: 'p', KeyType: 'HASH' }],
      StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true, RecoveryPeriodInDays: 35 },
      DeletionProtectionEnabled: true,
    },
  })
})

test('the index of timers is sharded, and has only keys', () => {
  expect(TIMER_SHARDS).toBeGreaterThan(1)
  expect(resources(synthesized.keep, 'AWS::DynamoDB::Table').get('Games')?.Properties).toMatchObject({
    GlobalSecondaryIndexes: [
      {
        IndexName: 'alarms',
        KeySchema: [
          { AttributeName: 's', KeyType: 'HASH' },
          { AttributeName: 'd', KeyType: 'RANGE' },
        ],
        Projection: { ProjectionType: 'KEYS_ONLY' },
      },
    ],
  })
})

test('the index of open seats has only keys', () => {
  const people = resources(synthesized.keep, 'AWS::DynamoDB::Table').get('People')
  expect(people?.Properties).toMatchObject({
    GlobalSecondaryIndexes: [
      {
        IndexName: 'seats',
        KeySchema: [
          { AttributeName: 'm', KeyType: 'HASH' },
          { AttributeName: 'o', KeyType: 'RANGE' },
        ],
        Projection: { ProjectionType: 'KEYS_ONLY' },
      },
    ],
  })
})

test('the people table has no stream, deletes what has expired, and its backups go back a week', () => {
  const people = resources(synthesized.keep, 'AWS::DynamoDB::Table').get('People')
  expect(people?.DeletionPolicy).toBe('Retain')
  expect(people?.Properties).not.toHaveProperty('StreamSpecification')
  expect(people?.Properties).toMatchObject({
    DeletionProtectionEnabled: true,
    PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true, RecoveryPeriodInDays: 7 },
    KeySchema: [
      { AttributeName: 'p', KeyType: 'HASH' },
      { AttributeName: 'c', KeyType: 'RANGE' },
    ],
    TimeToLiveSpecification: { AttributeName: 'g', Enabled: true },
  })
})

test('the ledger has no stream, expires by itself, and can be restored', () => {
  const ledger = resources(synthesized.keep, 'AWS::DynamoDB::Table').get('Ledger')
  expect(ledger?.DeletionPolicy).toBe('Retain')
  expect(ledger?.Properties).not.toHaveProperty('StreamSpecification')
  expect(ledger?.Properties).toMatchObject({
    DeletionProtectionEnabled: true,
    PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true, RecoveryPeriodInDays: 7 },
    KeySchema: [{ AttributeName: 'p', KeyType: 'HASH' }],
    TimeToLiveSpecification: { AttributeName: 'e', Enabled: true },
  })
})

test('the table of programs has no stream, keeps what has no expiry, lists games by owner, and can be restored', () => {
  const programs = resources(synthesized.keep, 'AWS::DynamoDB::Table').get('Programs')
  expect(programs?.DeletionPolicy).toBe('Retain')
  expect(programs?.Properties).not.toHaveProperty('StreamSpecification')
  expect(programs?.Properties).toMatchObject({
    DeletionProtectionEnabled: true,
    PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true, RecoveryPeriodInDays: 7 },
    KeySchema: [
      { AttributeName: 'p', KeyType: 'HASH' },
      { AttributeName: 'c', KeyType: 'RANGE' },
    ],
    TimeToLiveSpecification: { AttributeName: 'e', Enabled: true },
    GlobalSecondaryIndexes: [
      {
        IndexName: 'changes',
        KeySchema: [
          { AttributeName: 'o', KeyType: 'HASH' },
          { AttributeName: 'x', KeyType: 'RANGE' },
        ],
        Projection: { ProjectionType: 'ALL' },
      },
    ],
  })
})

test('the table of orders streams keys alone, expires by itself, and can be restored', () => {
  const orders = resources(synthesized.keep, 'AWS::DynamoDB::Table').get('Orders')
  expect(orders?.DeletionPolicy).toBe('Retain')
  expect(orders?.Properties).toMatchObject({
    DeletionProtectionEnabled: true,
    PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true, RecoveryPeriodInDays: 7 },
    KeySchema: [{ AttributeName: 'p', KeyType: 'HASH' }],
    StreamSpecification: { StreamViewType: 'KEYS_ONLY' },
    TimeToLiveSpecification: { AttributeName: 'e', Enabled: true },
  })
})

test('the secret that a deploy draws makes a valid signer', () => {
  const secret = resources(synthesized.keep, 'AWS::SecretsManager::Secret').get('Seal')
  expect(secret?.DeletionPolicy).toBe('Retain')
  const drawn = secret?.Properties?.['GenerateSecretString'] as Record<string, string>
  expect(drawn).toMatchObject({ ExcludePunctuation: true, PasswordLength: 44, GenerateStringKey: '1' })
  const text = { ...JSON.parse(drawn['SecretStringTemplate'] ?? '{}'), 1: 'aZ9'.repeat(15).slice(0, 44) }
  expect(readSigner(JSON.stringify(text)).currentKey).toBe('1')
})

test('bounces go to the default event bus and to no suppression list of SES: ours knows who may try again', () => {
  const only = (type: string) => [...resources(synthesized.keep, type).values()].map(({ Properties }) => Properties)
  expect(only('AWS::SES::ConfigurationSet')).toMatchObject([
    { SuppressionOptions: { SuppressedReasons: [] }, DeliveryOptions: { TlsPolicy: 'REQUIRE' } },
  ])
  const bus = ['arn:', { Ref: 'AWS::Partition' }, ':events:', { Ref: 'AWS::Region' }, ':', { Ref: 'AWS::AccountId' }]
  expect(only('AWS::SES::ConfigurationSetEventDestination')).toMatchObject([
    {
      EventDestination: {
        Enabled: true,
        MatchingEventTypes: ['bounce', 'complaint'],
        EventBridgeDestination: { EventBusArn: { 'Fn::Join': ['', [...bus, ':event-bus/default']] } },
      },
    },
  ])
  expect(only('AWS::SES::EmailIdentity')).toMatchObject([{ EmailIdentity: 'games@crownhead.example' }])
})

test('every resource carries the cost tag', () => {
  const tagged = [synthesized.keep, synthesized.run].flatMap((template) =>
    ['AWS::DynamoDB::Table', 'AWS::Lambda::Function', 'AWS::SQS::Queue', 'AWS::SecretsManager::Secret'].flatMap(
      (type) => Object.values(each(template, type, ({ Tags }) => Tags)),
    ),
  )
  expect(tagged.length).toBeGreaterThan(10)
  for (const tags of tagged) expect(tags).toContainEqual({ Key: 'application', Value: 'crownhead' })
})
