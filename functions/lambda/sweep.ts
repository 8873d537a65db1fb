import { dynamodbClient } from '../aws/dynamodb-client.ts'
import { paceFor, sweepHandler } from '../timers/sweep-handler.ts'
import { later } from '../../shared/service/background/lazy.ts'
import type { Outbox } from '../../shared/service/ports/email.ts'
import { ledgerFrom, log, settings, ticking } from './assemble.ts'

const { OUTBOX_URL, SWEEP_MOST } = settings('OUTBOX_URL', 'SWEEP_MOST')
const client = dynamodbClient()
/** The outbox is loaded late: most sweeps find no digest that is due. */
const outboxAt = later(() => import('./outbox.ts'), 'outboxAt')
const outbox: Outbox = { put: async (emails) => (await outboxAt(OUTBOX_URL)).put(emails) }

export const handler = sweepHandler(
  { ...ticking(client), ledger: ledgerFrom(client), outbox },
  log,
  Date.now,
  paceFor(Number(SWEEP_MOST)),
)
