import { invokeHttp } from './send-request.ts'
import type { RehearsedStage } from '../imitation/deployed-stage.ts'
import type { OwnHostHandler } from '../imitation/outside-world.ts'

/** Answers requests to the stage's own host through the HTTP API. */
export const publicEntry =
  (cloud: RehearsedStage): OwnHostHandler =>
  ({ method, url, headers, body }) => {
    const requestHeaders = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
    return invokeHttp(cloud, url, { method, headers: requestHeaders, raw: body })
  }
