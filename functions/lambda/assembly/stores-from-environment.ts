import type { Contacts } from '../../../shared/service/ports/contacts.ts'
import type { Games } from '../../../shared/service/ports/games.ts'
import type { Ledger } from '../../../shared/service/ports/ledger.ts'
import type { NotebookStore, SeatRecords } from '../../../shared/service/ports/notebook.ts'
import type { WebhookStore } from '../../../shared/service/ports/webhooks.ts'
import type { Service } from '../../../shared/service/runtime/service.ts'
import type { OrderWork, OrderPlacing } from '../../../shared/service/ports/orders.ts'
import type {
  OwnedGameList,
  OwnedGameReader,
  OwnedGameWriter,
  OwnedLists,
} from '../../../shared/service/ports/owned-games.ts'
import type { OwnedTournament, OwnedTournaments } from '../../../shared/service/ports/tournaments/owned-tournaments.ts'
import { logSpentLimits } from '../../../shared/service/limits/log-spent-limits.ts'
import { lazy } from '../../../shared/service/runtime/lazy.ts'
import type { TickPorts } from '../../../shared/service/background/tick.ts'
import type { Tournaments } from '../../../shared/service/ports/tournaments/tournaments.ts'
import { dynamodbContacts } from '../../aws/people/contacts.ts'
import type { dynamodbClient } from '../../aws/clients/dynamodb-client.ts'
import { dynamodbGames } from '../../aws/stores/games.ts'
import { secureRandomBytes } from '../../aws/keys/secure-random-bytes.ts'
import { dynamodbWebhooks } from '../../aws/stores/webhooks.ts'
import { dynamodbLedger } from '../../aws/ledger/ledger.ts'
import { jsonLog } from '../../runtime/json-log.ts'
import { dynamodbOrders } from '../../aws/stores/orders.ts'
import { dynamodbOwnedGames, dynamodbOwnedGameWriter, dynamodbOwnedGameFinder } from '../../aws/stores/owned-games.ts'
import { dynamodbNotebook } from '../../aws/people/notebook.ts'
import { dynamodbSeatRecords } from '../../aws/people/seat-records.ts'
import { readEnvironment } from '../../aws/clients/environment.ts'

/** The log of all functions. */
export const lambdaLog = jsonLog()

/** Returns the values of environment variables. Throws if any is missing, and then the container does not start. */
export const environment = <N extends Parameters<typeof readEnvironment>[1]>(...names: readonly N[]) =>
  readEnvironment(process.env, ...names)

export type Client = ReturnType<typeof dynamodbClient>

export const gamesFrom = (client: Client): Games => dynamodbGames(client, environment('GAMES_TABLE').GAMES_TABLE)

const tournamentsAt = lazy(() => import('../../aws/stores/tournaments.ts'), 'dynamodbTournaments')

/** Tournaments are in the table of games. Their store is loaded late: most containers meet games only. */
export const tournamentsFrom = (client: Client): Tournaments => {
  const { GAMES_TABLE } = environment('GAMES_TABLE')
  return {
    load: async (id) => (await tournamentsAt(client, GAMES_TABLE)).load(id),
    save: async (id, before, after) => (await tournamentsAt(client, GAMES_TABLE)).save(id, before, after),
  }
}

export const contactsFrom = (client: Client): Contacts =>
  dynamodbContacts(client, environment('CONTACTS_TABLE').CONTACTS_TABLE)

export const notebookFrom = (client: Client): NotebookStore =>
  dynamodbNotebook(client, environment('CONTACTS_TABLE').CONTACTS_TABLE)

export const seatRecordsFrom = (client: Client): SeatRecords =>
  dynamodbSeatRecords(client, environment('CONTACTS_TABLE').CONTACTS_TABLE)

/** Returns the ledger. Each limit that is used up is noted in the log. */
export const ledgerFrom = (client: Client): Ledger =>
  logSpentLimits(dynamodbLedger(client, environment('LEDGER_TABLE').LEDGER_TABLE), lambdaLog)

export const ownedFeedFrom = (client: Client): OwnedGameList =>
  dynamodbOwnedGames(client, environment('PROGRAMS_TABLE').PROGRAMS_TABLE)

export const ownedGameWriterFrom = (client: Client): OwnedGameWriter =>
  dynamodbOwnedGameWriter(client, environment('PROGRAMS_TABLE').PROGRAMS_TABLE)

/** The lists of owned tournaments stand beside those of games. */
export const ownedTournamentsFrom = (client: Client): OwnedTournaments =>
  dynamodbOwnedGames<OwnedTournament>(client, environment('PROGRAMS_TABLE').PROGRAMS_TABLE)

export const ownedGameFinderFrom = (client: Client): OwnedGameReader =>
  dynamodbOwnedGameFinder(client, environment('PROGRAMS_TABLE').PROGRAMS_TABLE)

/** Rejects: the function that calls it has no permission for that table. */
export const noAccess = (): Promise<never> => Promise.reject(new Error('this function may not reach that table'))

/**
 * Returns the stores for a tick of a game or a tournament. A tick needs no notebooks, and the functions that run it have
 * no access to them.
 */
export const tickStores = (client: Client): TickPorts => ({
  games: gamesFrom(client),
  tournaments: tournamentsFrom(client),
  chance: secureRandomBytes,
  notebook: { load: noAccess, save: noAccess, remove: noAccess, setExpiry: noAccess },
})

export const ordersFrom = (client: Client): OrderPlacing & OrderWork =>
  dynamodbOrders(client, environment('ORDERS_TABLE').ORDERS_TABLE)

/** The orders of the function Pages, which takes none: each call rejects. */
export const NO_ORDERS: OrderPlacing = { place: noAccess, load: noAccess }

/** The list of owned games or tournaments for the function Pages, which does not read it: each call rejects. */
export const NO_OWNED_LIST: Pick<OwnedLists<never>, 'after'> = { after: noAccess }

export const webhooksFrom = (client: Client): WebhookStore =>
  dynamodbWebhooks(client, environment('PROGRAMS_TABLE').PROGRAMS_TABLE)

/** The webhooks and notices of the function Pages, which has no access to them: each call rejects. */
export const NO_WEBHOOK_ACCESS: Pick<Service, 'webhooks' | 'notices'> = {
  webhooks: {
    load: noAccess,
    save: noAccess,
    record: noAccess,
    find: noAccess,
    recent: noAccess,
    claim: noAccess,
    release: noAccess,
    count: noAccess,
  },
  notices: { put: noAccess },
}
