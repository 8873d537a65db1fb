import type { Context } from 'aws-lambda'
import type { Seal } from '../../shared/service/ports.ts'
import { cachedSeal } from '../aws/secrets.ts'
import { settings } from './assemble.ts'
import { keysClient } from './seal-keys.ts'

type Handler<Event, Result> = (event: Event, context: Context) => Result

/**
 * A handler that needs the seal. Its keys are fetched while the container starts, and again every ten minutes, so
 * that a key which is added becomes known without a deploy.
 */
export const sealed = <Event, Result>(make: (seal: Seal) => Handler<Event, Result>) => {
  const current = cachedSeal(keysClient(), settings('SEAL_SECRET').SEAL_SECRET)
  // What fails here is tried again by the first request.
  current().catch(() => undefined)
  return async (event: Event, context: Context): Promise<Awaited<Result>> => await make(await current())(event, context)
}
