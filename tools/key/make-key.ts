import { secureRandomBytes } from '../../functions/aws/keys/secure-random-bytes.ts'
import { sha256Base64url } from '../../functions/aws/keys/sha256-base64url.ts'
import type { Instant } from '../../shared/game/model/words.ts'
import type { ApiKey } from '../../shared/service/ports/api-keys.ts'
import { KEY_ID_LENGTH, formatApiKey, newKeySecret } from '../../shared/service/credentials/verify-api-key.ts'
import { randomId } from '../../shared/service/credentials/ids.ts'

/**
 * Makes an API key. The key itself is stored nowhere; `entry`, which is stored, has its digest. The owner is the key's
 * own id unless another owner is given.
 */
export const makeApiKey = (
  { owner, ...fields }: Pick<ApiKey, 'name' | 'scopes'> & { readonly owner?: string | undefined },
  created: Instant,
): { readonly key: string; readonly entry: ApiKey } => {
  const id = randomId(secureRandomBytes, KEY_ID_LENGTH)
  const key = formatApiKey(id, newKeySecret(secureRandomBytes))
  return { key, entry: { ...fields, id, owner: owner ?? id, hash: sha256Base64url(key), created } }
}
