import { digest } from '../../functions/aws/digest.ts'
import type { ApiKey, ApiKeys } from '../../shared/service/api-keys.ts'

export const memoryApiKeys = (before: readonly ApiKey[] = []): ApiKeys => {
  const keys = new Map(before.map((key) => [key.id, key]))
  const change = (id: string, amend: (key: ApiKey) => ApiKey): boolean => {
    const known = keys.get(id)
    if (known) keys.set(id, amend(known))
    return known !== undefined
  }
  return {
    add: async (key) => {
      const isNew = !keys.has(key.id)
      if (isNew) keys.set(key.id, key)
      return isNew
    },
    load: async (id) => keys.get(id),
    use: async (id, at) => void change(id, (key) => ({ ...key, used: Math.max(key.used ?? at, at) })),
    revoke: async (id, at) => change(id, (key) => ({ ...key, revoked: key.revoked ?? at })),
    list: async () => [...keys.values()].toSorted((a, b) => a.created - b.created),
    digest,
  }
}
