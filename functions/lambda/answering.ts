import type { Service } from '../../shared/service/service.ts'
import type { dynamodbClient } from '../aws/games.ts'
import { chance } from '../aws/seal.ts'
import { deflate } from '../zlib.ts'
import { contactsFrom, gamesFrom, ledgerFrom, log, outboxThere, papersFrom, settings } from './assemble.ts'

/** Without the seal, which must be fetched, and programs' keys, which pages do not take. */
export const answering = (client: ReturnType<typeof dynamodbClient>): Omit<Service, 'seal' | 'apiKeys'> => ({
  games: gamesFrom(client),
  contacts: contactsFrom(client),
  papers: papersFrom(client),
  ledger: ledgerFrom(client),
  outbox: outboxThere(),
  chance,
  deflate,
  log,
  origin: settings('ORIGIN').ORIGIN,
})
