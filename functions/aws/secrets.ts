import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { type Duration, type Instant, MINUTE } from '../../shared/game/words.ts'
import type { Log } from '../../shared/service/runtime/logger.ts'
import type { Seal } from '../../shared/service/ports/signer.ts'
import { SHORT } from './timeouts.ts'
import { sealFrom } from './signer.ts'

/** A client of Secrets Manager. `AWS_ENDPOINT_URL_SECRETS_MANAGER` overrides the endpoint. */
export const secretsClient = (): SecretsManagerClient => new SecretsManagerClient(SHORT)

/**
 * How long a container uses the signing keys before it reads them again. A new key may become current only this long
 * after it is added: by then every container knows it.
 */
export const SEAL_LIFE: Duration = 10 * MINUTE

const fetchSigner = async (client: SecretsManagerClient, secret: string): Promise<Seal> => {
  const { SecretString = '' } = await client.send(new GetSecretValueCommand({ SecretId: secret }))
  return sealFrom(SecretString)
}

/** How long the old keys are used after a failed refresh. */
export const SEAL_RETRY: Duration = MINUTE

type CacheEntry = { readonly signer: Promise<Seal>; readonly until: Instant }

/**
 * The signer with the keys in Secrets Manager, cached for `SIGNER_CACHE_TIME`. If a refresh fails, the old keys are
 * used on, so links stay valid. A failed first read is not cached.
 */
export const cachedSeal = (
  client: SecretsManagerClient,
  secret: string,
  log: Log,
  now: () => Instant = Date.now,
): (() => Promise<Seal>) => {
  let cached: CacheEntry | undefined
  const keepOld = (old: CacheEntry) => (error: unknown) => {
    log('error', 'the keys of the seal could not be read again', { error: error instanceof Error ? error.name : '' })
    cached = { signer: old.signer, until: now() + SEAL_RETRY }
    return old.signer
  }
  return () => {
    if (cached && now() < cached.until) return cached.signer
    const signer = cached ? fetchSigner(client, secret).catch(keepOld(cached)) : fetchSigner(client, secret)
    cached = { signer, until: now() + SEAL_LIFE }
    signer.catch(() => (cached = undefined))
    return signer
  }
}
