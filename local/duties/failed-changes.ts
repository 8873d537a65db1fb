import type { DynamoDBRecord } from 'aws-lambda'
import type { Work } from '../agenda.ts'
import { invoke } from '../invoke.ts'
import type { Queue } from '../sqlite/queue.ts'
import type { Stored } from './changes.ts'

/** Changes that were put aside, one at a time. What fails as often as the queue allows stays there as a dead letter, with all that carrying it out takes. */
export const failedChangeWork = (aside: Queue, stored: Stored): Work => ({
  nextAt: async () => aside.nextAt(),
  run: async (now) => {
    for (const { id, body } of aside.take(now, 1)) {
      const Records = [JSON.parse(body) as DynamoDBRecord]
      const { batchItemFailures } = await invoke('stored', stored, { Records })
      if (batchItemFailures.length > 0) aside.failed(id, now)
      else aside.done(id)
    }
  },
})
