import { lazy } from '../../../shared/service/runtime/lazy.ts'
import type { Service } from '../../../shared/service/runtime/service.ts'
import type { dynamodbClient } from '../../aws/clients/dynamodb-client.ts'
import { secureRandomBytes } from '../../aws/keys/secure-random-bytes.ts'
import { tablesIn } from '../../runtime/table-files.ts'
import { deflateLevel6 } from '../../runtime/zlib.ts'
import {
  contactsFrom,
  gamesFrom,
  tournamentsFrom,
  ledgerFrom,
  lambdaLog,
  notebookFrom,
  seatRecordsFrom,
  environment,
} from './stores-from-environment.ts'

const outboxAt = lazy(() => import('./outbox-at.ts'), 'outboxAt')

const { ORIGIN, OUTBOX_URL } = environment('ORIGIN', 'OUTBOX_URL')

/**
 * Returns the ports that API and pages share. The signer is left out, because its keys must be fetched first, and so
 * are the ports on the table of programs, which API and pages use differently. The client of the outbox is loaded with
 * the first email, because few requests send one.
 */
export const requestPorts = (
  client: ReturnType<typeof dynamodbClient>,
): Omit<Service, 'signer' | 'apiKeys' | 'owned' | 'ownedTournaments' | 'orders' | 'webhooks' | 'notices'> => ({
  games: gamesFrom(client),
  tournaments: tournamentsFrom(client),
  contacts: contactsFrom(client),
  notebook: notebookFrom(client),
  seatRecords: seatRecordsFrom(client),
  // The files are written beside the bundle when it is built.
  tables: tablesIn(new URL('.', import.meta.url)),
  ledger: ledgerFrom(client),
  outbox: { put: async (queued) => (await outboxAt(OUTBOX_URL)).put(queued) },
  chance: secureRandomBytes,
  deflate: deflateLevel6,
  log: lambdaLog,
  origin: ORIGIN,
})
