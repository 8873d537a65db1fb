import { CLUB_NAME } from '../../../shared/email/text/club-name.ts'
import { CREATION_POLICY } from '../../../shared/service/credentials/creation-policy.ts'
import { isIP } from 'node:net'
import { parseNetworks } from './club-networks.ts'
import { parseLmtpAddress } from './lmtp-address.ts'
import { parseRelayUrl } from './relay-url.ts'
import { homeFault, keyFault, certificateFault, fileFault } from './file-faults.ts'

/**
 * A setting: what it is for, its default, whether it is required, and how it is checked. `wrong` returns what to write
 * instead, as the end of the sentence "NAME ..."; undefined if the value is right.
 */
export type SettingSpec = {
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

/**
 * Returns what is wrong with the address of the site. If browsers only spell it differently, the sentence contains
 * their spelling.
 */
const originFault = (text: string): string | undefined => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol === 'http:') return `must begin with https://, such as https://${url.host}`
  if (url?.protocol !== 'https:')
    return 'must be the address that players see, with https:// and without a slash at the end, such as https://draughts.example.org'
  return url.origin === text
    ? undefined
    : `must be written ${url.origin}: the host alone, in small letters, without a slash at the end`
}

/** A sender: a name that needs no quotes in a header, and an address that every SMTP server accepts. */
const FROM = /^[\p{L}\p{M}\p{N}_ .'&-]{1,60} <[\w+-]+(?:\.[\w+-]+)*@(?:[a-z\d-]+\.)+[a-z\d-]+>$/iu

/** Returns the full sender: an address alone gets the name of the club before it, or else "Crownhead". */
export const parseSender = (text: string, club = ''): string =>
  /[<>\s]/.test(text) ? text : `${club === '' ? 'Crownhead' : club} <${text}>`

/** The address of a page that the menu leads to. */
export const WEB_PAGE = /^https:\/\/[\w.-]+(?::\d+)?(?:\/[\w./~?=&%#+-]*)?$/

const ADDRESS = /^[^\s@<>]+@[^\s@<>]+$/

const pageFault = (text: string): string | undefined =>
  WEB_PAGE.test(text) ? undefined : 'must be an https address, such as https://example.org/imprint'

const HOST = /^(?=.{4,200}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/i

const SERVER_NAME = /^[\w.-]{1,200}$/

export const splitAddresses = (text: string): readonly string[] =>
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
  splitAddresses(text).every(isPeer)
    ? undefined
    : 'must be addresses or networks with commas between, such as 127.0.0.1, 10.0.0.0/8'

/** All settings of `npm run serve`. The table in docs/one-machine.md is checked against them. */
export const SERVING_SETTINGS = {
  ORIGIN: { what: 'the service’s web address; links in emails begin with it', needed: true, wrong: originFault },
  MAIL_FROM: {
    what: 'the sender: an email address, with or without a name',
    needed: true,
    wrong: (text) =>
      FROM.test(parseSender(text))
        ? undefined
        : "must be an address, or a name and an address, such as Crownhead <games@example.org>; the name has only letters, digits, spaces and . & ' -",
  },
  SITE_NAME: {
    what: 'your club’s name, for emails, the menu and `/v1`',
    wrong: (text) =>
      CLUB_NAME.test(text) ? undefined : "must be 2 to 40 letters, with spaces, & ' - between, such as Damclub Utrecht",
  },
  IMPRINT_URL: { what: 'the page that says who is responsible', wrong: pageFault },
  PRIVACY_URL: { what: 'the page about personal data; `npm run privacy` writes one', wrong: pageFault },
  CONTACT: {
    what: 'an address or page for questions',
    wrong: (text) =>
      ADDRESS.test(text) || WEB_PAGE.test(text)
        ? undefined
        : 'must be a bare address or an https address, such as club@example.org',
  },
  ABUSE_TO: {
    what: 'the address for reports of abuse and messages',
    wrong: (text) => (ADDRESS.test(text) ? undefined : 'must be a bare address, such as abuse@example.org'),
  },
  NEW_GAMES: {
    what: 'who may create games: `anyone`; `word:…`, by this word or the link `/?word=…`; `keys`, your programs',
    usual: 'anyone',
    wrong: (text) =>
      CREATION_POLICY.test(text)
        ? undefined
        : 'must be anyone, keys, or word: with 6 to 40 letters, digits or hyphens, such as word:utrecht-1926',
  },
  MAIL_URL: {
    what: 'your provider: `smtps://user:password@host` or `smtp://user:password@host:587`; or a relay, such as `smtp://localhost`',
    wrong: (text) => parseRelayUrl(text).wrong,
  },
  MAIL_URL_FILE: { what: 'a file with the value of `MAIL_URL`: set only one of them', wrong: fileFault },
  MAIL_PER_MINUTE: { what: 'emails a minute at most', usual: '60', wrong: isWhole(10_000) },
  MAIL_PER_DAY: { what: 'emails a day at most', usual: '2000', wrong: isWhole(1_000_000) },
  MAIL_REPLIES: {
    what: 'the mail host that receives players’ answers, such as `in.example.org`',
    wrong: (text) => (HOST.test(text) ? undefined : 'must be the name of a host, such as in.example.org'),
  },
  MAIL_AUTHSERV: {
    what: 'the name of the mail server whose `Authentication-Results` are trusted',
    wrong: (text) => (SERVER_NAME.test(text) ? undefined : 'must be a name as it stands there, such as mx.example.org'),
  },
  MAIL_AUTHSERV_BELOW: {
    what: '`yes`: the server of `MAIL_AUTHSERV` writes its results below its own `Received`, and removes results that others wrote in its name',
    wrong: (text) => (text === 'yes' ? undefined : 'must be yes, or not set'),
  },
  MAIL_LMTP: {
    what: 'where your mail server delivers answers (LMTP): a port of this machine, or the path of a socket',
    usual: '127.0.0.1:2424',
    wrong: (text) => parseLmtpAddress(text).wrong,
  },
  MAIL_RETURNS: {
    what: '`yes`: bounces come to the host of `MAIL_REPLIES`',
    wrong: (text) => (text === 'yes' ? undefined : 'must be yes, or not set'),
  },
  DKIM_SELECTOR: {
    what: 'the DKIM selector; with `DKIM_KEY_FILE` the service signs its emails',
    wrong: (text) => (/^[a-z\d][a-z\d.-]{0,62}$/i.test(text) ? undefined : 'must be a name such as mail'),
  },
  DKIM_KEY_FILE: { what: 'the private key of DKIM, in PEM', wrong: keyFault },
  CLUB_NETWORKS: {
    what: 'your club’s networks, with higher limits: `203.0.113.0/24, 2001:db8:7::/48`',
    wrong: (text) => parseNetworks(text).wrong,
  },
  PUSH: {
    what: '`on`: players may turn on web push',
    usual: 'off',
    wrong: (text) => (text === 'on' || text === 'off' ? undefined : 'must be on or off'),
  },
  DATA_DIR: { what: 'the folder of the games', usual: './data', wrong: homeFault },
  HOST: {
    what: 'the network address to listen at; `0.0.0.0` for all',
    usual: '127.0.0.1',
    wrong: (text) =>
      isIP(text) === 0 ? 'must be an address of this machine, such as 127.0.0.1, or 0.0.0.0 for all' : undefined,
  },
  PORT: { what: 'the port where the service listens', usual: '8080', wrong: isWhole(65_535, 0) },
  PROXIES: {
    what: 'proxies whose `X-Forwarded-For` is trusted; the last address there that is no proxy is the caller',
    usual: '127.0.0.0/8, ::1',
    wrong: peersFault,
  },
  TLS_CERTIFICATE_FILE: {
    what: 'the certificate. With `TLS_KEY_FILE` the service speaks https itself, and rereads both files when they change',
    wrong: certificateFault,
  },
  TLS_KEY_FILE: { what: 'the private key of the certificate, in PEM', wrong: keyFault },
  METRICS_PORT: { what: 'the port of metrics and readiness, for this machine alone', wrong: isWhole(65_535, 0) },
} as const satisfies Readonly<Record<string, SettingSpec>>

/** The names that settings had until 0.1, which are still read. */
const FORMER_NAMES = { CLUB_NAME: 'SITE_NAME', IMPRINT: 'IMPRINT_URL', PRIVACY: 'PRIVACY_URL' } as const

export type Environment = Readonly<Record<string, string | undefined>>

export const isFormerName = (name: string): boolean => Object.hasOwn(FORMER_NAMES, name)

/** Returns the environment with the values of former names under their present ones, unless these are set, too. */
export const withPresentNames = (environment: Environment): Environment => ({
  ...Object.fromEntries(Object.entries(FORMER_NAMES).map(([former, name]) => [name, environment[former]])),
  ...environment,
})

export type ServingSettingName = keyof typeof SERVING_SETTINGS

export const SERVING_SETTING_NAMES = Object.keys(SERVING_SETTINGS) as readonly ServingSettingName[]
