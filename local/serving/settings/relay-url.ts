/** A mail relay: the submission server of a provider, or a relay on this machine or in its own network. */
export type Relay = {
  readonly host: string
  readonly port: number
  /** TLS from the first byte (RFC 8314); otherwise STARTTLS, which is required unless the relay is near. */
  readonly isSecure: boolean
  /**
   * True if the relay is on this machine or in its own network, where it rarely has a certificate that a known
   * authority signed.
   */
  readonly isNear: boolean
  readonly user?: string
  readonly password?: string
}

type ParsedRelay =
  | { readonly relay: Relay; readonly wrong?: undefined }
  | { readonly relay?: undefined; readonly wrong: string }

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** A name without a dot, which only the local network knows, such as the name of a service in a Compose file. */
const UNDOTTED = /^[a-z][a-z\d-]*$/i

/**
 * Returns whether the relay may be used without TLS. A relay elsewhere, or one that gets a password, must prove its
 * name by TLS.
 */
const isNearby = ({ hostname, username }: URL): boolean =>
  LOOPBACK.test(hostname) || (username === '' && UNDOTTED.test(hostname))

/** The submission port (RFC 6409), where a connection begins without TLS and then must switch to it. */
const SUBMISSION = '587'

const PORTS = { 'smtps:': 465, 'smtp:': 25 } as const

const isScheme = (protocol: string): protocol is keyof typeof PORTS => protocol in PORTS

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/**
 * How to encode special characters. User names, too, often contain an `@`. The text is constant, so it reveals nothing
 * of a password.
 */
export const ENCODING_HINT =
  'in the user and the password, % is written as %25, @ as %40, : as %3A, / as %2F, # as %23, ? as %3F'

/**
 * Parses `smtps://user:password@host:port` or `smtp://user:password@host:587`, with special characters percent-encoded.
 * A fault never contains the password.
 */
export const parseRelayUrl = (text: string): ParsedRelay => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !isScheme(url.protocol) || url.hostname === '')
    return { wrong: `must be an address such as smtps://user:password@smtp.example.org; ${ENCODING_HINT}` }
  const isNear = isNearby(url)
  const isSecure = url.protocol === 'smtps:'
  if (!isSecure && url.port === String(PORTS['smtps:']))
    return { wrong: 'must begin with smtps://, as TLS is spoken at port 465 from the first byte' }
  if (!isSecure && !isNear && url.port !== SUBMISSION)
    return { wrong: 'must begin with smtps://, or end with :587 if the provider has no port for smtps://' }
  if (url.search !== '' || url.hash !== '' || !['', '/'].includes(url.pathname))
    return { wrong: `must end with the host or its port; ${ENCODING_HINT}` }
  const { hostname, port } = url
  const [username, password] = [decoded(url.username), decoded(url.password)]
  if (username === undefined || password === undefined) return { wrong: `must be written otherwise: ${ENCODING_HINT}` }
  return {
    relay: {
      host: hostname.replace(/^\[(.*)\]$/, '$1'),
      port: port === '' ? PORTS[url.protocol] : Number(port),
      isSecure,
      isNear,
      ...(username !== '' && { user: username, password }),
    },
  }
}
