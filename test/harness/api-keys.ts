import { sha256Base64url } from '../../functions/aws/keys/sha256-base64url.ts'
import { memoryApiKeys } from '../../local/memory/memory-api-keys.ts'
import { OWNER_KEY_SCOPES } from '../../shared/service/access/owner-keys.ts'
import { SCOPES } from '../../shared/api/routes/scopes.ts'
import type { ApiKey, ApiKeys, OwnerKeys } from '../../shared/service/ports/api-keys.ts'
import { formatApiKey } from '../../shared/service/credentials/verify-api-key.ts'

const SINCE = Date.UTC(2026, 0, 1)

/**
 * API keys as programs send them. `holder` and `other` may hold seats, `bare` has no scope, `revoked` was revoked, and
 * `unknown` is in no store. `club` has every scope and `deputy` has the same owner; `rival` has every scope and another
 * owner. `reader` has the scopes of the keys that readers of `/api` make from their mailboxes.
 */
export const KEYS = {
  holder: formatApiKey('holder000000', 'h'.repeat(32)),
  other: formatApiKey('other0000000', 'o'.repeat(32)),
  bare: formatApiKey('bare00000000', 'b'.repeat(32)),
  revoked: formatApiKey('revoked00000', 'r'.repeat(32)),
  club: formatApiKey('club00000000', 'c'.repeat(32)),
  deputy: formatApiKey('deputy000000', 'd'.repeat(32)),
  rival: formatApiKey('rival0000000', 'v'.repeat(32)),
  reader: formatApiKey('reader000000', 'm'.repeat(32)),
  unknown: formatApiKey('unknown00000', 'u'.repeat(32)),
} as const

type Known = Exclude<keyof typeof KEYS, 'unknown'>

const idOf = (name: Known): string => KEYS[name].slice(3, 15)

const known = (name: Known, more: Partial<ApiKey> = {}): ApiKey => ({
  id: idOf(name),
  owner: idOf(name),
  name,
  scopes: ['seats:hold'],
  hash: sha256Base64url(KEYS[name]),
  created: SINCE,
  ...more,
})

/** Returns a store in memory with all of these keys but `unknown`. */
export const knownKeys = (): ApiKeys & OwnerKeys =>
  memoryApiKeys([
    known('holder'),
    known('other'),
    known('bare', { scopes: [] }),
    known('revoked', { revoked: SINCE }),
    known('club', { scopes: SCOPES }),
    known('deputy', { scopes: SCOPES, owner: idOf('club') }),
    known('rival', { scopes: SCOPES }),
    known('reader', { scopes: OWNER_KEY_SCOPES }),
  ])
