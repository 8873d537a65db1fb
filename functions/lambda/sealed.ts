import type { Context } from 'aws-lambda'
import type { Seal } from '../../shared/service/ports/ports.ts'
import { cachedSeal, secretsClient } from '../aws/secrets.ts'
import { log, settings } from './assemble.ts'

type Handler<Event, Result> = (event: Event, context: Context) => Result

/** Without keys only a handler that uses them fails, in its own way. */
const broken = (error: unknown): Seal => {
  const fail = (): never => {
    throw error
  }
  return {
    get current() {
      return fail()
    },
    sign: fail,
    mark: fail,
    under: fail,
  }
}

/** At container start and every ten minutes: a new key needs no deploy. */
export const sealed = <Event, Result>(make: (seal: Seal) => Handler<Event, Result>) => {
  const current = cachedSeal(secretsClient(), settings('SEAL_SECRET').SEAL_SECRET, log)
  // The first request tries again.
  current().catch(() => undefined)
  return async (event: Event, context: Context): Promise<Awaited<Result>> =>
    await make(await current().catch(broken))(event, context)
}
