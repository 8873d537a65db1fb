import { dynamodbClient } from '../aws/games.ts'
import { mailClient, sesPost } from '../aws/mail.ts'
import { deliverHandler } from '../deliver.ts'
import { evermoreSeldom } from '../messages.ts'
import { deflate } from '../zlib.ts'
import { contactsFrom, gamesFrom, ledgerFrom, log, papersFrom, settings } from './assemble.ts'
import { sealed } from './sealed.ts'

const { MAIL_FROM, MAIL_CONFIGURATION_SET, ORIGIN } = settings('MAIL_FROM', 'MAIL_CONFIGURATION_SET', 'ORIGIN')
const client = dynamodbClient()
const post = sesPost(mailClient(), { from: MAIL_FROM, configurationSet: MAIL_CONFIGURATION_SET })
const delivery = {
  games: gamesFrom(client),
  contacts: contactsFrom(client),
  papers: papersFrom(client),
  ledger: ledgerFrom(client),
  post,
  log,
  deflate,
  origin: ORIGIN,
}

export const handler = sealed((seal) => deliverHandler({ ...delivery, seal }, Date.now, evermoreSeldom))
