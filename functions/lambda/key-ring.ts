import type { Service } from '../../shared/service/service.ts'
import { dynamodbKeyRing } from '../aws/api-keys.ts'
import { type Client, outOfReach, settings } from './assemble.ts'

/** The API checks keys, and creates none. */
export const keyRingFrom = (client: Client): Service['apiKeys'] => ({
  ...dynamodbKeyRing(client, settings('PROGRAMS_TABLE').PROGRAMS_TABLE),
  issued: outOfReach,
  issue: outOfReach,
  revoke: outOfReach,
})
