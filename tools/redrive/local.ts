import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import type { DynamoDBRecord } from 'aws-lambda'
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

const gameOf = (body: string): string | undefined => (JSON.parse(body) as DynamoDBRecord).dynamodb?.Keys?.['p']?.S

/**
 * A local service's folder, while no service runs on it: what is put here is done by the next one that starts. Throws
 * where one runs.
 */
export const localSource = async (settings: Pick<Settings, 'folder' | 'store'>): Promise<Source> => {
  const lock = lockFolder(settings.folder)
  const { games, contacts, papers, timers, outbox, aside, clock, close } = await openGround(settings)
  return {
    errands: { games, contacts, papers, chance, timers, outbox },
    now: clock.now,
    failed: async () =>
      aside.dead().map(({ id, body }): Failed => {
        const game = gameOf(body)
        return {
          name: `failed change ${id}`,
          games: game === undefined ? undefined : [game],
          settle: async () => aside.done(id),
        }
      }),
    all: () => idsOf(copyOf(settings)),
    close: async () => {
      close()
      lock.release()
    },
  }
}
