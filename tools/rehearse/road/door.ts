import { replyTo } from '../asking.ts'
import type { Cloud } from '../cloud.ts'
import type { Door } from '../outside.ts'

/** Answers requests to the stage's own host through the HTTP API. */
export const publicDoor =
  (cloud: Cloud): Door =>
  ({ method, url, headers, body }) => {
    const requestHeaders = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
    return replyTo(cloud, url, { method, headers: requestHeaders, raw: body })
  }
