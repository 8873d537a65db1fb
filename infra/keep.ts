import { CfnOutput, type Stack } from 'aws-cdk-lib/core'
import type { Topic } from 'aws-cdk-lib/aws-sns'
import type { Table } from 'aws-cdk-lib/aws-dynamodb'
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import { type Mailing, mailing } from './parts/mailing.ts'
import { tableOf } from './parts/tables.ts'
import { alarmTopic } from './parts/alarm.ts'
import { sealKeys } from './parts/seal-keys.ts'
import type { Settings } from './settings.ts'

export type KeepResources = {
  readonly games: Table
  readonly people: Table
  readonly ledger: Table
  readonly programs: Table
  readonly orders: Table
  readonly seal: Secret
  readonly mail: Mailing
  /** Here, so that subscriptions survive. */
  readonly topic: Topic
}

/** What cannot be rebuilt from source. */
export const keep = (stack: Stack, settings: Settings): KeepResources => {
  const kept: KeepResources = {
    games: tableOf(stack, 'games'),
    people: tableOf(stack, 'people'),
    ledger: tableOf(stack, 'ledger'),
    programs: tableOf(stack, 'programs'),
    orders: tableOf(stack, 'orders'),
    seal: sealKeys(stack),
    mail: mailing(stack, settings),
    topic: alarmTopic(stack, settings.alarmsTo),
  }
  new CfnOutput(stack, 'GamesTable', { value: kept.games.tableName })
  new CfnOutput(stack, 'PeopleTable', { value: kept.people.tableName })
  new CfnOutput(stack, 'ProgramsTable', { value: kept.programs.tableName })
  new CfnOutput(stack, 'SealSecret', { value: kept.seal.secretName })
  return kept
}
