import { ACTS } from '../../api/acts.ts'
import { statusesOf } from '../../api/documented.ts'
import { EXAMPLES } from '../../api/examples.ts'
import { fieldsOf } from '../../api/fields.ts'
import { API_ROUTES } from '../../api/routes.ts'
import { STATUS } from '../../api/status.ts'
import { CALLS } from '../../game/bounds.ts'
import { ACT_TYPES } from '../../game/commands.ts'
import { type Guide, guidePage } from '../../pages/guide.ts'
import type { Response } from '../http.ts'
import { publicPage } from './reply.ts'
import { type Visit, contextOf } from './visit.ts'

type Code = keyof typeof STATUS
type Shown = keyof typeof EXAMPLES

// Written out, so they have no other keys than their types.
const CODES = (Object.keys(STATUS) as readonly Code[]).toSorted((a, b) => STATUS[a] - STATUS[b])
const SHOWN = Object.keys(EXAMPLES) as readonly Shown[]

const exampleOf = (name: Shown): Guide['examples'] => {
  const { route, ...example } = EXAMPLES[name]
  return API_ROUTES.filter((row) => row.name === route).map(({ method, path }) => ({
    ...example,
    name,
    method,
    path: path.replace('{id}', '$GAME'),
  }))
}

export const guideTo = (origin: string): Guide => ({
  origin,
  examples: SHOWN.flatMap(exampleOf),
  routes: API_ROUTES.map((route) => ({
    name: route.name,
    method: route.method,
    path: route.path,
    statuses: statusesOf(route),
    ...('limited' in route && { quota: CALLS[route.limited] }),
    ...('body' in route && { body: fieldsOf(route.body.shape) }),
  })),
  acts: ACT_TYPES.map((type) => ({ type, fields: fieldsOf(ACTS[type].fields) })),
  refusals: CODES.map((code) => ({ code, status: STATUS[code] })),
})

/** `GET /api` */
export const showGuide = async (visit: Visit): Promise<Response> =>
  publicPage(200, guidePage(await contextOf(visit), guideTo(visit.service.origin)))
