import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { type Duration, type Instant, MINUTE } from '../../shared/game/words.ts'
import type { Seal } from '../../shared/service/ports.ts'
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

/** Reads the seal's keys once for each container and `SEAL_LIFE`. A read that failed is not kept: the next request tries again. */
export const cachedSeal = (client: SecretsManagerClient, secret: string, now: () => Instant = Date.now) => {
  let kept: { readonly seal: Promise<Seal>; readonly until: Instant } | undefined
  return (): Promise<Seal> => {
    if (kept && now() < kept.until) return kept.seal
    const seal = readSeal(client, secret)
    kept = { seal, until: now() + SEAL_LIFE }
    seal.catch(() => (kept = undefined))
    return seal
  }
}
