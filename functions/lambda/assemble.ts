import type { Contacts, Games } from '../../shared/service/ports.ts'
import { dynamodbContacts } from '../aws/contacts.ts'
import { type dynamodbClient, dynamodbGames } from '../aws/games.ts'
import { jsonLog } from '../aws/log.ts'
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
