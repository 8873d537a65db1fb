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

/** A DynamoDB on this machine takes any signature. */
const clientAt = (endpoint: string): DynamoDBClient =>
  new DynamoDBClient({ endpoint, region: 'local', credentials: { accessKeyId: 'local', secretAccessKey: 'local' } })

/**
 * A local service's folder, while no service runs on it: what is put here is done by the next one that starts. Letters
 * that were given up get another chance. Throws where one runs.
 */
export const localSource = async (settings: Pick<Settings, 'folder' | 'store'>): Promise<Source> => {
  const lock = lockFolder(settings.folder)
  const { games, contacts, papers, timers, queue, outbox, failed, clock, close } = await openGround(settings)
  // First, as they are older than what will be put: a letter that comes after a later one is dropped.
  queue.redrive(clock.now())
  return {
    errands: { games, contacts, papers, chance, timers, outbox },
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
