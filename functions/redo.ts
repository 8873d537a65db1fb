import middy from '@middy/core'
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda'
import type { Log } from '../shared/service/ports.ts'
import { type Retelling, retell } from '../shared/service/retell.ts'
import { readAside } from './aws/aside.ts'
import { nameOf } from './guard.ts'

/**
 * The games whose change could not be carried out: their letters are written and the games that follow made from what
 * is stored now, so that a record which nobody can read is no loss. One that fails comes again.
 */
export const redoHandler = (retelling: Retelling, log: Log, clock: () => number) =>
  middy<SQSEvent, SQSBatchResponse>().handler(async ({ Records }) => {
    const batchItemFailures: { itemIdentifier: string }[] = []
    for (const { messageId, body } of Records) {
      try {
        await retell(retelling, readAside(body), clock())
      } catch (error) {
        log('error', 'a game that was put aside failed again', { error: nameOf(error), message: messageId })
        batchItemFailures.push({ itemIdentifier: messageId })
      }
    }
    return { batchItemFailures }
  })
