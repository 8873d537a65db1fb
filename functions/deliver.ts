import middy from '@middy/core'
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda'
import * as z from 'zod/mini'
import { REMINDERS } from '../shared/game/events.ts'
import { SEATS } from '../shared/game/words.ts'
import type { Letter } from '../shared/mail/letters.ts'
import { type Delivery, deliver } from '../shared/service/deliver.ts'
import { nameOf } from './guard.ts'

const addressed = { game: z.string(), seat: z.enum(SEATS), version: z.int(), ply: z.int(), delay: z.number() }

/** A letter as it travels through the queue. */
const letterShape: z.ZodMiniType<Letter> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('offered'), ...addressed }),
  z.strictObject({ kind: z.literal('joined'), ...addressed }),
  z.strictObject({ kind: z.literal('your-turn'), ...addressed }),
  z.strictObject({ kind: z.literal('reminder'), reminder: z.enum(REMINDERS), ...addressed }),
  z.strictObject({ kind: z.literal('ended'), ...addressed }),
])

/** The outbox: each letter is delivered by itself, and one that fails comes again. */
export const deliverHandler = (delivery: Delivery, clock: () => number) =>
  middy<SQSEvent, SQSBatchResponse>().handler(async ({ Records }) => {
    const batchItemFailures: { itemIdentifier: string }[] = []
    for (const { messageId, body } of Records) {
      try {
        await deliver(delivery, letterShape.parse(JSON.parse(body)), clock())
      } catch (error) {
        delivery.log('error', 'a letter could not be delivered', { error: nameOf(error), message: messageId })
        batchItemFailures.push({ itemIdentifier: messageId })
      }
    }
    return { batchItemFailures }
  })
