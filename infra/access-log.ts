/** A line for each request. No path, which may hold a token, and no address. */
export const LOGGED = {
  requestId: '$context.requestId',
  at: '$context.requestTimeEpoch',
  route: '$context.routeKey',
  status: '$context.status',
  answered: '$context.integration.status',
  latency: '$context.responseLatency',
  bytes: '$context.responseLength',
  error: '$context.integrationErrorMessage',
} as const

/** Of the front: no path and no query, which may hold a token, and no address. */
export const FRONT_LOGGED = [
  'date',
  'time',
  'x-edge-location',
  'x-edge-result-type',
  'cache-behavior-path-pattern',
  'cs-method',
  'cs-protocol-version',
  'sc-status',
  'sc-bytes',
  'time-taken',
] as const
