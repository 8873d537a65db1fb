import { isOwnMachine } from '../../shared/service/limits/client-network.ts'
import type { Incoming } from '../server.ts'

/** Another site's POST cannot have this header: a browser would ask first, and nothing here allows it. */
const PROGRAM = 'crownhead-dev'

/** By any of them a proxy passed the request on: the peer says nothing of the caller. */
const FORWARDED = /^(x-forwarded-.*|x-real-ip|forwarded|via)$/

const isLocal = ({ from, headers }: Incoming): boolean =>
  isOwnMachine(from) && !Object.keys(headers).some((name) => FORWARDED.test(name))

/** Browsers leave port 80 out. */
const ownHosts = (port: number): readonly string[] =>
  ['127.0.0.1', 'localhost', '[::1]'].flatMap((name) => [`${name}:${port}`, ...(port === 80 ? [name] : [])])

/** `null` can be our page or any sandbox; `sec-fetch-site` tells. */
const isOwnPage = ({ headers }: Incoming, own: readonly string[]): boolean => {
  const { origin } = headers
  if (origin === 'null') return headers['sec-fetch-site'] === 'same-origin'
  return own.some((host) => origin === `http://${host}`)
}

/**
 * A caller on this machine by its own names, as another name may be another site's script. Changes come from our page,
 * or a program that says so.
 */
export const mayUse = (incoming: Incoming, port: number): boolean => {
  const { method, headers } = incoming
  const own = ownHosts(port)
  if (!isLocal(incoming) || !own.includes(headers['host'] ?? '')) return false
  if (headers['origin'] !== undefined) return isOwnPage(incoming, own)
  return method === 'GET' || method === 'HEAD' || headers[PROGRAM] === '1'
}
