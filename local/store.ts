import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams'
import { dynamodbApiKeys } from '../functions/aws/api-keys.ts'
import { dynamodbContacts } from '../functions/aws/contacts.ts'
import { dynamodbGames } from '../functions/aws/games.ts'
import { dynamodbKeyDesk } from '../functions/aws/owner-keys.ts'
import { dynamodbHooks } from '../functions/aws/webhooks.ts'
import { dynamodbOrders } from '../functions/aws/orders.ts'
import { dynamodbLedger } from '../functions/aws/ledger.ts'
import { dynamodbOwnedGames } from '../functions/aws/owned-games.ts'
import { dynamodbPapers } from '../functions/aws/papers.ts'
import { SHORT } from '../functions/aws/timeouts.ts'
import type { ApiKeys, KeyDesk } from '../shared/service/ports/api-keys.ts'
import type { OwnedGames } from '../shared/service/ports/owned-games.ts'
import type { Orders } from '../shared/service/ports/orders.ts'
import type { Hooks } from '../shared/service/ports/webhooks.ts'
import type { Contacts } from '../shared/service/ports/contact.ts'
import type { Games } from '../shared/service/ports/games.ts'
import type { Ledger } from '../shared/service/ports/ledger.ts'
import type { Papers } from '../shared/service/ports/notebook.ts'
import type { DatabaseSync } from 'node:sqlite'
import { dynamodbChanges } from './dynamodb/stream.ts'
import { ensureTables, streamOf } from './dynamodb/tables.ts'
import { StartFault, reasonOf } from './fault.ts'
import type { Store } from './settings.ts'
import { sqliteApiKeys } from './sqlite/api-keys.ts'
import { sqliteChanges } from './sqlite/changes.ts'
import type { Changes } from './stores/change-feed.ts'
import { sqliteContacts } from './sqlite/contacts.ts'
import { sqliteGames } from './sqlite/games.ts'
import { sqliteOrders } from './sqlite/orders.ts'
import { sqliteHooks } from './sqlite/hooks.ts'
import { type Leaving, sqliteLeaving } from './sqlite/leaving.ts'
import { sqliteLedger } from './sqlite/ledger.ts'
import { sqliteOwnedGames } from './sqlite/owned-games.ts'
import { sqlitePapers } from './sqlite/papers.ts'
import type { NamedTexts } from './stores/key-value-store.ts'

export type OpenStore = {
  readonly games: Games
  readonly contacts: Contacts
  readonly notebook: Papers
  readonly ledger: Ledger
  readonly apiKeys: ApiKeys & KeyDesk
  readonly hooks: Hooks
  readonly owned: OwnedGames
  readonly orders: Orders
  readonly changes: Changes
  /** Absent where the store deletes expired items by itself. */
  readonly leaving?: Leaving
  /** Whether other processes write to it, or its stream lags, so that it must also be polled. */
  readonly isShared: boolean
  readonly close: () => void
}

type DynamodbSettings = Extract<Store, { kind: 'dynamodb' }>

/** DynamoDB Local requires a region and a signature, but accepts any. */
const anyone = { region: 'local', credentials: { accessKeyId: 'local', secretAccessKey: 'local' } }

/** Reads two feeds: the second one when the first has nothing new. */
const merged = (first: Changes, second: Changes): Changes => ({
  next: async (limit) => {
    const batch = await first.next(limit)
    return batch.records.length > 0 ? batch : second.next(limit)
  },
})

const unreachableFault = (endpoint: string, error: unknown): StartFault =>
  new StartFault(
    `the DynamoDB at ${endpoint} cannot be used (${reasonOf(error)}); start it, or set AWS_ENDPOINT_URL_DYNAMODB to where it is.`,
  )

const openDynamodbStore = async ({ endpoint, ...names }: DynamodbSettings, values: NamedTexts): Promise<OpenStore> => {
  const client = new DynamoDBClient({ ...SHORT, ...anyone, endpoint })
  const streams = new DynamoDBStreamsClient({ ...SHORT, ...anyone, endpoint })
  const arns = async () => [await ensureTables(client, names), await streamOf(client, names.orders)] as const
  const [changed, ordered] = await arns().catch((error: unknown) => {
    throw unreachableFault(endpoint, error)
  })
  return {
    games: dynamodbGames(client, names.games),
    contacts: dynamodbContacts(client, names.contacts),
    notebook: dynamodbPapers(client, names.contacts),
    ledger: dynamodbLedger(client, names.ledger),
    apiKeys: { ...dynamodbApiKeys(client, names.programs), ...dynamodbKeyDesk(client, names.programs) },
    hooks: dynamodbHooks(client, names.programs),
    owned: dynamodbOwnedGames(client, names.programs),
    orders: dynamodbOrders(client, names.orders),
    changes: merged(dynamodbChanges(streams, changed, values), dynamodbChanges(streams, ordered, values)),
    isShared: true,
    close: () => {
      client.destroy()
      streams.destroy()
    },
  }
}

export const openStore = async (store: Store, database: DatabaseSync, values: NamedTexts): Promise<OpenStore> =>
  store.kind === 'dynamodb'
    ? openDynamodbStore(store, values)
    : {
        games: sqliteGames(database),
        contacts: sqliteContacts(database),
        notebook: sqlitePapers(database),
        ledger: sqliteLedger(database),
        apiKeys: sqliteApiKeys(database),
        hooks: sqliteHooks(database),
        owned: sqliteOwnedGames(database),
        orders: sqliteOrders(database),
        leaving: sqliteLeaving(database),
        changes: sqliteChanges(database, 'stored'),
        isShared: false,
        close: () => {},
      }
