import type { Contacts } from '../../shared/service/ports/contact.ts'
import type { Games } from '../../shared/service/ports/games.ts'
import type { Ledger } from '../../shared/service/ports/ledger.ts'
import type { Papers, SeatRecords } from '../../shared/service/ports/notebook.ts'
import type { Hooks } from '../../shared/service/ports/webhooks.ts'
import type { Service } from '../../shared/service/service.ts'
import type { OrderBook, OrderDesk } from '../../shared/service/ports/orders.ts'
import type { OwnedFeed, OwnedNotes, OwnedRows } from '../../shared/service/ports/owned-games.ts'
import type { GameStores } from '../../shared/service/games/handle.ts'
import { dynamodbContacts } from '../aws/contacts.ts'
import type { dynamodbClient } from '../aws/dynamodb-client.ts'
import { dynamodbGames } from '../aws/games.ts'
import { dynamodbHooks } from '../aws/webhooks.ts'
import { dynamodbLedger } from '../aws/ledger.ts'
import { jsonLog } from '../aws/log.ts'
import { dynamodbOrders } from '../aws/orders.ts'
import { dynamodbOwnedGames, dynamodbOwnedNotes, dynamodbOwnedRows } from '../aws/owned-games.ts'
import { dynamodbPapers } from '../aws/papers.ts'
import { dynamodbSeatRecords } from '../aws/seat-records.ts'
import { readSettings } from '../aws/settings.ts'

/** The log of all functions. */
export const log = jsonLog()

/** The values of environment variables. Throws if any is missing, and then the container does not start. */
export const settings = <N extends Parameters<typeof readSettings>[1]>(...names: readonly N[]) =>
  readSettings(process.env, ...names)

export type Client = ReturnType<typeof dynamodbClient>

export const gamesFrom = (client: Client): Games => dynamodbGames(client, settings('GAMES_TABLE').GAMES_TABLE)

export const contactsFrom = (client: Client): Contacts =>
  dynamodbContacts(client, settings('CONTACTS_TABLE').CONTACTS_TABLE)

export const papersFrom = (client: Client): Papers => dynamodbPapers(client, settings('CONTACTS_TABLE').CONTACTS_TABLE)

export const seatRecordsFrom = (client: Client): SeatRecords =>
  dynamodbSeatRecords(client, settings('CONTACTS_TABLE').CONTACTS_TABLE)

export const ledgerFrom = (client: Client): Ledger => dynamodbLedger(client, settings('LEDGER_TABLE').LEDGER_TABLE)

export const ownedFeedFrom = (client: Client): OwnedFeed =>
  dynamodbOwnedGames(client, settings('PROGRAMS_TABLE').PROGRAMS_TABLE)

export const ownedNotesFrom = (client: Client): OwnedNotes =>
  dynamodbOwnedNotes(client, settings('PROGRAMS_TABLE').PROGRAMS_TABLE)

export const ownedRowsFrom = (client: Client): OwnedRows =>
  dynamodbOwnedRows(client, settings('PROGRAMS_TABLE').PROGRAMS_TABLE)

/** Rejects: the function that calls it has no permission for that table. */
export const outOfReach = (): Promise<never> => Promise.reject(new Error('this function may not reach that table'))

/** The stores for a tick of a game. It needs no notebooks, and the functions that run it have no access to them. */
export const ticking = (client: Client): GameStores => ({
  games: gamesFrom(client),
  notebook: { load: outOfReach, save: outOfReach, remove: outOfReach, keep: outOfReach },
})

export const ordersFrom = (client: Client): OrderDesk & OrderBook =>
  dynamodbOrders(client, settings('ORDERS_TABLE').ORDERS_TABLE)

/** Pages take no orders. */
export const NO_ORDERS: OrderDesk = { place: outOfReach, load: outOfReach }

/** Pages do not list the games of programs. */
export const NO_LISTS: OwnedFeed = { after: outOfReach }

export const hooksFrom = (client: Client): Hooks => dynamodbHooks(client, settings('PROGRAMS_TABLE').PROGRAMS_TABLE)

/** Pages have no access to webhooks. */
export const NO_HOOKS: Pick<Service, 'hooks' | 'notices'> = {
  hooks: {
    load: outOfReach,
    save: outOfReach,
    record: outOfReach,
    find: outOfReach,
    recent: outOfReach,
    claim: outOfReach,
    release: outOfReach,
    count: outOfReach,
  },
  notices: { put: outOfReach },
}
