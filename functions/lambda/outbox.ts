import type { Outbox } from '../../shared/service/ports.ts'
import { queueClient, sqsOutbox } from '../aws/queue.ts'

export const outboxAt = (url: string): Outbox => sqsOutbox(queueClient(), url)
