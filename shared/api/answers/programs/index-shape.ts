import * as z from 'zod/mini'
import { documented, uriShape } from '../games/answer-values.ts'

/** Who runs the service: what the operator has set, and nothing else. */
const operatorShape = z.strictObject({
  name: z.optional(z.string()),
  imprint: z.optional(uriShape()),
  privacy: z.optional(uriShape()),
  contact: z.optional(documented(z.string(), 'An email address, or the address of a page')),
  abuse: z.optional(documented(z.string(), 'The email address for reports of abuse')),
})

/** The answer to `GET /v1`: the URLs to start from, and who runs the service. */
export const indexShape = z.strictObject({
  document: uriShape(),
  guide: uriShape(),
  games: uriShape(),
  look: uriShape(),
  seat: uriShape(),
  links: uriShape(),
  rules: uriShape(),
  tables: uriShape(),
  orders: uriShape(),
  tournaments: uriShape(),
  entry: uriShape(),
  webhooks: uriShape(),
  health: uriShape(),
  operator: documented(operatorShape, 'Who runs the service; a field is missing if the operator has not set it'),
})
