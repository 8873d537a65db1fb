import { readFileSync } from 'node:fs'
import { assetFiles } from '../../shared/pages/files.ts'
import { dynamodbClient } from '../aws/games.ts'
import { chance } from '../aws/seal.ts'
import { pageHandler } from '../page.ts'
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

/** The browser's script lies beside this bundle. */
const assets = assetFiles(readFileSync(new URL('board.js', import.meta.url), 'utf8'))

export const handler = sealed((seal) => pageHandler({ ...service, seal }, assets))
