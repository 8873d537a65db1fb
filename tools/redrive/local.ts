import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { readAside } from '../../functions/aws/aside.ts'
import { chance } from '../../functions/aws/seal.ts'
import { openGround } from '../../local/ground.ts'
import { lockFolder } from '../../local/lock.ts'
import type { Settings } from '../../local/settings.ts'
import { folderCopy, idsOf, tableCopy } from '../restore/copy.ts'
import type { Failed, Source } from './source.ts'

const copyOf = ({ folder, store }: Pick<Settings, 'folder' | 'store'>) =>
  store.kind === 'sqlite' ? folderCopy(folder) : tableCopy(clientAt(store.endpoint), store.games)

/** It accepts any signature. */
export const clientAt = (endpoint: string): DynamoDBClient =>
  new DynamoDBClient({ endpoint, region: 'local', credentials: { accessKeyId: 'local', secretAccessKey: 'local' } })

/** The next start does the work; dead letters get another try. Throws if a service is running. */
export const localSource = async (settings: Pick<Settings, 'folder' | 'store'>): Promise<Source> => {
  const lock = lockFolder(settings.folder)
  const { games, contacts, papers, timers, queue, outbox, failed, clock, close } = await openGround(settings)
  // Before new letters: delivery drops one that comes after a later one.
  queue.redrive(clock.now())
  return {
    ports: { games, contacts, papers, chance, timers, outbox },
    now: clock.now,
    failed: async () =>
      failed.dead().map(({ id, body }): Failed => ({
        name: `failed change ${id}`,
        games: [readAside(body)],
        settle: async () => failed.done(id),
      })),
    all: () => idsOf(copyOf(settings)),
    close: async () => {
      close()
      lock.release()
    },
  }
}
