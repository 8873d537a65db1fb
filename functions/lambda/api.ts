import { apiHandler } from '../api.ts'
import { dynamodbClient } from '../aws/games.ts'
import { behindFront } from '../front.ts'
import { answering } from './answering.ts'
import { apiKeysFrom } from './assemble.ts'
import { frontKeys } from './front.ts'
import { sealed } from './sealed.ts'

const client = dynamodbClient()
const service = { ...answering(client), apiKeys: apiKeysFrom(client) }

export const handler = behindFront(
  frontKeys(),
  sealed((seal) => apiHandler({ ...service, seal })),
)
