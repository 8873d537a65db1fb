import { type Resources, openResources } from '../../../local/resources/resources.ts'
import type { StoreSettings } from '../../../local/resources/start-settings.ts'
import { startWorkers } from '../../../local/workers/start-workers.ts'
import { describe, expect } from 'vitest'
import { describeWithDynamodb, dynamodbEndpoint, uniqueTable } from '../../harness/dynamodb.ts'
import { tempFolder } from '../../harness/temp.ts'
import { offered } from '../../ports/samples.ts'

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

/**
 * Returns a function that waits until a stream has brought everything that was stored. A stream may lag, so it stores a
 * game, and waits until the owner's list has it.
 */
const waitForStream = ({ games, owned }: Pick<Resources, 'games' | 'owned'>) => {
  let made = 0
  return async (): Promise<void> => {
    const id = `marker${String((made += 1)).padStart(6, '0')}`
    const events = [{ ...offered, owner: 'marker', labels: {} }]
    await games.save(id, undefined, { version: 1, log: events, last: 1, due: undefined })
    await expect.poll(() => owned.find('marker', id), { timeout: 20_000, interval: 20 }).toBeDefined()
  }
}

/** Counts the writes to a store. */
const countWrites = <Store extends { readonly save: (...args: never) => Promise<unknown> }>(
  store: Store,
  count: () => void,
): Store => ({
  ...store,
  save: (...args: never) => {
    count()
    return store.save(...args)
  },
})

/** A service as it runs on one machine: its clock is moved, and its emails stay in its mailbox. */
export const localEvent = async (store: StoreSettings) => {
  const folder = await tempFolder('event')
  const opened = await openResources({ folder: folder.path, store })
  let writes = 0
  const count = (): void => void (writes += 1)
  const resources: Resources = {
    ...opened,
    games: countWrites(opened.games, count),
    tournaments: countWrites(opened.tournaments, count),
  }
  const faults: string[] = []
  const { driver, service } = startWorkers(resources, ORIGIN, (level, message, facts) => {
    // On a busy machine DynamoDB Local answers too late at times; what is then done again is no fault.
    const isLate = store.kind === 'dynamodb' && facts?.['error'] === 'TimeoutError'
    if (level === 'error' && !isLate) faults.push(`${message} ${JSON.stringify(facts)}`)
  })
  const streamed = waitForStream(opened)
  /** Does what follows from what follows, until nothing is stored any more. */
  const settle = async (): Promise<void> => {
    for (let before = -1; before !== writes;) {
      before = writes
      await streamed()
      await driver.advance(0)
    }
  }
  return {
    service,
    faults,
    games: resources.games,
    tournaments: resources.tournaments,
    contacts: resources.contacts,
    now: resources.clock.now,
    /** Moves the clock, and does all that becomes due. */
    pass: async (by: number): Promise<void> => {
      if (store.kind === 'dynamodb') await settle()
      await driver.advance(by)
      if (store.kind === 'dynamodb') await settle()
    },
    mails: resources.mailbox.list,
    folder: folder.path,
    /** Stops the service, and leaves its folder. */
    stop: async () => {
      await driver.stop()
      resources.close()
    },
    remove: folder.remove,
  }
}

export type EventWorld = Omit<Awaited<ReturnType<typeof localEvent>>, 'stop' | 'remove'>

type Play = (test: (world: EventWorld) => Promise<void>) => () => Promise<void>

const on =
  (store: () => Promise<StoreSettings>): Play =>
  (test) =>
  async () => {
    const { stop, remove, ...world } = await localEvent(await store())
    try {
      await test(world)
    } finally {
      await stop()
      await remove()
    }
  }

/** Runs each test in a service of its own, on SQLite. */
export const onSqlite: Play = on(async () => ({ kind: 'sqlite' }))

/** Runs the tests on every kind of store, each in a service of its own. */
export const describeEvents = (name: string, body: (play: Play) => void): void => {
  describe(`${name}, on SQLite`, () => body(onSqlite))
  describeWithDynamodb(`${name}, on DynamoDB`, () => body(on(onDynamodb)))
}
