import type { Outbox } from '../../shared/service/ports/ports.ts'
import { queueClient, sqsOutbox } from '../aws/queue.ts'

export const outboxAt = (url: string): Outbox => sqsOutbox(queueClient(), url)
