import { dynamodbClient } from '../../../functions/aws/clients/dynamodb-client.ts'
import { BACKGROUND_TIMEOUTS } from '../../../functions/aws/clients/timeouts.ts'
import { readEnvironment } from '../../../functions/aws/clients/environment.ts'
import { type StoreSettings, readStartSettings as readLocalSettings } from '../../../local/resources/start-settings.ts'
import { localDynamodbClient } from '../../command/local-client.ts'
import type { AdminRecords } from './admin-records.ts'
import { folderRecords } from './folder-records.ts'
import { tableRecords } from './table-records.ts'

type Environment = Readonly<Record<string, string | undefined>>

const onAws = (environment: Environment): AdminRecords => {
  const { GAMES_TABLE, CONTACTS_TABLE, PROGRAMS_TABLE } = readEnvironment(
    environment,
    'GAMES_TABLE',
    'CONTACTS_TABLE',
    'PROGRAMS_TABLE',
  )
  return tableRecords(dynamodbClient(BACKGROUND_TIMEOUTS), {
    games: GAMES_TABLE,
    contacts: CONTACTS_TABLE,
    programs: PROGRAMS_TABLE,
    ledger: environment['LEDGER_TABLE'],
    outbox: environment['OUTBOX_URL'],
  })
}

/**
 * Opens the records of a service. If the environment names an endpoint, it is that of a local DynamoDB, whose tables
 * have the default names.
 */
export const openAdminRecords = (store: StoreSettings['kind'], environment: Environment): AdminRecords => {
  if (store === 'dynamodb' && environment['AWS_ENDPOINT_URL_DYNAMODB'] === undefined) return onAws(environment)
  const local = readLocalSettings(['--store', store], environment)
  if (!local.ok) throw new Error(local.sentence)
  const { folder, store: stored } = local.settings
  return stored.kind === 'sqlite'
    ? folderRecords(folder)
    : tableRecords(localDynamodbClient(stored.endpoint), { ...stored, outbox: undefined })
}
