import type { Service } from '../../shared/service/service.ts'
import { dynamodbKeyRing } from '../aws/api-keys.ts'
import { type Client, noAccess, environment } from './assemble.ts'

/** The API checks keys, and creates none. */
export const apiKeysFrom = (client: Client): Service['apiKeys'] => ({
  ...dynamodbKeyRing(client, environment('PROGRAMS_TABLE').PROGRAMS_TABLE),
  issued: noAccess,
  issue: noAccess,
  revoke: noAccess,
})
