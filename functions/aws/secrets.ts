import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { type Duration, type Instant, MINUTE } from '../../shared/game/words.ts'
import type { Log, Seal } from '../../shared/service/ports.ts'
import { SHORT } from './patience.ts'
import { sealFrom } from './seal.ts'

/** Found where `AWS_ENDPOINT_URL_SECRETS_MANAGER` says, if it says anything. */
export const secretsClient = (): SecretsManagerClient => new SecretsManagerClient(SHORT)

/** A key that is added, and made current this much later, is known to every container by then. */
export const SEAL_LIFE: Duration = 10 * MINUTE

const readSeal = async (client: SecretsManagerClient, secret: string): Promise<Seal> => {
  const { SecretString = '' } = await client.send(new GetSecretValueCommand({ SecretId: secret }))
  return sealFrom(SecretString)
}

/** How long a container goes on with the keys that it has before it tries to read them again. */
export const SEAL_RETRY: Duration = MINUTE

type Kept = { readonly seal: Promise<Seal>; readonly until: Instant }

/**
 * Reads the seal's keys once for each container and `SEAL_LIFE`. Where they cannot be read again, it goes on with those
 * that it has, and says so: links are as good as they were. A first read that failed is not kept: the next request tries again.
 */
export const cachedSeal = (
  client: SecretsManagerClient,
  secret: string,
  log: Log,
  now: () => Instant = Date.now,
): (() => Promise<Seal>) => {
  let kept: Kept | undefined
  const goOn = (old: Kept) => (error: unknown) => {
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
