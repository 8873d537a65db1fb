import type { Outbox } from '../../../shared/service/ports/email.ts'
import { sqsClient, sqsOutbox } from '../../aws/background/sqs-outbox.ts'

/**
 * Returns the outbox at the URL of its queue. The file is imported late, so that the SQS client is loaded only when it
 * is needed.
 */
export const outboxAt = (url: string): Outbox => sqsOutbox(sqsClient(), url)
