import { type Scope, SCOPES } from '../../api/routes/scopes.ts'
import { KEYS } from '../../game/bounds.ts'
import type { Instant } from '../../game/words.ts'
import { type ApiKey, KEY_ID_LENGTH, keyFrom, newSecret } from './api-keys.ts'
import { OF_OWNER } from '../limits/email-quotas.ts'
import { derivedId } from './ids.ts'
import { ownerMarked, provenMark } from './mailbox.ts'
import type { Seal } from '../ports/ports.ts'
import type { Service } from '../service.ts'

/** What an address may give a key. A program that holds others’ seats is known to the operator. */
export const OWN_SCOPES = SCOPES.filter((scope) => scope !== 'seats:hold')

/** Of the link that proves the mailbox. */
export const ownerNamed = (seal: Seal, token: string): string | undefined => {
  const mark = provenMark(seal, token)
  return mark === undefined ? undefined : ownerMarked(seal, mark)
}

export type Wish = { readonly name: string; readonly scopes: readonly Scope[]; readonly once: string }

type Made = { readonly kind: 'made'; readonly key: string } | { readonly kind: 'again' | 'full' | 'spent' }

/** The key is nowhere else. `once`: the same makes one key. */
export const makeOwnKey = async (service: Service, owner: string, wish: Wish, now: Instant): Promise<Made> => {
  const { apiKeys, chance, ledger, seal } = service
  const id = derivedId(seal, ['key', owner, wish.once].join('|'), KEY_ID_LENGTH)
  const living = await apiKeys.issued(owner)
  if (living.some((each) => each.id === id)) return { kind: 'again' }
  if (living.length >= KEYS.living) return { kind: 'full' }
  if ((await ledger.take(`keys:${owner}`, undefined, now, OF_OWNER)).kind !== 'taken') return { kind: 'spent' }
  const key = keyFrom(id, newSecret(chance))
  const { name, scopes } = wish
  const entry: ApiKey = { id, owner, name, scopes, hash: apiKeys.digest(key), created: now }
  const kind = await apiKeys.issue(entry, KEYS.living)
  return kind === 'issued' ? { kind: 'made', key } : { kind }
}

/** False if the owner has no such living key. */
export const revokeOwnKey = async ({ apiKeys }: Service, owner: string, id: string, now: Instant): Promise<boolean> => {
  const living = await apiKeys.issued(owner)
  return living.some((each) => each.id === id) && apiKeys.revoke(id, now)
}
