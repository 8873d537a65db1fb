import { chance } from '../../functions/aws/random-bytes.ts'
import { digest } from '../../functions/aws/digest.ts'
import type { Instant } from '../../shared/game/words.ts'
import type { ApiKey } from '../../shared/service/ports/api-keys.ts'
import { KEY_ID_LENGTH, keyFrom, newSecret } from '../../shared/service/credentials/api-keys.ts'
import { randomId } from '../../shared/service/credentials/ids.ts'

/**
 * Makes a key, which is stored nowhere. `entry` has its digest; its owner is its own id unless another one is given.
 */
export const makeKey = (
  { owner, ...fields }: Pick<ApiKey, 'name' | 'scopes'> & { readonly owner?: string | undefined },
  created: Instant,
): { readonly key: string; readonly entry: ApiKey } => {
  const id = randomId(chance, KEY_ID_LENGTH)
  const key = keyFrom(id, newSecret(chance))
  return { key, entry: { ...fields, id, owner: owner ?? id, hash: digest(key), created } }
}
