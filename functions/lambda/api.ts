import { apiHandler } from '../api.ts'
import { leanClient } from '../aws/lean.ts'
import { behindFront } from '../front.ts'
import { answering } from './answering.ts'
import { ownedFeedFrom } from './assemble.ts'
import { frontKeys } from './front.ts'
import { keyRingFrom } from './key-ring.ts'
import { sealed } from './sealed.ts'

const client = leanClient()
const service = { ...answering(client), apiKeys: keyRingFrom(client), owned: ownedFeedFrom(client) }

export const handler = behindFront(
  frontKeys(),
  sealed((seal) => apiHandler({ ...service, seal })),
)
