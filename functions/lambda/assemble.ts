import type { Aside, Contacts, Games, Outbox, Papers } from '../../shared/service/ports.ts'
import type { Shelves } from '../../shared/service/handle.ts'
import { dynamodbContacts } from '../aws/contacts.ts'
import { sqsAside } from '../aws/aside.ts'
import { type dynamodbClient, dynamodbGames } from '../aws/games.ts'
import { jsonLog } from '../aws/log.ts'
import { dynamodbPapers } from '../aws/papers.ts'
import { queueClient, sqsOutbox } from '../aws/queue.ts'
import { readSettings } from '../aws/settings.ts'

/** The log of every function. */
export const log = jsonLog()

/** The settings of this function, all of which it must have: a container without them does not start. */
export const settings = <N extends Parameters<typeof readSettings>[1]>(...names: readonly N[]) =>
  readSettings(process.env, ...names)

type Client = ReturnType<typeof dynamodbClient>

export const gamesFrom = (client: Client): Games => dynamodbGames(client, settings('GAMES_TABLE').GAMES_TABLE)

export const contactsFrom = (client: Client): Contacts =>
  dynamodbContacts(client, settings('CONTACTS_TABLE').CONTACTS_TABLE)

/** Papers lie with the people. */
export const papersFrom = (client: Client): Papers => dynamodbPapers(client, settings('CONTACTS_TABLE').CONTACTS_TABLE)

export const outboxThere = (): Outbox => sqsOutbox(queueClient(), settings('OUTBOX_URL').OUTBOX_URL)

export const asideThere = (): Aside => sqsAside(queueClient(), settings('ASIDE_URL').ASIDE_URL)

const outOfReach = (): Promise<never> => Promise.reject(new Error('this function may not reach the papers'))

/** For a function that only lets time pass: no tick asks for a paper, so its role may not reach them. */
export const ticking = (client: Client): Shelves => ({
  games: gamesFrom(client),
  papers: { load: outOfReach, save: outOfReach },
})
