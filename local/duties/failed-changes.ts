import type { DynamoDBRecord } from 'aws-lambda'
import type { Log } from '../../shared/service/ports.ts'
import type { Work } from '../agenda.ts'
import { invoke } from '../invoke.ts'
import { ATTEMPTS, type Queue } from '../sqlite/queue.ts'
import type { Stored } from './changes.ts'

/**
 * Changes that were put aside, one at a time. What fails as often as the queue allows stays there as a dead letter, with
 * all that carrying it out takes, until the next start. A function that breaks has failed, too: nothing else waits for it.
 */
export const failedChangeWork = (aside: Queue, stored: Stored, log: Log): Work => {
  const isDone = async (body: string): Promise<boolean> => {
    const { batchItemFailures } = await invoke('stored', stored, { Records: [JSON.parse(body) as DynamoDBRecord] })
    return batchItemFailures.length === 0
  }
  return {
    nextAt: async () => aside.nextAt(),
    run: async (now) => {
      for (const { id, body, attempts } of aside.take(now, 1)) {
        if (await isDone(body).catch(() => false)) aside.done(id)
        else {
          aside.failed(id, now)
          if (attempts + 1 >= ATTEMPTS) log('error', 'a change was given up until the next start', { change: id })
        }
      }
    },
  }
}
