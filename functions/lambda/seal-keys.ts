import { GetSecretValueCommand, type SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import type { Instant } from '../../shared/game/words.ts'
import type { Seal } from '../../shared/service/ports.ts'
import { sealFrom } from '../aws/seal.ts'
import { SEAL_LIFE } from '../aws/secrets.ts'

/**
 * The secret as the deploy makes it, `{"current": "1", "1": key}`, in the form that the seal is made from. Secrets
 * Manager puts what it draws at the top of the text and nowhere else.
 */
export const nested = (secret: string): string => {
  const { current, ...keys } = JSON.parse(secret) as Record<string, unknown>
  return JSON.stringify({ current, keys })
}

const read = async (client: SecretsManagerClient, secret: string): Promise<Seal> => {
  const { SecretString = '' } = await client.send(new GetSecretValueCommand({ SecretId: secret }))
  return sealFrom(nested(SecretString))
}

/** The seal, read once for each container and `SEAL_LIFE`; a read that failed is not kept. */
export const sealSource = (client: SecretsManagerClient, secret: string, now: () => Instant = Date.now) => {
  let kept: { readonly seal: Promise<Seal>; readonly until: Instant } | undefined
  return (): Promise<Seal> => {
    if (kept && now() < kept.until) return kept.seal
    const seal = read(client, secret)
    kept = { seal, until: now() + SEAL_LIFE }
    seal.catch(() => (kept = undefined))
    return seal
  }
}
