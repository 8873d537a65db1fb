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
