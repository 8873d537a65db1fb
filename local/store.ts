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
import type { ApiKeys, KeyDesk } from '../shared/service/credentials/api-keys.ts'
import type { OwnedGames } from '../shared/service/ports/owned-games.ts'
import type { Orders } from '../shared/service/ports/orders.ts'
import type { Hooks } from '../shared/service/ports/webhooks.ts'
import type { Contacts, Games, Ledger, Papers } from '../shared/service/ports/ports.ts'
import type { DatabaseSync } from 'node:sqlite'
import { dynamodbChanges } from './dynamodb/stream.ts'
import { ensureTables, streamOf } from './dynamodb/tables.ts'
import { StartFault, reasonOf } from './fault.ts'
import type { Store } from './settings.ts'
import { sqliteApiKeys } from './sqlite/api-keys.ts'
import { type Changes, sqliteChanges } from './sqlite/changes.ts'
import { sqliteContacts } from './sqlite/contacts.ts'
import { sqliteGames } from './sqlite/games.ts'
import { sqliteOrders } from './sqlite/orders.ts'
import { sqliteHooks } from './sqlite/hooks.ts'
import { type Leaving, sqliteLeaving } from './sqlite/leaving.ts'
import { sqliteLedger } from './sqlite/ledger.ts'
import { sqliteOwnedGames } from './sqlite/owned-games.ts'
import { sqlitePapers } from './sqlite/papers.ts'
import type { NamedTexts } from './sqlite/values.ts'

export type OpenStore = {
  readonly games: Games
  readonly contacts: Contacts
  readonly papers: Papers
  readonly ledger: Ledger
  readonly apiKeys: ApiKeys & KeyDesk
  readonly hooks: Hooks
  readonly owned: OwnedGames
  readonly orders: Orders
  readonly changes: Changes
  /** None where the store does it. */
  readonly leaving?: Leaving
  /** Others write to it, or its stream lags: poll it too. */
  readonly isShared: boolean
  readonly close: () => void
}

type OnDynamodb = Extract<Store, { kind: 'dynamodb' }>

/** DynamoDB Local wants a region and a signature, any. */
const anyone = { region: 'local', credentials: { accessKeyId: 'local', secretAccessKey: 'local' } }

/** Of two streams: the second's when the first has none. */
const either = (first: Changes, second: Changes): Changes => ({
  next: async (limit) => {
    const batch = await first.next(limit)
    return batch.records.length > 0 ? batch : second.next(limit)
  },
})

const unreachable = (endpoint: string, error: unknown): StartFault =>
  new StartFault(
    `the DynamoDB at ${endpoint} cannot be used (${reasonOf(error)}); start it, or set AWS_ENDPOINT_URL_DYNAMODB to where it is.`,
  )

const onDynamodb = async ({ endpoint, ...names }: OnDynamodb, values: NamedTexts): Promise<OpenStore> => {
  const client = new DynamoDBClient({ ...SHORT, ...anyone, endpoint })
  const streams = new DynamoDBStreamsClient({ ...SHORT, ...anyone, endpoint })
  const arns = async () => [await ensureTables(client, names), await streamOf(client, names.orders)] as const
  const [changed, ordered] = await arns().catch((error: unknown) => {
    throw unreachable(endpoint, error)
  })
  return {
    games: dynamodbGames(client, names.games),
    contacts: dynamodbContacts(client, names.contacts),
    papers: dynamodbPapers(client, names.contacts),
    ledger: dynamodbLedger(client, names.ledger),
    apiKeys: { ...dynamodbApiKeys(client, names.programs), ...dynamodbKeyDesk(client, names.programs) },
    hooks: dynamodbHooks(client, names.programs),
    owned: dynamodbOwnedGames(client, names.programs),
    orders: dynamodbOrders(client, names.orders),
    changes: either(dynamodbChanges(streams, changed, values), dynamodbChanges(streams, ordered, values)),
    isShared: true,
    close: () => {
      client.destroy()
      streams.destroy()
    },
  }
}

export const openStore = async (store: Store, database: DatabaseSync, values: NamedTexts): Promise<OpenStore> =>
  store.kind === 'dynamodb'
    ? onDynamodb(store, values)
    : {
        games: sqliteGames(database),
        contacts: sqliteContacts(database),
        papers: sqlitePapers(database),
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
