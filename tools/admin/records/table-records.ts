import { type DynamoDBClient, paginateScan } from '@aws-sdk/client-dynamodb'
import { textAttribute } from '../../../functions/aws/dynamodb/attributes.ts'
import { dynamodbLedger } from '../../../functions/aws/ledger/ledger.ts'
import { contactInItem } from '../../../functions/aws/people/contact-fields.ts'
import { dynamodbContacts } from '../../../functions/aws/people/contacts.ts'
import { dynamodbNotebook } from '../../../functions/aws/people/notebook.ts'
import { sqsClient, sqsOutbox } from '../../../functions/aws/background/sqs-outbox.ts'
import { BACKGROUND_TIMEOUTS } from '../../../functions/aws/clients/timeouts.ts'
import type { Outbox } from '../../../shared/service/ports/email.ts'
import { dynamodbApiKeys } from '../../../functions/aws/stores/api-keys.ts'
import { dynamodbGames } from '../../../functions/aws/stores/games.ts'
import { dynamodbTournaments } from '../../../functions/aws/stores/tournaments.ts'
import { gameFromImage } from '../../replay/game-copy.ts'
import type { AdminRecords, FiledContact } from './admin-records.ts'

type TableNames = {
  readonly games: string
  readonly contacts: string
  readonly programs: string
  readonly ledger: string | undefined
  /** The URL of the queue of emails. */
  readonly outbox: string | undefined
}

async function* filedIn(client: DynamoDBClient, table: string): AsyncGenerator<FiledContact> {
  const query = { TableName: table, FilterExpression: 'attribute_exists(e)', ConsistentRead: true }
  for await (const { Items = [] } of paginateScan({ client }, query))
    for (const item of Items) {
      const { email, ...known } = contactInItem(item)
      if (email !== undefined)
        yield { game: textAttribute(item, 'p'), id: textAttribute(item, 'c'), known: { ...known, email } }
    }
}

async function* gamesIn(client: DynamoDBClient, table: string) {
  for await (const { Items = [] } of paginateScan({ client }, { TableName: table, ConsistentRead: true }))
    yield* Items.map(gameFromImage)
}

const queueOf = (url: string | undefined): Outbox => {
  if (url !== undefined) return sqsOutbox(sqsClient(BACKGROUND_TIMEOUTS), url)
  return {
    put: async (emails) => {
      if (emails.length > 0) throw new Error('set OUTBOX_URL to the queue of emails')
    },
  }
}

/** Returns the records in these tables. Lists read a whole table, which costs as much as its size. */
export const tableRecords = (
  client: DynamoDBClient,
  { games, contacts, programs, ledger, outbox }: TableNames,
): AdminRecords => ({
  filed: () => filedIn(client, contacts),
  everyGame: () => gamesIn(client, games),
  games: dynamodbGames(client, games),
  tournaments: dynamodbTournaments(client, games),
  contacts: dynamodbContacts(client, contacts),
  notebook: dynamodbNotebook(client, contacts),
  keys: dynamodbApiKeys(client, programs),
  signer: undefined,
  ledger: ledger === undefined ? undefined : dynamodbLedger(client, ledger),
  outbox: undefined,
  emails: queueOf(outbox),
  now: Date.now,
  close: () => client.destroy(),
})
