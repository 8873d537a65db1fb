import type { Notices } from '../../shared/service/ports/webhooks.ts'
import type { Aside } from '../../shared/service/ports/games.ts'
import type { Outbox } from '../../shared/service/ports/email.ts'
import { sqsAside } from '../aws/retry-queue.ts'
import { sqsNotices } from '../aws/notices.ts'
import { queueClient } from '../aws/queue.ts'
import { settings } from './assemble.ts'
import { outboxAt } from './outbox.ts'

export const outboxThere = (): Outbox => outboxAt(settings('OUTBOX_URL').OUTBOX_URL)

export const noticesAt = (url: string): Notices => sqsNotices(queueClient(), url)

export const noticesThere = (): Notices => noticesAt(settings('NOTICES_URL').NOTICES_URL)

export const asideThere = (): Aside => sqsAside(queueClient(), settings('ASIDE_URL').ASIDE_URL)
