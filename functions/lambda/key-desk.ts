import { later } from '../../shared/service/background/lazy.ts'
import type { Service } from '../../shared/service/service.ts'
import { digest } from '../aws/digest.ts'
import { type Client, outOfReach, settings } from './assemble.ts'

const deskAt = later(() => import('../aws/owner-keys.ts'), 'dynamodbKeyDesk')

/** Pages take no keys, but an address has its own there. */
export const keyDeskFrom = (client: Client): Service['apiKeys'] => {
  const { PROGRAMS_TABLE } = settings('PROGRAMS_TABLE')
  return {
    load: outOfReach,
    use: outOfReach,
    issued: async (owner) => (await deskAt(client, PROGRAMS_TABLE)).issued(owner),
    issue: async (key, most) => (await deskAt(client, PROGRAMS_TABLE)).issue(key, most),
    revoke: async (id, at) => (await deskAt(client, PROGRAMS_TABLE)).revoke(id, at),
    digest,
  }
}
