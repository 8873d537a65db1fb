import { describe } from 'vitest'
import { describeWithDynamodb, dynamodbEndpoint, uniqueTable } from '../harness/dynamodb.ts'
import type { Wish } from './running.ts'

type Stored = Omit<Wish, 'folder'>

const onDynamodb = async (): Promise<Stored> => ({
  args: ['--store', 'dynamodb'],
  env: {
    AWS_ENDPOINT_URL_DYNAMODB: await dynamodbEndpoint(),
    GAMES_TABLE: uniqueTable('games'),
    CONTACTS_TABLE: uniqueTable('contacts'),
    LEDGER_TABLE: uniqueTable('ledger'),
    PROGRAMS_TABLE: uniqueTable('programs'),
  },
})

/**
 * Runs the tests on every kind of store. `store` makes a new one; a second service on it finds the data of the first.
 * `isInFolder` is true if all data are in the service's folder.
 */
export const describeOnStores = (
  name: string,
  body: (store: () => Promise<Stored>, isInFolder: boolean) => void,
): void => {
  describe(`${name}, on SQLite`, () => body(async () => ({}), true))
  describeWithDynamodb(`${name}, on DynamoDB`, () => body(onDynamodb, false))
}
