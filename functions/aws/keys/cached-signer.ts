import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { type Duration, type Instant, MINUTE } from '../../../shared/game/model/words.ts'
import type { Logger } from '../../../shared/service/runtime/logger.ts'
import type { Signer } from '../../../shared/service/ports/signer.ts'
import { REQUEST_TIMEOUTS } from '../clients/timeouts.ts'
import { readSigner } from './signer.ts'

/** Returns a client of Secrets Manager. `AWS_ENDPOINT_URL_SECRETS_MANAGER` overrides the endpoint. */
export const secretsClient = (): SecretsManagerClient => new SecretsManagerClient(REQUEST_TIMEOUTS)

/**
 * How long a container uses the signing keys before it reads them again. A new key may become current only this long
 * after it is added: by then every container knows it.
 */
export const SIGNER_CACHE_TIME: Duration = 10 * MINUTE

const fetchSigner = async (client: SecretsManagerClient, secret: string): Promise<Signer> => {
  const { SecretString = '' } = await client.send(new GetSecretValueCommand({ SecretId: secret }))
  return readSigner(SecretString)
}

/** How long the old keys are used after a failed refresh. */
export const SIGNER_RETRY_TIME: Duration = MINUTE

type CacheEntry = { readonly signer: Promise<Signer>; readonly until: Instant }

/**
 * Returns the signer with the keys in Secrets Manager, cached for `SIGNER_CACHE_TIME`. If a refresh fails, the old keys
 * are used on, so links stay valid. A failed first read is not cached.
 */
export const cachedSigner = (
  client: SecretsManagerClient,
  secret: string,
  log: Logger,
  now: () => Instant = Date.now,
): (() => Promise<Signer>) => {
  let cached: CacheEntry | undefined
  const keepOld = (old: CacheEntry) => (error: unknown) => {
    log('error', 'the keys of the seal could not be read again', { error: error instanceof Error ? error.name : '' })
    cached = { signer: old.signer, until: now() + SIGNER_RETRY_TIME }
    return old.signer
  }
  return () => {
    if (cached && now() < cached.until) return cached.signer
    const signer = cached ? fetchSigner(client, secret).catch(keepOld(cached)) : fetchSigner(client, secret)
    cached = { signer, until: now() + SIGNER_CACHE_TIME }
    signer.catch(() => (cached = undefined))
    return signer
  }
}
