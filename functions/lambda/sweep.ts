import { dynamodbClient } from '../aws/clients/dynamodb-client.ts'
import { sweepPace, sweepHandler } from '../timers/sweep-handler.ts'
import { lazy } from '../../shared/service/runtime/lazy.ts'
import type { Outbox } from '../../shared/service/ports/email.ts'
import { ledgerFrom, lambdaLog, environment, tickStores } from './assembly/stores-from-environment.ts'

const { OUTBOX_URL, SWEEP_MOST } = environment('OUTBOX_URL', 'SWEEP_MOST')
const client = dynamodbClient()
/** The outbox is loaded late: most sweeps find no digest that is due. */
const outboxAt = lazy(() => import('./assembly/outbox-at.ts'), 'outboxAt')
const outbox: Outbox = { put: async (emails) => (await outboxAt(OUTBOX_URL)).put(emails) }

export const handler = sweepHandler(
  { ...tickStores(client), ledger: ledgerFrom(client), outbox },
  lambdaLog,
  Date.now,
  sweepPace(Number(SWEEP_MOST)),
)
