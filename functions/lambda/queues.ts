import type { Aside, Outbox } from '../../shared/service/ports.ts'
import { sqsAside } from '../aws/aside.ts'
import { queueClient, sqsOutbox } from '../aws/queue.ts'
import { settings } from './assemble.ts'

export const outboxAt = (url: string): Outbox => sqsOutbox(queueClient(), url)

export const outboxThere = (): Outbox => outboxAt(settings('OUTBOX_URL').OUTBOX_URL)

export const asideThere = (): Aside => sqsAside(queueClient(), settings('ASIDE_URL').ASIDE_URL)
