import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { parseEnv } from 'node:util'
import { reasonOf } from '../fault.ts'
import { type Relay, relayIn } from './relay-url.ts'

/** All as text, checked; what is not set and has no default is ''. */
type Named = { readonly [N in SettingName]: string }

/** `wrong`: what to do instead, after "NAME ..."; undefined if the value is right. */
type Row = {
  readonly what: string
  readonly usual?: string
  readonly needed?: true
  readonly wrong: (text: string) => string | undefined
}

const isWhole =
  (most: number, least = 1) =>
  (text: string) =>
    /^\d{1,7}$/.test(text) && Number(text) >= least && Number(text) <= most
      ? undefined
      : `must be a whole number from ${least} to ${most}`

const any = (): undefined => undefined

const originFault = (text: string): string | undefined => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url?.protocol === 'https:' && url.origin === text
    ? undefined
    : 'must be the address that players see, such as https://draughts.example.org, without a slash at the end'
}

/** Those that SMTP servers take without question: one word or more, and a plain address. */
const FROM = /^[\w ]{1,60} <[\w+-]+(?:\.[\w+-]+)*@(?:[a-z\d-]+\.)+[a-z\d-]+>$/i

const addressesIn = (text: string): readonly string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

const isPeer = (text: string): boolean => {
  const [address = '', bits, ...more] = text.split('/')
  const family = isIP(address)
  return (
    family !== 0 &&
    more.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128)))
  )
}

const peersFault = (text: string): string | undefined =>
  addressesIn(text).every(isPeer)
    ? undefined
    : 'must be addresses or networks with commas between, such as 127.0.0.1, 10.0.0.0/8'

const fileFault = (text: string): string | undefined => {
  try {
    readFileSync(text)
    return undefined
  } catch (error) {
    return `names a file that cannot be read (${reasonOf(error)})`
  }
}

/** For the service, and for docs/one-machine.md. */
export const SETTINGS = {
  ORIGIN: { what: 'the address that players see; links in emails begin with it', needed: true, wrong: originFault },
  MAIL_FROM: {
    what: 'the sender of the emails',
    needed: true,
    wrong: (text) =>
      FROM.test(text) ? undefined : 'must be a name and an address, such as Crownhead <games@example.org>',
  },
  MAIL_URL: {
    what: 'your mail provider: `smtps://user:password@host`, or `smtp://localhost` for a relay on this machine',
    wrong: (text) => relayIn(text).wrong,
  },
  MAIL_URL_FILE: { what: 'a file that holds it, instead', wrong: fileFault },
  MAIL_PER_MINUTE: { what: 'emails a minute at most, as your provider allows', usual: '60', wrong: isWhole(10_000) },
  MAIL_PER_DAY: { what: 'emails a day at most', usual: '2000', wrong: isWhole(1_000_000) },
  DKIM_SELECTOR: {
    what: 'with a key: the service signs its emails, where the relay does not',
    wrong: (text) => (/^[a-z\d][a-z\d.-]{0,62}$/i.test(text) ? undefined : 'must be a name such as mail'),
  },
  DKIM_KEY_FILE: { what: 'the private key, in PEM', wrong: fileFault },
  DATA_DIR: { what: 'the folder of the games', usual: './data', wrong: any },
  HOST: {
    what: 'where it listens; `0.0.0.0` for all addresses',
    usual: '127.0.0.1',
    wrong: (text) => (isIP(text) === 0 ? 'must be an address of this machine' : undefined),
  },
  PORT: { what: 'where it listens', usual: '8080', wrong: isWhole(65_535, 0) },
  PROXIES: {
    what: 'peers whose `X-Forwarded-For` is believed: its last address is the caller',
    usual: '127.0.0.0/8, ::1',
    wrong: peersFault,
  },
  TLS_CERTIFICATE_FILE: {
    what: 'with a key: the service speaks https itself; read again when it changes',
    wrong: fileFault,
  },
  TLS_KEY_FILE: { what: 'the private key of the certificate, in PEM', wrong: fileFault },
  METRICS_PORT: { what: 'metrics and readiness, for this machine alone', wrong: isWhole(65_535, 0) },
} as const satisfies Readonly<Record<string, Row>>

export type SettingName = keyof typeof SETTINGS

export const NAMES = Object.keys(SETTINGS) as readonly SettingName[]

export type Pair = { readonly certificate: string; readonly key: string }

export type Serving = {
  readonly origin: string
  readonly from: string
  readonly relay: Relay
  readonly perMinute: number
  readonly perDay: number
  readonly dkim?: { readonly selector: string; readonly keyFile: string }
  readonly folder: string
  readonly host: string
  readonly port: number
  readonly proxies: readonly string[]
  /** Files. */
  readonly tls?: Pair
  readonly metricsPort?: number
}

export type ServingRead =
  | { readonly ok: true; readonly serving: Serving }
  | { readonly ok: false; readonly sentences: readonly string[] }

type Environment = Readonly<Record<string, string | undefined>>

const row = (name: SettingName): Row => SETTINGS[name]

const faultsIn = (named: Named): readonly string[] =>
  NAMES.flatMap((name) => {
    const { needed, wrong } = row(name)
    if (named[name] === '') return needed ? [`${name} is missing: ${row(name).what}.`] : []
    const fault = wrong(named[name])
    return fault === undefined ? [] : [`${name} ${fault}.`]
  })

const PAIRS = [
  ['DKIM_SELECTOR', 'DKIM_KEY_FILE'],
  ['TLS_CERTIFICATE_FILE', 'TLS_KEY_FILE'],
] as const

const pairFaults = (named: Named): readonly string[] =>
  PAIRS.flatMap(([one, other]) =>
    (named[one] === '') === (named[other] === '') ? [] : [`${one} and ${other} go together: set both, or neither.`],
  )

const relayFaults = ({ MAIL_URL, MAIL_URL_FILE }: Named): readonly string[] =>
  (MAIL_URL === '') === (MAIL_URL_FILE === '')
    ? [`Set either MAIL_URL or MAIL_URL_FILE: ${SETTINGS.MAIL_URL.what}.`]
    : []

const servingOf = (named: Named, relay: Relay): Serving => ({
  origin: named.ORIGIN,
  from: named.MAIL_FROM,
  relay,
  perMinute: Number(named.MAIL_PER_MINUTE),
  perDay: Number(named.MAIL_PER_DAY),
  ...(named.DKIM_SELECTOR !== '' && { dkim: { selector: named.DKIM_SELECTOR, keyFile: named.DKIM_KEY_FILE } }),
  folder: named.DATA_DIR,
  host: named.HOST,
  port: Number(named.PORT),
  proxies: addressesIn(named.PROXIES),
  ...(named.TLS_KEY_FILE !== '' && { tls: { certificate: named.TLS_CERTIFICATE_FILE, key: named.TLS_KEY_FILE } }),
  ...(named.METRICS_PORT !== '' && { metricsPort: Number(named.METRICS_PORT) }),
})

const namedIn = (given: Environment): Named =>
  Object.fromEntries(NAMES.map((name) => [name, (given[name] ?? row(name).usual ?? '').trim()])) as Named

/** All faults at once. `file`: the text of a file of settings, if one is named; the environment goes before it. */
export const readServing = (environment: Environment, file = ''): ServingRead => {
  const written: Environment = parseEnv(file)
  const unknown = Object.keys(written).filter((name) => !(name in SETTINGS))
  const named = namedIn({ ...written, ...environment })
  const sentences = [
    ...unknown.map((name) => `${name} is no setting: the file has one that is not known.`),
    ...faultsIn(named),
    ...pairFaults(named),
    ...relayFaults(named),
  ]
  if (sentences.length > 0) return { ok: false, sentences }
  const { relay, wrong } = relayIn(
    named.MAIL_URL === '' ? readFileSync(named.MAIL_URL_FILE, 'utf8').trim() : named.MAIL_URL,
  )
  return relay
    ? { ok: true, serving: servingOf(named, relay) }
    : { ok: false, sentences: [`MAIL_URL_FILE: its text ${wrong}.`] }
}
