import { ArnFormat, Stack } from 'aws-cdk-lib/core'
import type { Table } from 'aws-cdk-lib/aws-dynamodb'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { ConfigurationSet } from 'aws-cdk-lib/aws-ses'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { MailSender } from '../data/keep-resources.ts'
import { TABLES } from '../../functions/aws/dynamodb/tables.ts'

/** Returns a policy statement that allows these actions on these resources. */
export const allow = (actions: readonly string[], ...resources: readonly string[]): PolicyStatement =>
  new PolicyStatement({ actions: [...actions], resources: [...resources] })

export const readGames = (games: Table) => allow(['dynamodb:GetItem'], games.tableArn)

export const batchReadGames = (games: Table) => allow(['dynamodb:BatchGetItem'], games.tableArn)

export const readAndWriteGames = (games: Table) => allow(['dynamodb:GetItem', 'dynamodb:PutItem'], games.tableArn)

export const queryOverdueGames = (games: Table) =>
  allow(['dynamodb:Query'], `${games.tableArn}/index/${TABLES.games.index.name}`)

export const readAndUpdatePeople = (people: Table) =>
  allow(['dynamodb:GetItem', 'dynamodb:UpdateItem'], people.tableArn)

/** Lets a function read a contact and its notebook in one query, by the game. */
export const querySeatRecords = (people: Table) => allow(['dynamodb:Query'], people.tableArn)

/** Lets a function read single contacts and pages of notebooks. */
export const readPeople = (people: Table) => allow(['dynamodb:GetItem'], people.tableArn)

/** Lets a function read and change people, and find all items of a game in order to set when they expire. */
export const queryAndUpdatePeople = (people: Table) =>
  allow(['dynamodb:GetItem', 'dynamodb:Query', 'dynamodb:UpdateItem'], people.tableArn)

/** Lets a function find the open seats of an address, by its pseudonym. */
export const querySeatsOfAddress = (people: Table) =>
  allow(['dynamodb:Query'], `${people.tableArn}/index/${TABLES.people.index.name}`)

export const readAndUpdateLedger = (ledger: Table) =>
  allow(['dynamodb:GetItem', 'dynamodb:UpdateItem'], ledger.tableArn)

/** Lets a function find the digests that are due, and record that they are queued. Only the sweep may do so. */
export const queryPlannedDigests = (ledger: Table): readonly PolicyStatement[] => [
  allow(['dynamodb:Query'], `${ledger.tableArn}/index/${TABLES.ledger.index.name}`),
  allow(['dynamodb:UpdateItem'], ledger.tableArn),
]

export const checkApiKeys = (programs: Table) => allow(['dynamodb:GetItem', 'dynamodb:UpdateItem'], programs.tableArn)

/** Lets a function list the games of an owner. */
export const queryOwnedGames = (programs: Table) =>
  allow(['dynamodb:Query'], `${programs.tableArn}/index/${TABLES.programs.index.name}`)

/** Allows actions on what owners have (partitions `o#...`), and on nothing else in the table. */
const onOwned = (programs: Table, actions: readonly string[]): PolicyStatement => {
  const statement = allow(actions, programs.tableArn)
  statement.addCondition('ForAllValues:StringLike', { 'dynamodb:LeadingKeys': ['o#*'] })
  return statement
}

export const updateOwnedGames = (programs: Table) => onOwned(programs, ['dynamodb:UpdateItem'])

/**
 * Lets a function write the list of owned games. It may also read the list, because after a restore the list may be
 * ahead of a game.
 */
export const readAndUpdateOwnedGames = (programs: Table) =>
  onOwned(programs, ['dynamodb:GetItem', 'dynamodb:UpdateItem'])

/** Lets a function issue API keys: it reaches only keys and their lists, and nothing that a program owns. */
export const issueApiKeys = (programs: Table): PolicyStatement => {
  const statement = allow(['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'], programs.tableArn)
  statement.addCondition('ForAllValues:StringLike', { 'dynamodb:LeadingKeys': ['k#*', 'r#*'] })
  return statement
}

/** Lets a function read and write webhooks and their deliveries. */
export const readAndUpdateWebhooks = (programs: Table) => onOwned(programs, ['dynamodb:GetItem', 'dynamodb:UpdateItem'])

/** Lets a function list the last deliveries of a webhook. */
export const queryWebhookDeliveries = (programs: Table) => onOwned(programs, ['dynamodb:Query'])

export const placeOrders = (orders: Table) => allow(['dynamodb:GetItem', 'dynamodb:PutItem'], orders.tableArn)

export const makeOrders = (orders: Table) => allow(['dynamodb:GetItem', 'dynamodb:UpdateItem'], orders.tableArn)

export const manageApiKeys = (programs: Table) =>
  allow(['dynamodb:PutItem', 'dynamodb:Scan', 'dynamodb:UpdateItem'], programs.tableArn)

export const sendMessages = (...queues: readonly IQueue[]) =>
  allow(['sqs:SendMessage'], ...queues.map(({ queueArn }) => queueArn))

/**
 * Lets a function read and delete received emails. Without `ListBucket`, S3 would answer that access is denied when an
 * email is missing.
 */
export const readInboundEmails = (bucket: IBucket): readonly PolicyStatement[] => [
  allow(['s3:GetObject', 's3:DeleteObject'], bucket.arnForObjects('*')),
  allow(['s3:ListBucket'], bucket.bucketArn),
]

export const readSigningKeys = (signingKeys: Secret) => allow(['secretsmanager:GetSecretValue'], signingKeys.secretArn)

/**
 * Returns the ARN of an SES identity, from its name. A reference would be an import: a new sender is a new identity,
 * and CloudFormation refuses to remove what another stack imports.
 */
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

/**
 * Lets a function send emails, but only from the one address: the identity of a domain would allow every address of it.
 */
export const sendEmail = ({ identities, configurationSet, address }: MailSender): PolicyStatement => {
  const statement = allow(
    ['ses:SendEmail'],
    ...identities.map((name) => identityArn(configurationSet, name)),
    configurationSetArn(configurationSet),
  )
  statement.addCondition('StringEquals', { 'ses:FromAddress': address })
  return statement
}
