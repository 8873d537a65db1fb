import { openResources } from '../../../local/resources/resources.ts'
import type { StoreSettings } from '../../../local/resources/start-settings.ts'
import { startWorkers } from '../../../local/workers/start-workers.ts'
import { describe } from 'vitest'
import { describeWithDynamodb, dynamodbEndpoint, uniqueTable } from '../../harness/dynamodb.ts'
import { tempFolder } from '../../harness/temp.ts'

export const ORIGIN = 'https://draughts.test'

const onDynamodb = async (): Promise<StoreSettings> => ({
  kind: 'dynamodb',
  endpoint: await dynamodbEndpoint(),
  games: uniqueTable('games'),
  contacts: uniqueTable('contacts'),
  ledger: uniqueTable('ledger'),
  programs: uniqueTable('programs'),
  orders: uniqueTable('orders'),
})

/** A service as it runs on one machine: its clock is moved, and its emails stay in its mailbox. */
export const localEvent = async (store: StoreSettings) => {
  const folder = await tempFolder('event')
  const resources = await openResources({ folder: folder.path, store })
  const faults: string[] = []
  const { driver, service } = startWorkers(resources, ORIGIN, (level, message, facts) => {
    if (level === 'error') faults.push(`${message} ${JSON.stringify(facts)}`)
  })
  return {
    service,
    faults,
    games: resources.games,
    tournaments: resources.tournaments,
    contacts: resources.contacts,
    now: resources.clock.now,
    /** Moves the clock, and does all that becomes due. */
    pass: driver.advance,
    mails: resources.mailbox.list,
    close: async () => {
      await driver.stop()
      resources.close()
      await folder.remove()
    },
  }
}

export type EventWorld = Omit<Awaited<ReturnType<typeof localEvent>>, 'close'>

/** Runs the tests on every kind of store, each in a service of its own. */
export const describeEvents = (
  name: string,
  body: (play: (test: (world: EventWorld) => Promise<void>) => () => Promise<void>) => void,
): void => {
  const on = (store: () => Promise<StoreSettings>) => (test: (world: EventWorld) => Promise<void>) => async () => {
    const { close, ...world } = await localEvent(await store())
    try {
      await test(world)
    } finally {
      await close()
    }
  }
  describe(`${name}, on SQLite`, () => body(on(async () => ({ kind: 'sqlite' }))))
  describeWithDynamodb(`${name}, on DynamoDB`, () => body(on(onDynamodb)))
}
