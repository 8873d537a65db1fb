import { request } from 'node:https'
import { type LookupFunction, isIP } from 'node:net'
import { HOOKS } from '../../shared/hooks/bounds.ts'
import { addressFault } from '../../shared/hooks/address.ts'
import type { OutsideFailure } from '../../shared/hooks/failures.ts'
import type { Answered, Outside } from '../../shared/service/ports/http-sender.ts'
import { namesAt } from './names.ts'
import { isPublic } from './public.ts'

/** Tests give all of it; the functions, nothing. */
export type Way = {
  readonly resolve: (name: string) => Promise<readonly string[]>
  readonly mayReach: (address: string) => boolean
  readonly port: number
  readonly ca?: string
}

const OPEN: Way = {
  resolve: namesAt(),
  mayReach: isPublic,
  port: 443,
}

const failed = (failure: OutsideFailure): Answered => ({ failure })

const HEADERS_READ = 8192

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')

const failureOf = (error: unknown): OutsideFailure =>
  /CERT|SSL|TLS|SIGNED|ISSUER|VERIFY/.test(codeOf(error)) ? 'tls' : 'connection'

type Sending = {
  readonly url: URL
  readonly addresses: readonly string[]
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array
  readonly signal: AbortSignal
}

/** To one of these addresses, whatever the name resolves to by then. The certificate must be the name's. */
const send = ({ url, addresses, headers, body, signal }: Sending, { port, ca }: Way): Promise<Answered> =>
  new Promise((resolve) => {
    const pinned: LookupFunction = (_name, _options, done) =>
      done(
        null,
        addresses.map((address) => ({ address, family: isIP(address) })),
      )
    const length = String(Buffer.byteLength(body))
    const sending = request({
      method: 'POST',
      hostname: url.hostname,
      servername: url.hostname,
      path: url.pathname + url.search,
      port,
      lookup: pinned,
      // None that is shared, which an environment variable could send through a proxy.
      agent: false,
      rejectUnauthorized: true,
      minVersion: 'TLSv1.2',
      maxHeaderSize: HEADERS_READ,
      headers: { 'user-agent': 'Crownhead', ...headers, 'content-length': length },
      signal,
      ...(ca !== undefined && { ca }),
    })
    const end = (answered: Answered): void => {
      resolve(answered)
      sending.destroy()
    }
    sending.on('error', (error) => end(failed(failureOf(error))))
    // Also where no answer comes, as after a change of protocol.
    sending.on('close', () => end(failed('connection')))
    sending.on('response', (response) => {
      const { statusCode: status = 0 } = response
      let read = 0
      response.on('data', ({ length: more }: Buffer) => {
        read += more
        if (read >= HOOKS.read) end({ status })
      })
      response.on('end', () => end({ status }))
      response.on('error', () => end({ status }))
    })
    sending.end(body)
  })

/**
 * One of each kind, which Node tries in turn: a machine may have a way to one kind alone. A name with a hundred addresses
 * has us knock at no hundred doors.
 */
const firstOfEach = (addresses: readonly string[]): readonly string[] =>
  [6, 4].flatMap((family) => addresses.find((address) => isIP(address) === family) ?? [])

const post = async (way: Way, sending: Omit<Sending, 'url' | 'addresses'>, text: string): Promise<Answered> => {
  if (addressFault(text) !== undefined) return failed('address')
  const url = new URL(text)
  const addresses = await way.resolve(url.hostname).catch(() => [])
  // One answer for both: which names there are inside is nobody's business.
  if (addresses.length === 0 || !addresses.every(way.mayReach)) return failed('address')
  return send({ ...sending, url, addresses: firstOfEach(addresses) }, way)
}

/**
 * A name is resolved once, all its addresses are checked, and the connection goes to one that was. Redirects are
 * answers like others.
 */
export const httpsOutside = (given: Partial<Way> = {}): Outside => {
  const way = { ...OPEN, ...given }
  return {
    post: async (text, headers, body) => {
      const ending = new AbortController()
      let timer: ReturnType<typeof setTimeout> | undefined
      const late = new Promise<Answered>((resolve) => {
        timer = setTimeout(() => resolve(failed('timeout')), HOOKS.patience)
      })
      const posted = post(way, { headers, body, signal: ending.signal }, text).catch(() => failed('connection'))
      const answered = await Promise.race([posted, late])
      clearTimeout(timer)
      ending.abort()
      return answered
    },
  }
}
