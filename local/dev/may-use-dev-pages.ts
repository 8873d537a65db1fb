import { isLoopback } from '../../shared/service/limits/client-network.ts'
import type { IncomingRequest } from '../http/http-server.ts'

/**
 * The header of programs. Another site's POST cannot carry it: the browser would send a CORS preflight, which fails
 * here.
 */
const PROGRAM_HEADER = 'crownhead-dev'

/** Headers that a proxy adds. Any of them means that the peer address is not the address of the caller. */
const FORWARDED = /^(x-forwarded-.*|x-real-ip|forwarded|via)$/

const isLocal = ({ from, headers }: IncomingRequest): boolean =>
  isLoopback(from) && !Object.keys(headers).some((name) => FORWARDED.test(name))

/** Returns the `Host` values of this service. Browsers leave out port 80. */
const ownHosts = (port: number): readonly string[] =>
  ['127.0.0.1', 'localhost', '[::1]'].flatMap((name) => [`${name}:${port}`, ...(port === 80 ? [name] : [])])

/**
 * Returns whether the request comes from a page of this service. The origin `null` may be that of our page or of any
 * sandboxed page; then `sec-fetch-site` decides.
 */
const isOwnPage = ({ headers }: IncomingRequest, own: readonly string[]): boolean => {
  const { origin } = headers
  if (origin === 'null') return headers['sec-fetch-site'] === 'same-origin'
  return own.some((host) => origin === `http://${host}`)
}

/**
 * Returns whether a request may use the development pages. It must come from this machine and name a host of our own:
 * any other host name may be that of another site's script (DNS rebinding). A request that changes something must come
 * from our own page, or from a program that sends the header `Crownhead-Dev: 1`.
 */
export const mayUseDevPages = (incoming: IncomingRequest, port: number): boolean => {
  const { method, headers } = incoming
  const own = ownHosts(port)
  if (!isLocal(incoming) || !own.includes(headers['host'] ?? '')) return false
  if (headers['origin'] !== undefined) return isOwnPage(incoming, own)
  return method === 'GET' || method === 'HEAD' || headers[PROGRAM_HEADER] === '1'
}
