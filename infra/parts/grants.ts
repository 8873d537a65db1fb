import { ArnFormat, Stack } from 'aws-cdk-lib'
import type { Table } from 'aws-cdk-lib/aws-dynamodb'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { ConfigurationSet } from 'aws-cdk-lib/aws-ses'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Mailing } from './mailing.ts'
import { ADDRESS_INDEX, ALARM_INDEX } from './tables.ts'

/** That these things may be done to these resources, and nothing else. */
export const allow = (actions: readonly string[], ...resources: readonly string[]): PolicyStatement =>
  new PolicyStatement({ actions: [...actions], resources: [...resources] })

export const readGames = (games: Table) => allow(['dynamodb:GetItem'], games.tableArn)

/** A command reads a game and writes it whole. */
export const playGames = (games: Table) => allow(['dynamodb:GetItem', 'dynamodb:PutItem'], games.tableArn)

export const findOverdue = (games: Table) => allow(['dynamodb:Query'], `${games.tableArn}/index/${ALARM_INDEX}`)

/** Looked up, to speak somebody's language and write to him; entered, and marked as told. */
export const meetPeople = (people: Table) => allow(['dynamodb:GetItem', 'dynamodb:UpdateItem'], people.tableArn)

/** Papers lie with the people, and are read by the same right. */
export const keepPapers = (people: Table) => allow(['dynamodb:PutItem'], people.tableArn)

/** By an address: whose it is, in which games. */
export const findPeople = (people: Table) => allow(['dynamodb:Query'], `${people.tableArn}/index/${ADDRESS_INDEX}`)

export const sendLetters = (outbox: IQueue) => allow(['sqs:SendMessage'], outbox.queueArn)

export const readSeal = (seal: Secret) => allow(['secretsmanager:GetSecretValue'], seal.secretArn)

const configurationSetArn = (set: ConfigurationSet): string =>
  Stack.of(set).formatArn({
    service: 'ses',
    resource: 'configuration-set',
    resourceName: set.configurationSetName,
    arnFormat: ArnFormat.SLASH_RESOURCE_NAME,
  })

/** From the one identity, by the one configuration set. */
export const sendMail = ({ identity, configurationSet }: Mailing) =>
  allow(['ses:SendEmail'], identity.emailIdentityArn, configurationSetArn(configurationSet))
