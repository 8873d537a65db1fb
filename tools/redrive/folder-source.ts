import { readRetryBody } from '../../functions/aws/background/retry-queue.ts'
import { secureRandomBytes } from '../../functions/aws/keys/secure-random-bytes.ts'
import { openResources } from '../../local/resources/resources.ts'
import { lockFolder } from '../../local/machine/folder-lock.ts'
import type { StartSettings } from '../../local/resources/start-settings.ts'
import { openGameFolder } from '../command/open-game-folder.ts'
import { localDynamodbClient } from '../command/local-client.ts'
import { folderCopy, tableCopy } from '../replay/game-copy.ts'
import { mapSegments } from '../command/walk.ts'
import type { FailedChange, GameSource } from './game-source.ts'

/**
 * Returns the games and failed changes of a folder. Queued work is done at the next start of the service, and dead
 * letters are retried. Throws if a service is running.
 */
export const folderSource = async (settings: Pick<StartSettings, 'folder' | 'store'>): Promise<GameSource> => {
  const lock = lockFolder(settings.folder)
  const opened = await openResources(settings)
  const { emailQueue: queue, retries: failed, clock } = opened
  const database = openGameFolder(settings.folder)
  const { store } = settings
  const copy =
    store.kind === 'sqlite' ? folderCopy(database) : tableCopy(localDynamodbClient(store.endpoint), store.games)
  // Old emails come before new ones, as delivery drops an email that is older than one already sent.
  queue.redrive(clock.now())
  return {
    ports: { ...opened, chance: secureRandomBytes },
    now: clock.now,
    failed: async () =>
      failed.deadLetters().map(({ id, body }): FailedChange => ({
        name: `failed change ${id}`,
        games: [readRetryBody(body)],
        settle: async () => failed.done(id),
      })),
    all: mapSegments(copy, ({ id }) => id),
    close: async () => {
      database.close()
      opened.close()
      lock.release()
    },
  }
}
