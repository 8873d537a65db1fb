import type { Service } from '../../../shared/service/runtime/service.ts'
import { dynamodbKeyRing } from '../../aws/stores/api-keys.ts'
import { type Client, noAccess, environment } from './stores-from-environment.ts'

/** Returns the store of API keys for the function of the API, which checks keys and creates none. */
export const apiKeysFrom = (client: Client): Service['apiKeys'] => ({
  ...dynamodbKeyRing(client, environment('PROGRAMS_TABLE').PROGRAMS_TABLE),
  issued: noAccess,
  issue: noAccess,
  revoke: noAccess,
})
