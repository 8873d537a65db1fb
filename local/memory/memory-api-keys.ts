import { sha256Base64url } from '../../functions/aws/keys/sha256-base64url.ts'
import type { ApiKey, ApiKeys, OwnerKeys } from '../../shared/service/ports/api-keys.ts'
import { isActiveKey } from '../../shared/service/credentials/verify-api-key.ts'

export const memoryApiKeys = (before: readonly ApiKey[] = []): ApiKeys & OwnerKeys => {
  const keys = new Map(before.map((key) => [key.id, key]))
  const listed = new Set<string>()
  const change = (id: string, amend: (key: ApiKey) => ApiKey): boolean => {
    const known = keys.get(id)
    if (known) keys.set(id, amend(known))
    return known !== undefined
  }
  const byAge = (): readonly ApiKey[] => [...keys.values()].toSorted((a, b) => a.created - b.created)
  const issuedTo = (owner: string): readonly ApiKey[] =>
    byAge().filter((key) => key.owner === owner && listed.has(key.id) && isActiveKey(key))
  return {
    add: async (key) => {
      const isNew = !keys.has(key.id)
      if (isNew) keys.set(key.id, key)
      return isNew
    },
    load: async (id) => keys.get(id),
    use: async (id, at) => void change(id, (key) => ({ ...key, used: Math.max(key.used ?? at, at) })),
    revoke: async (id, at) => change(id, (key) => ({ ...key, revoked: key.revoked ?? at })),
    list: async () => byAge(),
    issued: async (owner) => issuedTo(owner),
    issue: async (key, most) => {
      if (issuedTo(key.owner).length >= most) return 'full'
      if (keys.has(key.id)) return 'again'
      keys.set(key.id, key)
      listed.add(key.id)
      return 'issued'
    },
    digest: sha256Base64url,
  }
}
