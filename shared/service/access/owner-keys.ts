import { SCOPES, type Scope } from '../../api/routes/scopes.ts'
import { API_KEY_LIMITS } from '../../game/limits/bounds.ts'
import type { Instant } from '../../game/model/words.ts'
import type { ApiKey } from '../ports/api-keys.ts'
import { KEY_ID_LENGTH, formatApiKey, newKeySecret } from '../credentials/verify-api-key.ts'
import { OWNER_KEY_LIMITS } from '../limits/email-quotas.ts'
import { derivedId } from '../credentials/ids.ts'
import { ownerPseudonym } from '../credentials/mailbox.ts'
import { pseudonymInToken } from '../credentials/unsubscribe-all-token.ts'
import type { Signer } from '../ports/signer.ts'
import type { Service } from '../runtime/service.ts'

/**
 * The scopes that an address may give to its own keys. A program that holds the seats of others needs a key from the
 * operator.
 */
export const OWNER_KEY_SCOPES = SCOPES.filter((scope) => scope !== 'seats:hold')

/**
 * Returns who owns the API keys of a mailbox, from its unsubscribe-all token. Undefined if the token is not genuine.
 */
export const ownerInToken = (signer: Signer, token: string): string | undefined => {
  const mark = pseudonymInToken(signer, token)
  return mark === undefined ? undefined : ownerPseudonym(signer, mark)
}

/** `once`: identifies the request, so that a repeated one makes no second key. */
export type OwnerKeyRequest = { readonly name: string; readonly scopes: readonly Scope[]; readonly once: string }

type Made = { readonly kind: 'made'; readonly key: string } | { readonly kind: 'again' | 'full' | 'spent' }

/**
 * Makes an API key. The key itself is stored nowhere, only its digest. `again`: the same request has made it before.
 * `full`: the owner has as many keys as allowed. `spent`: they have made as many today as allowed.
 */
export const makeOwnerKey = async (
  service: Service,
  owner: string,
  wish: OwnerKeyRequest,
  now: Instant,
): Promise<Made> => {
  const { apiKeys, chance, ledger, signer } = service
  const id = derivedId(signer, ['key', owner, wish.once].join('|'), KEY_ID_LENGTH)
  const valid = await apiKeys.issued(owner)
  if (valid.some((each) => each.id === id)) return { kind: 'again' }
  if (valid.length >= API_KEY_LIMITS.valid) return { kind: 'full' }
  if ((await ledger.take(`keys:${owner}`, undefined, now, OWNER_KEY_LIMITS)).kind !== 'taken') return { kind: 'spent' }
  const key = formatApiKey(id, newKeySecret(chance))
  const { name, scopes } = wish
  const entry: ApiKey = { id, owner, name, scopes, hash: apiKeys.digest(key), created: now }
  const kind = await apiKeys.issue(entry, API_KEY_LIMITS.valid)
  return kind === 'issued' ? { kind: 'made', key } : { kind }
}

/** Revokes a key of the owner. Returns false if the owner has no such key, or it is revoked already. */
export const revokeOwnerKey = async (
  { apiKeys }: Service,
  owner: string,
  id: string,
  now: Instant,
): Promise<boolean> => {
  const valid = await apiKeys.issued(owner)
  return valid.some((each) => each.id === id) && apiKeys.revoke(id, now)
}
