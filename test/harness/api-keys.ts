import { digest } from '../../functions/aws/digest.ts'
import { memoryApiKeys } from '../../local/memory/api-keys.ts'
import { type ApiKey, type ApiKeys, keyFrom } from '../../shared/service/api-keys.ts'

const SINCE = Date.UTC(2026, 0, 1)

/** What programs send. `bare` has no scope, `revoked` had one, and `unknown` is nobody's. */
export const KEYS = {
  holder: keyFrom('holder000000', 'h'.repeat(32)),
  other: keyFrom('other0000000', 'o'.repeat(32)),
  bare: keyFrom('bare00000000', 'b'.repeat(32)),
  revoked: keyFrom('revoked00000', 'r'.repeat(32)),
  unknown: keyFrom('unknown00000', 'u'.repeat(32)),
} as const

const known = (name: Exclude<keyof typeof KEYS, 'unknown'>, more: Partial<ApiKey> = {}): ApiKey => ({
  id: KEYS[name].slice(3, 15),
  name,
  scopes: ['seats:hold'],
  hash: digest(KEYS[name]),
  created: SINCE,
  ...more,
})

/** A store in memory that has those keys. */
export const knownKeys = (): ApiKeys =>
  memoryApiKeys([known('holder'), known('other'), known('bare', { scopes: [] }), known('revoked', { revoked: SINCE })])
