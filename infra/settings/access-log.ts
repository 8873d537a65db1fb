/**
 * The fields of the gateway's log, which has one line for each request. No field has the client's address, or a path,
 * which may contain a token.
 */
export const GATEWAY_LOG_FIELDS = {
  requestId: '$context.requestId',
  at: '$context.requestTimeEpoch',
  route: '$context.routeKey',
  status: '$context.status',
  answered: '$context.integration.status',
  latency: '$context.responseLatency',
  bytes: '$context.responseLength',
  error: '$context.integrationErrorMessage',
} as const

/** The fields of CloudFront's log. None has the client's address, or a path or query, which may contain a token. */
export const FRONT_LOG_FIELDS = [
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
