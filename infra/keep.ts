import { CfnOutput, type Stack } from 'aws-cdk-lib'
import type { Topic } from 'aws-cdk-lib/aws-sns'
import type { Table } from 'aws-cdk-lib/aws-dynamodb'
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import { type Mailing, mailing } from './parts/mailing.ts'
import { gamesTable, peopleTable } from './parts/tables.ts'
import { alarmTopic } from './parts/alarm.ts'
import { sealKeys } from './parts/seal-keys.ts'
import type { Settings } from './settings.ts'

/** What a deploy may change but never lose. */
export type Kept = {
  readonly games: Table
  readonly people: Table
  readonly seal: Secret
  readonly mail: Mailing
  /** Where alarms go: here, so that who has subscribed stays subscribed. */
  readonly topic: Topic
}

/** The part of Crownhead that cannot be made again from its sources. */
export const keep = (stack: Stack, settings: Settings): Kept => {
  const kept: Kept = {
    games: gamesTable(stack),
    people: peopleTable(stack),
    seal: sealKeys(stack),
    mail: mailing(stack, settings),
    topic: alarmTopic(stack, settings.alarmsTo),
  }
  new CfnOutput(stack, 'GamesTable', { value: kept.games.tableName })
  new CfnOutput(stack, 'PeopleTable', { value: kept.people.tableName })
  new CfnOutput(stack, 'SealSecret', { value: kept.seal.secretName })
  return kept
}
