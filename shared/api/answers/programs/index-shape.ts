import * as z from 'zod/mini'
import { uriShape } from '../games/answer-values.ts'

/** The answer to `GET /v1`: the URLs to start from. */
export const indexShape = z.strictObject({
  document: uriShape(),
  guide: uriShape(),
  games: uriShape(),
  look: uriShape(),
  seat: uriShape(),
  links: uriShape(),
  rules: uriShape(),
  orders: uriShape(),
  webhooks: uriShape(),
  health: uriShape(),
})
