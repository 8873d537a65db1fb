import { readAside } from '../../functions/aws/retry-queue.ts'
import { chance } from '../../functions/aws/random-bytes.ts'
import { openGround } from '../../local/ground.ts'
import { lockFolder } from '../../local/lock.ts'
import type { Settings } from '../../local/settings.ts'
import { openToRead } from '../folder.ts'
import { clientAt } from '../local-client.ts'
import { folderCopy, tableCopy } from '../restore/copy.ts'
import { mapped } from '../walk.ts'
import type { Failed, Source } from './source.ts'

/**
 * The games and failed changes of a folder. Queued work is done at the next start of the service, and dead letters are
 * retried. Throws if a service is running.
 */
export const localSource = async (settings: Pick<Settings, 'folder' | 'store'>): Promise<Source> => {
  const lock = lockFolder(settings.folder)
  const { games, contacts, notebook, timers, owned, orders, queue, outbox, notices, failed, clock, close } =
    await openGround(settings)
  const database = openToRead(settings.folder)
  const { store } = settings
  const copy = store.kind === 'sqlite' ? folderCopy(database) : tableCopy(clientAt(store.endpoint), store.games)
  // Old emails come before new ones, as delivery drops an email that is older than one already sent.
  queue.redrive(clock.now())
  return {
    ports: { games, contacts, notebook, chance, timers, outbox, notices, owned, orders },
    now: clock.now,
    failed: async () =>
      failed.dead().map(({ id, body }): Failed => ({
        name: `failed change ${id}`,
        games: [readAside(body)],
        settle: async () => failed.done(id),
      })),
    all: mapped(copy, ({ id }) => id),
    close: async () => {
      database.close()
      close()
      lock.release()
    },
  }
}
