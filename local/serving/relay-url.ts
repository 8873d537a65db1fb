/** A submission server of a provider, or a relay on this machine or beside it. */
export type Relay = {
  readonly host: string
  readonly port: number
  /** TLS from the first byte (RFC 8314); else STARTTLS, which only a relay nearby may do without. */
  readonly isSecure: boolean
  /** Seldom with a certificate that anyone signed. */
  readonly isNear: boolean
  readonly user?: string
  readonly password?: string
}

type Read =
  | { readonly relay: Relay; readonly wrong?: undefined }
  | { readonly relay?: undefined; readonly wrong: string }

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** Only its own network knows such a name, as that of a Compose file knows its services. */
const UNDOTTED = /^[a-z][a-z\d-]*$/i

/** A password leaves this machine by TLS alone, to a server that proves its name. */
const isNearby = ({ hostname, username }: URL): boolean =>
  LOOPBACK.test(hostname) || (username === '' && UNDOTTED.test(hostname))

/** At which a provider begins without TLS and goes over to it (RFC 6409); the relay is then required to. */
const SUBMISSION = '587'

const PORTS = { 'smtps:': 465, 'smtp:': 25 } as const

const isScheme = (protocol: string): protocol is keyof typeof PORTS => protocol in PORTS

const plain = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** Also within the user: providers often want the whole address there. The same for all, so that it tells nothing of a password. */
export const WRITTEN =
  'in the user and the password, % is written as %25, @ as %40, : as %3A, / as %2F, # as %23, ? as %3F'

/** `smtps://user:password@host:port`, or `smtp://user:password@host:587`; special characters are written as `%40`. Never shows the password. */
export const relayIn = (text: string): Read => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !isScheme(url.protocol) || url.hostname === '')
    return { wrong: `must be an address such as smtps://user:password@smtp.example.org; ${WRITTEN}` }
  const isNear = isNearby(url)
  const isSecure = url.protocol === 'smtps:'
  if (!isSecure && url.port === String(PORTS['smtps:']))
    return { wrong: 'must begin with smtps://, as TLS is spoken at port 465 from the first byte' }
  if (!isSecure && !isNear && url.port !== SUBMISSION)
    return { wrong: 'must begin with smtps://, or end with :587 if the provider has no port for smtps://' }
  if (url.search !== '' || url.hash !== '' || !['', '/'].includes(url.pathname))
    return { wrong: `must end with the host or its port; ${WRITTEN}` }
  const { hostname, port } = url
  const [username, password] = [plain(url.username), plain(url.password)]
  if (username === undefined || password === undefined) return { wrong: `must be written otherwise: ${WRITTEN}` }
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
