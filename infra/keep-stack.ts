import { CfnOutput, type Stack } from 'aws-cdk-lib/core'
import type { KeepResources } from './data/keep-resources.ts'
import { addMailSender } from './email/mail-sender.ts'
import { addTable } from './data/tables.ts'
import { addAlarmTopic } from './alarms/alarm.ts'
import { addSigningKeys } from './data/signing-keys.ts'
import type { StageSettings } from './settings/stage-settings.ts'

/** Fills the stack `keep`: all that cannot be rebuilt from source. */
export const fillKeepStack = (stack: Stack, settings: StageSettings): KeepResources => {
  const resources: KeepResources = {
    games: addTable(stack, 'games'),
    people: addTable(stack, 'people'),
    ledger: addTable(stack, 'ledger'),
    programs: addTable(stack, 'programs'),
    orders: addTable(stack, 'orders'),
    signingKeys: addSigningKeys(stack),
    mail: addMailSender(stack, settings),
    topic: addAlarmTopic(stack, settings.alarmsTo),
  }
  new CfnOutput(stack, 'GamesTable', { value: resources.games.tableName })
  new CfnOutput(stack, 'PeopleTable', { value: resources.people.tableName })
  new CfnOutput(stack, 'ProgramsTable', { value: resources.programs.tableName })
  new CfnOutput(stack, 'SealSecret', { value: resources.signingKeys.secretName })
  return resources
}
