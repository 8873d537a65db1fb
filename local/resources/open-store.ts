import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams'
import { dynamodbApiKeys } from '../../functions/aws/stores/api-keys.ts'
import { dynamodbContacts } from '../../functions/aws/people/contacts.ts'
import { dynamodbGames } from '../../functions/aws/stores/games.ts'
import { dynamodbTournaments } from '../../functions/aws/stores/tournaments.ts'
import { dynamodbOwnerKeys } from '../../functions/aws/stores/owner-keys.ts'
import { dynamodbWebhooks } from '../../functions/aws/stores/webhooks.ts'
import { dynamodbOrders } from '../../functions/aws/stores/orders.ts'
import { dynamodbLedger } from '../../functions/aws/ledger/ledger.ts'
import { dynamodbOwnedGames } from '../../functions/aws/stores/owned-games.ts'
import { dynamodbNotebook } from '../../functions/aws/people/notebook.ts'
import { BACKGROUND_TIMEOUTS } from '../../functions/aws/clients/timeouts.ts'
import type { ApiKeys, OwnerKeys } from '../../shared/service/ports/api-keys.ts'
import type { OwnedGames } from '../../shared/service/ports/owned-games.ts'
import type { OrderStore } from '../../shared/service/ports/orders.ts'
import type { OwnedTournament, OwnedTournaments } from '../../shared/service/ports/tournaments/owned-tournaments.ts'
import type { Tournaments } from '../../shared/service/ports/tournaments/tournaments.ts'
import type { WebhookStore } from '../../shared/service/ports/webhooks.ts'
import type { Contacts } from '../../shared/service/ports/contacts.ts'
import type { Games } from '../../shared/service/ports/games.ts'
import type { Ledger } from '../../shared/service/ports/ledger.ts'
import type { NotebookStore } from '../../shared/service/ports/notebook.ts'
import type { DatabaseSync } from 'node:sqlite'
import { dynamodbChanges } from '../dynamodb/dynamodb-changes.ts'
import { ensureTables, streamArn } from '../dynamodb/ensure-tables.ts'
import { StartFault, errorReason } from '../machine/start-fault.ts'
import type { StoreSettings } from './start-settings.ts'
import { sqliteApiKeys } from '../sqlite/stores/sqlite-api-keys.ts'
import { sqliteChanges } from '../sqlite/stores/sqlite-changes.ts'
import type { ChangeFeed } from '../stores/change-feed.ts'
import { sqliteContacts } from '../sqlite/stores/sqlite-contacts.ts'
import { sqliteGames, sqliteTournaments } from '../sqlite/stores/sqlite-games.ts'
import { sqliteOrders } from '../sqlite/stores/sqlite-orders.ts'
import { sqliteWebhooks } from '../sqlite/stores/sqlite-webhooks.ts'
import { type Expiry, sqliteExpiry } from '../sqlite/stores/sqlite-expiry.ts'
import { sqliteLedger } from '../sqlite/stores/sqlite-ledger.ts'
import { sqliteOwnedGames } from '../sqlite/stores/sqlite-owned-games.ts'
import { sqliteNotebook } from '../sqlite/stores/sqlite-notebook.ts'
import type { KeyValueStore } from '../stores/key-value-store.ts'

export type OpenStore = {
  readonly games: Games
  readonly tournaments: Tournaments
  readonly contacts: Contacts
  readonly notebook: NotebookStore
  readonly ledger: Ledger
  readonly apiKeys: ApiKeys & OwnerKeys
  readonly webhooks: WebhookStore
  readonly owned: OwnedGames
  readonly ownedTournaments: OwnedTournaments
  readonly orders: OrderStore
  readonly changes: ChangeFeed
  /** Deletes expired items. Absent if the store itself deletes them. */
  readonly leaving?: Expiry
  /** Returns whether there may be something new: another process has written since the last call, or a stream may lag. */
  readonly hasForeignWrites: () => boolean
  readonly close: () => void
}

type DynamodbSettings = Extract<StoreSettings, { kind: 'dynamodb' }>

/** DynamoDB Local requires a region and a signature, but accepts any. */
const anyone = { region: 'local', credentials: { accessKeyId: 'local', secretAccessKey: 'local' } }

/** Reads two feeds: the second one when the first has nothing new. */
const merged = (first: ChangeFeed, second: ChangeFeed): ChangeFeed => ({
  next: async (limit) => {
    const batch = await first.next(limit)
    return batch.records.length > 0 ? batch : second.next(limit)
  },
})

const unreachableFault = (endpoint: string, error: unknown): StartFault =>
  new StartFault(
    `the DynamoDB at ${endpoint} cannot be used (${errorReason(error)}); start it, or set AWS_ENDPOINT_URL_DYNAMODB to where it is.`,
  )

const openDynamodbStore = async (
  { endpoint, ...names }: DynamodbSettings,
  values: KeyValueStore,
): Promise<OpenStore> => {
  // DynamoDB Local answers one request after the other, which on a busy machine takes more than a second.
  const client = new DynamoDBClient({ ...BACKGROUND_TIMEOUTS, ...anyone, endpoint })
  const streams = new DynamoDBStreamsClient({ ...BACKGROUND_TIMEOUTS, ...anyone, endpoint })
  const arns = async () => [await ensureTables(client, names), await streamArn(client, names.orders)] as const
  const [changed, ordered] = await arns().catch((error: unknown) => {
    throw unreachableFault(endpoint, error)
  })
  return {
    games: dynamodbGames(client, names.games),
    tournaments: dynamodbTournaments(client, names.games),
    contacts: dynamodbContacts(client, names.contacts),
    notebook: dynamodbNotebook(client, names.contacts),
    ledger: dynamodbLedger(client, names.ledger),
    apiKeys: { ...dynamodbApiKeys(client, names.programs), ...dynamodbOwnerKeys(client, names.programs) },
    webhooks: dynamodbWebhooks(client, names.programs),
    owned: dynamodbOwnedGames(client, names.programs),
    ownedTournaments: dynamodbOwnedGames<OwnedTournament>(client, names.programs),
    orders: dynamodbOrders(client, names.orders),
    changes: merged(dynamodbChanges(streams, changed, values), dynamodbChanges(streams, ordered, values)),
    hasForeignWrites: () => true,
    close: () => {
      client.destroy()
      streams.destroy()
    },
  }
}

/** SQLite counts the commits of other connections, such as those of the operator's tool. */
const foreignWritesOf = (database: DatabaseSync): (() => boolean) => {
  const select = database.prepare('PRAGMA data_version')
  let last = select.get()?.['data_version']
  return () => {
    const before = last
    last = select.get()?.['data_version']
    return last !== before
  }
}

export const openStore = async (
  store: StoreSettings,
  database: DatabaseSync,
  values: KeyValueStore,
): Promise<OpenStore> =>
  store.kind === 'dynamodb'
    ? openDynamodbStore(store, values)
    : {
        games: sqliteGames(database),
        tournaments: sqliteTournaments(database),
        contacts: sqliteContacts(database),
        notebook: sqliteNotebook(database),
        ledger: sqliteLedger(database),
        apiKeys: sqliteApiKeys(database),
        webhooks: sqliteWebhooks(database),
        owned: sqliteOwnedGames(database),
        ownedTournaments: sqliteOwnedGames<OwnedTournament>(database),
        orders: sqliteOrders(database),
        leaving: sqliteExpiry(database),
        changes: sqliteChanges(database, 'stored'),
        hasForeignWrites: foreignWritesOf(database),
        close: () => {},
      }
