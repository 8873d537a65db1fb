import type { WebhookQueue } from '../../../shared/service/ports/webhooks.ts'
import type { RetryQueue } from '../../../shared/service/ports/games.ts'
import type { Outbox } from '../../../shared/service/ports/email.ts'
import { sqsRetryQueue } from '../../aws/background/retry-queue.ts'
import { sqsNotices } from '../../aws/background/sqs-notices.ts'
import { sqsClient } from '../../aws/background/sqs-outbox.ts'
import { environment } from './stores-from-environment.ts'
import { outboxAt } from './outbox-at.ts'

export const outboxFromEnvironment = (): Outbox => outboxAt(environment('OUTBOX_URL').OUTBOX_URL)

export const noticesAt = (url: string): WebhookQueue => sqsNotices(sqsClient(), url)

export const noticesFromEnvironment = (): WebhookQueue => noticesAt(environment('NOTICES_URL').NOTICES_URL)

export const retryQueueFromEnvironment = (): RetryQueue =>
  sqsRetryQueue(sqsClient(), environment('ASIDE_URL').ASIDE_URL)
