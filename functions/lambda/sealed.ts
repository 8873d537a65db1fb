import type { Context } from 'aws-lambda'
import type { Seal } from '../../shared/service/ports.ts'
import { cachedSeal, secretsClient } from '../aws/secrets.ts'
import { log, settings } from './assemble.ts'

type Handler<Event, Result> = (event: Event, context: Context) => Result

/** Where the keys cannot be had, whoever needs them fails, in the handler that knows how to say so; the others do not notice. */
const broken = (error: unknown): Seal => {
  const fail = (): never => {
    throw error
  }
  return {
    get current() {
      return fail()
    },
    sign: fail,
    under: fail,
  }
}

/**
 * A handler that needs the seal. Its keys are fetched while the container starts, and again every ten minutes, so
 * that a key which is added becomes known without a deploy.
 */
export const sealed = <Event, Result>(make: (seal: Seal) => Handler<Event, Result>) => {
  const current = cachedSeal(secretsClient(), settings('SEAL_SECRET').SEAL_SECRET, log)
  // What fails here is tried again by the first request.
  current().catch(() => undefined)
  return async (event: Event, context: Context): Promise<Awaited<Result>> =>
    await make(await current().catch(broken))(event, context)
}
