import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { readAside } from '../../functions/aws/retry-queue.ts'
import { chance } from '../../functions/aws/random-bytes.ts'
import { openGround } from '../../local/ground.ts'
import { lockFolder } from '../../local/lock.ts'
import type { Settings } from '../../local/settings.ts'
import { openToRead } from '../folder.ts'
import { folderCopy, tableCopy } from '../restore/copy.ts'
import { mapped } from '../walk.ts'
import type { Failed, Source } from './source.ts'

/** It accepts any signature. */
export const clientAt = (endpoint: string): DynamoDBClient =>
  new DynamoDBClient({ endpoint, region: 'local', credentials: { accessKeyId: 'local', secretAccessKey: 'local' } })

/** The next start does the work; dead letters get another try. Throws if a service is running. */
export const localSource = async (settings: Pick<Settings, 'folder' | 'store'>): Promise<Source> => {
  const lock = lockFolder(settings.folder)
  const { games, contacts, papers, timers, owned, orders, queue, outbox, notices, failed, clock, close } =
    await openGround(settings)
  const kept = openToRead(settings.folder)
  const { store } = settings
  const copy = store.kind === 'sqlite' ? folderCopy(kept) : tableCopy(clientAt(store.endpoint), store.games)
  // Before new letters: delivery drops one that comes after a later one.
  queue.redrive(clock.now())
  return {
    ports: { games, contacts, papers, chance, timers, outbox, notices, owned, orders },
    now: clock.now,
    failed: async () =>
      failed.dead().map(({ id, body }): Failed => ({
        name: `failed change ${id}`,
        games: [readAside(body)],
        settle: async () => failed.done(id),
      })),
    all: mapped(copy, ({ id }) => id),
    close: async () => {
      kept.close()
      close()
      lock.release()
    },
  }
}
