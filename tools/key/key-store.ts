import { dynamodbApiKeys } from '../../functions/aws/stores/api-keys.ts'
import { dynamodbClient } from '../../functions/aws/clients/dynamodb-client.ts'
import { readEnvironment } from '../../functions/aws/clients/environment.ts'
import { movableClock } from '../../local/machine/clock.ts'
import { type StoreSettings, readStartSettings as readLocalSettings } from '../../local/resources/start-settings.ts'
import { sqliteApiKeys } from '../../local/sqlite/stores/sqlite-api-keys.ts'
import { openDatabase } from '../../local/sqlite/database/open-database.ts'
import { sqliteKeyValues } from '../../local/sqlite/database/sqlite-key-values.ts'
import type { Instant } from '../../shared/game/model/words.ts'
import type { ApiKeys } from '../../shared/service/ports/api-keys.ts'
import { requireGameFolder } from '../command/open-game-folder.ts'
import { localDynamodbClient } from '../command/local-client.ts'

export type KeyStore = { readonly keys: ApiKeys; readonly now: () => Instant; readonly close: () => void }

type Environment = Readonly<Record<string, string | undefined>>

/** Opens the keys of a folder. A running service may write to it at the same time. */
const inFolder = (folder: string): KeyStore => {
  requireGameFolder(folder)
  const database = openDatabase(folder)
  const { now } = movableClock(sqliteKeyValues(database))
  return { keys: sqliteApiKeys(database), now, close: () => database.close() }
}

const inTable = (client: ReturnType<typeof dynamodbClient>, table: string): KeyStore => ({
  keys: dynamodbApiKeys(client, table),
  now: Date.now,
  close: () => client.destroy(),
})

/**
 * Opens the store of the keys. If the environment names an endpoint, it is that of a local DynamoDB, whose table has
 * the default name.
 */
export const openKeyStore = (store: StoreSettings['kind'], environment: Environment): KeyStore => {
  const isLocal = store === 'sqlite' || environment['AWS_ENDPOINT_URL_DYNAMODB'] !== undefined
  if (!isLocal) return inTable(dynamodbClient(), readEnvironment(environment, 'PROGRAMS_TABLE').PROGRAMS_TABLE)
  const settings = readLocalSettings(['--store', store], environment)
  if (!settings.ok) throw new Error(settings.sentence)
  const { folder, store: stored } = settings.settings
  return stored.kind === 'sqlite' ? inFolder(folder) : inTable(localDynamodbClient(stored.endpoint), stored.programs)
}
