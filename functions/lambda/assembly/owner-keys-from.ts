import { lazy } from '../../../shared/service/runtime/lazy.ts'
import type { Service } from '../../../shared/service/runtime/service.ts'
import { sha256Base64url } from '../../aws/keys/sha256-base64url.ts'
import { type Client, noAccess, environment } from './stores-from-environment.ts'

const ownerKeysAt = lazy(() => import('../../aws/stores/owner-keys.ts'), 'dynamodbOwnerKeys')

/**
 * Returns the store of API keys for the function Pages. It accepts no keys, but owners of addresses create and revoke
 * theirs on its pages.
 */
export const ownerKeysFrom = (client: Client): Service['apiKeys'] => {
  const { PROGRAMS_TABLE } = environment('PROGRAMS_TABLE')
  return {
    load: noAccess,
    use: noAccess,
    issued: async (owner) => (await ownerKeysAt(client, PROGRAMS_TABLE)).issued(owner),
    issue: async (key, most) => (await ownerKeysAt(client, PROGRAMS_TABLE)).issue(key, most),
    revoke: async (id, at) => (await ownerKeysAt(client, PROGRAMS_TABLE)).revoke(id, at),
    digest: sha256Base64url,
  }
}
