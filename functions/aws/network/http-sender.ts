import { request } from 'node:https'
import { type LookupFunction, isIP } from 'node:net'
import { WEBHOOK_LIMITS } from '../../../shared/webhooks/delivery-limits.ts'
import { urlFault } from '../../../shared/webhooks/url-fault.ts'
import type { HttpFailure } from '../../../shared/webhooks/delivery-failures.ts'
import type { PostResult, HttpSender } from '../../../shared/service/ports/http-sender.ts'
import { addressResolver } from './address-resolver.ts'
import { isPublicAddress } from './public-address.ts'

/** How names are resolved, and which addresses may be reached. Only tests change these. */
export type HttpSenderOptions = {
  readonly resolve: (name: string) => Promise<readonly string[]>
  readonly mayReach: (address: string) => boolean
  readonly port: number
  readonly ca?: string
}

const PUBLIC_INTERNET: HttpSenderOptions = {
  resolve: addressResolver(),
  mayReach: isPublicAddress,
  port: 443,
}

const failed = (failure: HttpFailure): PostResult => ({ failure })

/** The most bytes of headers that are read of an answer. */
const HEADER_LIMIT = 8192

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')

const failureOf = (error: unknown): HttpFailure =>
  /CERT|SSL|TLS|SIGNED|ISSUER|VERIFY/.test(codeOf(error)) ? 'tls' : 'connection'

type Post = {
  readonly url: URL
  readonly addresses: readonly string[]
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array
  readonly signal: AbortSignal
}

/**
 * Posts to one of these addresses, even if the name resolves to another address by then (against DNS rebinding). The
 * certificate must be valid for the name.
 */
const send = ({ url, addresses, headers, body, signal }: Post, { port, ca }: HttpSenderOptions): Promise<PostResult> =>
  new Promise((resolve) => {
    const pinned: LookupFunction = (_name, _options, done) =>
      done(
        null,
        addresses.map((address) => ({ address, family: isIP(address) })),
      )
    const length = String(Buffer.byteLength(body))
    const outgoing = request({
      method: 'POST',
      hostname: url.hostname,
      servername: url.hostname,
      path: url.pathname + url.search,
      port,
      lookup: pinned,
      // The shared agent could be sent through a proxy by an environment variable.
      agent: false,
      rejectUnauthorized: true,
      minVersion: 'TLSv1.2',
      maxHeaderSize: HEADER_LIMIT,
      headers: { 'user-agent': 'Crownhead', ...headers, 'content-length': length },
      signal,
      ...(ca !== undefined && { ca }),
    })
    const finish = (answered: PostResult): void => {
      resolve(answered)
      outgoing.destroy()
    }
    outgoing.on('error', (error) => finish(failed(failureOf(error))))
    // This also ends a request that gets no answer, as when the server switches to another protocol.
    outgoing.on('close', () => finish(failed('connection')))
    outgoing.on('response', (response) => {
      const { statusCode: status = 0 } = response
      let read = 0
      response.on('data', ({ length: more }: Buffer) => {
        read += more
        if (read >= WEBHOOK_LIMITS.answerBytes) finish({ status })
      })
      response.on('end', () => finish({ status }))
      response.on('error', () => finish({ status }))
    })
    outgoing.end(body)
  })

/**
 * Returns the first IPv6 and the first IPv4 address, which Node tries in turn: a machine may be able to reach only one
 * kind. A name with a hundred addresses must not make us connect to a hundred hosts.
 */
const firstOfEachFamily = (addresses: readonly string[]): readonly string[] =>
  [6, 4].flatMap((family) => addresses.find((address) => isIP(address) === family) ?? [])

const post = async (
  options: HttpSenderOptions,
  message: Omit<Post, 'url' | 'addresses'>,
  text: string,
): Promise<PostResult> => {
  if (urlFault(text) !== undefined) return failed('address')
  const url = new URL(text)
  const addresses = await options.resolve(url.hostname).catch(() => [])
  // A name without addresses fails like one with an inside address, so nobody learns which names exist inside a
  // network.
  if (addresses.length === 0 || !addresses.every(options.mayReach)) return failed('address')
  return send({ ...message, url, addresses: firstOfEachFamily(addresses) }, options)
}

/**
 * Posts to webhooks and push services over HTTPS, guarded against SSRF: a name is resolved once, all its addresses must
 * be public, and the connection goes to one of those. A redirect is not followed: it is an answer like any other. A
 * post resolves within `WEBHOOK_LIMITS.timeout`, and never rejects.
 */
export const httpsSender = (changes: Partial<HttpSenderOptions> = {}): HttpSender => {
  const options = { ...PUBLIC_INTERNET, ...changes }
  return {
    post: async (text, headers, body) => {
      const abort = new AbortController()
      let timer: ReturnType<typeof setTimeout> | undefined
      const late = new Promise<PostResult>((resolve) => {
        timer = setTimeout(() => resolve(failed('timeout')), WEBHOOK_LIMITS.timeout)
      })
      const posted = post(options, { headers, body, signal: abort.signal }, text).catch(() => failed('connection'))
      const answered = await Promise.race([posted, late])
      clearTimeout(timer)
      abort.abort()
      return answered
    },
  }
}
