import { apiHandler } from '../api.ts'
import { dynamodbClient } from '../aws/games.ts'
import { chance } from '../aws/seal.ts'
import { contactsFrom, gamesFrom, log, settings } from './assemble.ts'
import { sealed } from './sealed.ts'

const client = dynamodbClient()
const service = {
  games: gamesFrom(client),
  contacts: contactsFrom(client),
  chance,
  log,
  origin: settings('ORIGIN').ORIGIN,
}

export const handler = sealed((seal) => apiHandler({ ...service, seal }))
