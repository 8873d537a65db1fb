import { CfnOutput, type Stack } from 'aws-cdk-lib/core'
import type { KeepResources } from './parts/keep-resources.ts'
import { mailing } from './parts/mailing.ts'
import { tableOf } from './parts/tables.ts'
import { alarmTopic } from './parts/alarm.ts'
import { sealKeys } from './parts/seal-keys.ts'
import type { Settings } from './settings.ts'

/** Fills the stack `keep`: all that cannot be rebuilt from source. */
export const keep = (stack: Stack, settings: Settings): KeepResources => {
  const resources: KeepResources = {
    games: tableOf(stack, 'games'),
    people: tableOf(stack, 'people'),
    ledger: tableOf(stack, 'ledger'),
    programs: tableOf(stack, 'programs'),
    orders: tableOf(stack, 'orders'),
    seal: sealKeys(stack),
    mail: mailing(stack, settings),
    topic: alarmTopic(stack, settings.alarmsTo),
  }
  new CfnOutput(stack, 'GamesTable', { value: resources.games.tableName })
  new CfnOutput(stack, 'PeopleTable', { value: resources.people.tableName })
  new CfnOutput(stack, 'ProgramsTable', { value: resources.programs.tableName })
  new CfnOutput(stack, 'SealSecret', { value: resources.seal.secretName })
  return resources
}
