import type { WebhookQueue } from '../../shared/service/ports/webhooks.ts'
import type { RetryQueue } from '../../shared/service/ports/games.ts'
import type { Outbox } from '../../shared/service/ports/email.ts'
import { sqsRetryQueue } from '../aws/retry-queue.ts'
import { sqsNotices } from '../aws/notices.ts'
import { sqsClient } from '../aws/queue.ts'
import { environment } from './assemble.ts'
import { outboxAt } from './outbox.ts'

export const outboxFromEnvironment = (): Outbox => outboxAt(environment('OUTBOX_URL').OUTBOX_URL)

export const noticesAt = (url: string): WebhookQueue => sqsNotices(sqsClient(), url)

export const noticesFromEnvironment = (): WebhookQueue => noticesAt(environment('NOTICES_URL').NOTICES_URL)

export const retryQueueFromEnvironment = (): RetryQueue => sqsRetryQueue(sqsClient(), environment('ASIDE_URL').ASIDE_URL)
