import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { type Duration, type Instant, MINUTE } from '../../shared/game/words.ts'
import type { Log, Seal } from '../../shared/service/ports/ports.ts'
import { SHORT } from './timeouts.ts'
import { sealFrom } from './signer.ts'

/** `AWS_ENDPOINT_URL_SECRETS_MANAGER` overrides the endpoint. */
export const secretsClient = (): SecretsManagerClient => new SecretsManagerClient(SHORT)

/** Make a key current only this long after adding it: every container knows it by then. */
export const SEAL_LIFE: Duration = 10 * MINUTE

const readSeal = async (client: SecretsManagerClient, secret: string): Promise<Seal> => {
  const { SecretString = '' } = await client.send(new GetSecretValueCommand({ SecretId: secret }))
  return sealFrom(SecretString)
}

export const SEAL_RETRY: Duration = MINUTE

type CachedSeal = { readonly seal: Promise<Seal>; readonly until: Instant }

/** A failed refresh keeps the old keys: links stay valid. A failed first read is not cached. */
export const cachedSeal = (
  client: SecretsManagerClient,
  secret: string,
  log: Log,
  now: () => Instant = Date.now,
): (() => Promise<Seal>) => {
  let kept: CachedSeal | undefined
  const goOn = (old: CachedSeal) => (error: unknown) => {
    log('error', 'the keys of the seal could not be read again', { error: error instanceof Error ? error.name : '' })
    kept = { seal: old.seal, until: now() + SEAL_RETRY }
    return old.seal
  }
  return () => {
    if (kept && now() < kept.until) return kept.seal
    const seal = kept ? readSeal(client, secret).catch(goOn(kept)) : readSeal(client, secret)
    kept = { seal, until: now() + SEAL_LIFE }
    seal.catch(() => (kept = undefined))
    return seal
  }
}
