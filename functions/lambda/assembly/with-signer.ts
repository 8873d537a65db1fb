import type { Context } from 'aws-lambda'
import type { Signer } from '../../../shared/service/ports/signer.ts'
import { cachedSigner, secretsClient } from '../../aws/keys/cached-signer.ts'
import { lambdaLog, environment } from './stores-from-environment.ts'

type Handler<Event, Result> = (event: Event, context: Context) => Result

/**
 * Returns a signer that throws this error when it is used. So if the keys cannot be read, only the code that needs them
 * fails, and each handler treats that in its own way.
 */
const failingSigner = (error: unknown): Signer => {
  const fail = (): never => {
    throw error
  }
  return {
    get currentKey() {
      return fail()
    },
    sign: fail,
    pseudonym: fail,
    signWith: fail,
    get receipts() {
      return fail()
    },
  }
}

/**
 * Returns a handler that gets the current signer with each call. The keys are read when the container starts, and again
 * every ten minutes, so a new key needs no deploy.
 */
export const withSigner = <Event, Result>(make: (signer: Signer) => Handler<Event, Result>) => {
  const current = cachedSigner(secretsClient(), environment('SEAL_SECRET').SEAL_SECRET, lambdaLog)
  // A failure at the start is ignored here, because the first request reads the keys again.
  current().catch(() => undefined)
  return async (event: Event, context: Context): Promise<Awaited<Result>> =>
    await make(await current().catch(failingSigner))(event, context)
}
