import { replyTo } from '../asking.ts'
import type { Cloud } from '../cloud.ts'
import type { Door } from '../outside.ts'

/** The HTTP API at the stage's own name. */
export const publicDoor =
  (cloud: Cloud): Door =>
  ({ method, url, headers, body }) => {
    const given = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
    return replyTo(cloud, url, { method, headers: given, raw: body })
  }
