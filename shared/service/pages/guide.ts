import { ACTS } from '../../api/acts.ts'
import { statusesOf } from '../../api/documented.ts'
import { API_ROUTES } from '../../api/routes.ts'
import { STATUS } from '../../api/status.ts'
import { CALLS } from '../../game/bounds.ts'
import { ACT_TYPES } from '../../game/commands.ts'
import type { Guide } from '../../pages/guide.ts'

type Code = keyof typeof STATUS

// The table is written out, so it has no other keys than its type.
const CODES = (Object.keys(STATUS) as readonly Code[]).toSorted((a, b) => STATUS[a] - STATUS[b])

/** What the API guide lists. A question mark after a field: it is optional. */
export const guideTo = (origin: string): Guide => ({
  origin,
  routes: API_ROUTES.map((route) => ({
    name: route.name,
    method: route.method,
    path: route.path,
    statuses: statusesOf(route),
    ...('limited' in route && { quota: CALLS[route.limited] }),
  })),
  acts: ACT_TYPES.map((type) => ({
    type,
    fields: Object.entries(ACTS[type].fields).map(([name, { _zod }]) =>
      _zod.optin === 'optional' ? `${name}?` : name,
    ),
  })),
  refusals: CODES.map((code) => ({ code, status: STATUS[code] })),
})
