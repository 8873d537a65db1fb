import { ArnFormat, Stack } from 'aws-cdk-lib/core'
import type { Table } from 'aws-cdk-lib/aws-dynamodb'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { ConfigurationSet } from 'aws-cdk-lib/aws-ses'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Mailing } from './keep-resources.ts'
import { TABLES } from '../../functions/codec/tables.ts'

export const allow = (actions: readonly string[], ...resources: readonly string[]): PolicyStatement =>
  new PolicyStatement({ actions: [...actions], resources: [...resources] })

export const readGames = (games: Table) => allow(['dynamodb:GetItem'], games.tableArn)

export const lookAtGames = (games: Table) => allow(['dynamodb:BatchGetItem'], games.tableArn)

export const playGames = (games: Table) => allow(['dynamodb:GetItem', 'dynamodb:PutItem'], games.tableArn)

export const findOverdue = (games: Table) =>
  allow(['dynamodb:Query'], `${games.tableArn}/index/${TABLES.games.index.name}`)

export const meetPeople = (people: Table) => allow(['dynamodb:GetItem', 'dynamodb:UpdateItem'], people.tableArn)

/** A seat's entry and its papers at once, by their game. */
export const openRecords = (people: Table) => allow(['dynamodb:Query'], people.tableArn)

/** Addresses and papers by id, to look at. */
export const readPeople = (people: Table) => allow(['dynamodb:GetItem'], people.tableArn)

/** With all of a game, to say when they go. */
export const tendPeople = (people: Table) =>
  allow(['dynamodb:GetItem', 'dynamodb:Query', 'dynamodb:UpdateItem'], people.tableArn)

/** Open seats, by an address's mark. */
export const findPeople = (people: Table) =>
  allow(['dynamodb:Query'], `${people.tableArn}/index/${TABLES.people.index.name}`)

export const keepLedger = (ledger: Table) => allow(['dynamodb:GetItem', 'dynamodb:UpdateItem'], ledger.tableArn)

/** Sweep alone: who is due, and that they are in the queue now. */
export const findDigests = (ledger: Table): readonly PolicyStatement[] => [
  allow(['dynamodb:Query'], `${ledger.tableArn}/index/${TABLES.ledger.index.name}`),
  allow(['dynamodb:UpdateItem'], ledger.tableArn),
]

export const checkKeys = (programs: Table) => allow(['dynamodb:GetItem', 'dynamodb:UpdateItem'], programs.tableArn)

/** By an owner. */
export const followGames = (programs: Table) =>
  allow(['dynamodb:Query'], `${programs.tableArn}/index/${TABLES.programs.index.name}`)

/** What owners have, by their ids, and nothing else in the table. */
const onLists = (programs: Table, actions: readonly string[]): PolicyStatement => {
  const statement = allow(actions, programs.tableArn)
  statement.addCondition('ForAllValues:StringLike', { 'dynamodb:LeadingKeys': ['o#*'] })
  return statement
}

export const listGames = (programs: Table) => onLists(programs, ['dynamodb:UpdateItem'])

/** A list may be ahead of its game. */
export const relistGames = (programs: Table) => onLists(programs, ['dynamodb:GetItem', 'dynamodb:UpdateItem'])

/** Keys and the lists of them, and nothing that a program owns. */
export const issueKeys = (programs: Table): PolicyStatement => {
  const statement = allow(['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'], programs.tableArn)
  statement.addCondition('ForAllValues:StringLike', { 'dynamodb:LeadingKeys': ['k#*', 'r#*'] })
  return statement
}

/** Webhooks and their deliveries, beside those lists. */
export const keepHooks = (programs: Table) => onLists(programs, ['dynamodb:GetItem', 'dynamodb:UpdateItem'])

/** The last deliveries of a webhook. */
export const listDeliveries = (programs: Table) => onLists(programs, ['dynamodb:Query'])

export const placeOrders = (orders: Table) => allow(['dynamodb:GetItem', 'dynamodb:PutItem'], orders.tableArn)

export const makeOrders = (orders: Table) => allow(['dynamodb:GetItem', 'dynamodb:UpdateItem'], orders.tableArn)

export const manageKeys = (programs: Table) =>
  allow(['dynamodb:PutItem', 'dynamodb:Scan', 'dynamodb:UpdateItem'], programs.tableArn)

export const sendLetters = (...queues: readonly IQueue[]) =>
  allow(['sqs:SendMessage'], ...queues.map(({ queueArn }) => queueArn))

/** Who may not list is told that an object which is gone is forbidden. */
export const takeEmails = (bucket: IBucket): readonly PolicyStatement[] => [
  allow(['s3:GetObject', 's3:DeleteObject'], bucket.arnForObjects('*')),
  allow(['s3:ListBucket'], bucket.bucketArn),
]

export const readSeal = (seal: Secret) => allow(['secretsmanager:GetSecretValue'], seal.secretArn)

/** By name: a new sender is a new identity, and CloudFormation keeps what another stack imports by `Ref`. */
const identityArn = (scope: ConfigurationSet, name: string): string =>
  Stack.of(scope).formatArn({
    service: 'ses',
    resource: 'identity',
    resourceName: name,
    arnFormat: ArnFormat.SLASH_RESOURCE_NAME,
  })

const configurationSetArn = (set: ConfigurationSet): string =>
  Stack.of(set).formatArn({
    service: 'ses',
    resource: 'configuration-set',
    resourceName: set.configurationSetName,
    arnFormat: ArnFormat.SLASH_RESOURCE_NAME,
  })

/** From the one sender alone: the identity of a domain could send in the name of every address of it. */
export const sendMail = ({ identities, configurationSet, address }: Mailing): PolicyStatement => {
  const statement = allow(
    ['ses:SendEmail'],
    ...identities.map((name) => identityArn(configurationSet, name)),
    configurationSetArn(configurationSet),
  )
  statement.addCondition('StringEquals', { 'ses:FromAddress': address })
  return statement
}
