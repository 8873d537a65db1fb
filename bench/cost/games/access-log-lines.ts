import { FRONT_LOG_FIELDS, GATEWAY_LOG_FIELDS } from '../../../infra/settings/access-log.ts'

/** Returns a line of the access log, with values as long as on AWS. */
export const gatewayLogLine = (status: number, bytes: number): string =>
  JSON.stringify({
    ...Object.fromEntries(Object.keys(GATEWAY_LOG_FIELDS).map((name) => [name, '-'])),
    requestId: 'JKJaXmPLvHcESHA=',
    at: '1795000000000',
    route: 'POST /v1/games/{id}/moves',
    status: String(status),
    answered: '200',
    latency: '25',
    bytes: String(bytes),
  })

/** Returns a line of the front's log, with values as long as on AWS. */
export const frontLogLine = (status: number, bytes: number): string =>
  JSON.stringify({
    ...Object.fromEntries(FRONT_LOG_FIELDS.map((name) => [name, '-'])),
    date: '2026-11-22',
    time: '12:00:00',
    'x-edge-location': 'AMS58-P4',
    'x-edge-result-type': 'Miss',
    'cache-behavior-path-pattern': '/v1/games/*/version',
    'cs-method': 'POST',
    'cs-protocol-version': 'HTTP/2.0',
    'sc-status': String(status),
    'sc-bytes': String(bytes),
    'time-taken': '0.025',
  })
