import { later } from '../../shared/service/background/lazy.ts'
import type { Service } from '../../shared/service/service.ts'
import { digest } from '../aws/digest.ts'
import { type Client, outOfReach, settings } from './assemble.ts'

const ownerKeysAt = later(() => import('../aws/owner-keys.ts'), 'dynamodbKeyDesk')

/** Pages accept no API keys, but there the owner of an address creates and revokes theirs. */
export const keyDeskFrom = (client: Client): Service['apiKeys'] => {
  const { PROGRAMS_TABLE } = settings('PROGRAMS_TABLE')
  return {
    load: outOfReach,
    use: outOfReach,
    issued: async (owner) => (await ownerKeysAt(client, PROGRAMS_TABLE)).issued(owner),
    issue: async (key, most) => (await ownerKeysAt(client, PROGRAMS_TABLE)).issue(key, most),
    revoke: async (id, at) => (await ownerKeysAt(client, PROGRAMS_TABLE)).revoke(id, at),
    digest,
  }
}
