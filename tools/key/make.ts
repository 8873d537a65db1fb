import { chance } from '../../functions/aws/random-bytes.ts'
import { digest } from '../../functions/aws/digest.ts'
import type { Instant } from '../../shared/game/words.ts'
import { type ApiKey, KEY_ID_LENGTH, keyFrom, newSecret } from '../../shared/service/credentials/api-keys.ts'
import { randomId } from '../../shared/service/credentials/ids.ts'

/** The key is nowhere else. It owns by its id, if it has no other owner. */
export const makeKey = (
  { owner, ...wanted }: Pick<ApiKey, 'name' | 'scopes'> & { readonly owner?: string | undefined },
  created: Instant,
): { readonly key: string; readonly entry: ApiKey } => {
  const id = randomId(chance, KEY_ID_LENGTH)
  const key = keyFrom(id, newSecret(chance))
  return { key, entry: { ...wanted, id, owner: owner ?? id, hash: digest(key), created } }
}
