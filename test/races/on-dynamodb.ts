import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams'
import { dynamodbContacts } from '../../functions/aws/people/contacts.ts'
import { dynamodbGames } from '../../functions/aws/stores/games.ts'
import { dynamodbLedger } from '../../functions/aws/ledger/ledger.ts'
import { dynamodbNotebook } from '../../functions/aws/people/notebook.ts'
import { newSigningKeys, readSigner } from '../../functions/aws/keys/signer.ts'
import { dynamodbChanges } from '../../local/dynamodb/dynamodb-changes.ts'
import { ensureTables } from '../../local/dynamodb/ensure-tables.ts'
import { memoryKeyValues } from '../../local/memory/memory-key-values.ts'
import { dynamodbEndpoint, dynamodbSettings, uniqueTable } from '../harness/dynamodb.ts'
import { readAll } from './chain.ts'
import { contend } from './contender.ts'
import { type Race, type Terms, numbersOf } from './race.ts'

/** Runs a race on DynamoDB Local. Each contender has its own client, and so its own connections. */
export const raceOnDynamodb = async (terms: Terms): Promise<Race> => {
  const settings = dynamodbSettings(await dynamodbEndpoint())
  const names = {
    games: uniqueTable('races'),
    contacts: uniqueTable('contacts'),
    ledger: uniqueTable('ledger'),
    programs: uniqueTable('programs'),
    orders: uniqueTable('orders'),
  }
  const clients = numbersOf(terms).map(() => new DynamoDBClient(settings))
  const [first] = clients
  if (!first) throw new Error('a race needs contenders')
  const stream = await ensureTables(first, names)
  const signer = readSigner(JSON.stringify(newSigningKeys()))
  const commands = terms.commands / terms.contenders
  const storeOf = (client: DynamoDBClient) => ({
    games: dynamodbGames(client, names.games),
    contacts: dynamodbContacts(client, names.contacts),
    notebook: dynamodbNotebook(client, names.contacts),
    ledger: dynamodbLedger(client, names.ledger),
  })
  const begun = performance.now()
  const racing = clients.map((client, number) =>
    contend({ number, commands, seed: terms.seed, store: storeOf(client), signer }),
  )
  const calls = (await Promise.all(racing)).flat()
  const seconds = (performance.now() - begun) / 1000
  const streams = new DynamoDBStreamsClient(settings)
  const steps = calls.flatMap(({ game, answer }) => (answer.kind === 'done' ? [`${game} ${answer.version}`] : []))
  const firsts = calls.map(({ game }) => `${game} 1`)
  const records = await readAll(
    dynamodbChanges(streams, stream, memoryKeyValues()),
    new Set([...firsts, ...steps]).size,
  )
  for (const client of clients) client.destroy()
  streams.destroy()
  return { calls, records, seconds }
}
