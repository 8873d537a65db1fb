import * as z from 'zod/mini'
import { uri } from '../games/kinds.ts'

/** The answer to `GET /v1`: the addresses to begin with. */
export const indexShape = z.strictObject({
  document: uri(),
  guide: uri(),
  games: uri(),
  look: uri(),
  seat: uri(),
  links: uri(),
  rules: uri(),
  orders: uri(),
  webhooks: uri(),
  health: uri(),
})
