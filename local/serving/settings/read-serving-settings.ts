import { X509Certificate, createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Operator } from '../../../shared/texts/languages/operator.ts'
import { type CreationPolicy, parseCreationPolicy } from '../../../shared/service/credentials/creation-policy.ts'
import { type ClubNetwork, parseNetworks } from './club-networks.ts'
import { type LmtpAddress, parseLmtpAddress } from './lmtp-address.ts'
import { operatorIn } from './operator-settings.ts'
import { portFaults } from './port-faults.ts'
import { type Relay, parseRelayUrl } from './relay-url.ts'
import {
  type Environment,
  SERVING_SETTING_NAMES,
  type SettingSpec,
  SERVING_SETTINGS,
  type ServingSettingName,
  splitAddresses,
  parseSender,
  withPresentNames,
} from './serving-settings.ts'
import { parseSettingsFile } from './settings-file.ts'
import { unknownSettings } from './unknown-settings.ts'

/** All settings as text; one that is not set and has no default is empty. */
type Named = { readonly [N in ServingSettingName]: string }

export type TlsFiles = { readonly certificate: string; readonly key: string }

export type ServingSettings = {
  readonly origin: string
  readonly from: string
  readonly operator: Operator
  readonly creation: CreationPolicy
  readonly relay: Relay
  readonly perMinute: number
  readonly perDay: number
  readonly replies?: {
    readonly host: string
    readonly server: string
    readonly place: LmtpAddress
    readonly isReturned: boolean
    readonly isBelow: boolean
  }
  readonly dkim?: { readonly selector: string; readonly keyFile: string }
  /** True if players may get push notifications. */
  readonly push: boolean
  readonly folder: string
  readonly host: string
  readonly port: number
  readonly proxies: readonly string[]
  readonly clubNetworks?: readonly ClubNetwork[]
  /** Paths of the certificate and its key. */
  readonly tls?: TlsFiles
  readonly metricsPort?: number
}

export type ServingSettingsResult =
  | { readonly ok: true; readonly serving: ServingSettings }
  | { readonly ok: false; readonly sentences: readonly string[] }

const row = (name: ServingSettingName): SettingSpec => SERVING_SETTINGS[name]

const faultsIn = (named: Named): readonly string[] =>
  SERVING_SETTING_NAMES.flatMap((name) => {
    const { needed, wrong } = row(name)
    if (named[name] === '') return needed ? [`${name} is missing: ${row(name).what}.`] : []
    const fault = wrong(named[name])
    return fault === undefined ? [] : [`${name} ${fault}.`]
  })

const PAIRS = [
  ['MAIL_REPLIES', 'MAIL_AUTHSERV'],
  ['DKIM_SELECTOR', 'DKIM_KEY_FILE'],
  ['TLS_CERTIFICATE_FILE', 'TLS_KEY_FILE'],
] as const

const pairFaults = (named: Named): readonly string[] =>
  PAIRS.flatMap(([one, other]) =>
    (named[one] === '') === (named[other] === '') ? [] : [`${one} and ${other} go together: set both, or neither.`],
  )

const NO_RELAY =
  'MAIL_URL is missing: your mail provider, such as smtps://user:password@smtp.example.org. Or set MAIL_URL_FILE to a file that holds it.'

const relayFaults = ({ MAIL_URL, MAIL_URL_FILE }: Named): readonly string[] => {
  if ((MAIL_URL === '') !== (MAIL_URL_FILE === '')) return []
  return [MAIL_URL === '' ? NO_RELAY : 'Set MAIL_URL or MAIL_URL_FILE, not both.']
}

/** Returns a fault if the key does not fit the certificate. Each file alone has been checked before. */
const certificateFaults = ({ TLS_CERTIFICATE_FILE, TLS_KEY_FILE }: Named): readonly string[] => {
  const certificate = new X509Certificate(readFileSync(TLS_CERTIFICATE_FILE))
  return certificate.checkPrivateKey(createPrivateKey(readFileSync(TLS_KEY_FILE)))
    ? []
    : ['TLS_KEY_FILE must be the key of the certificate in TLS_CERTIFICATE_FILE.']
}

const dependencyFaults = ({ MAIL_REPLIES, MAIL_RETURNS, MAIL_AUTHSERV_BELOW }: Named): readonly string[] =>
  MAIL_REPLIES === ''
    ? [
        ...(MAIL_RETURNS === '' ? [] : ['MAIL_RETURNS needs MAIL_REPLIES: emails come back to that host.']),
        ...(MAIL_AUTHSERV_BELOW === '' ? [] : ['MAIL_AUTHSERV_BELOW needs MAIL_AUTHSERV: it is about that server.']),
      ]
    : []

const repliesIn = (named: Named): Pick<ServingSettings, 'replies'> => {
  const { MAIL_REPLIES: host, MAIL_AUTHSERV: server } = named
  const { place } = parseLmtpAddress(named.MAIL_LMTP)
  const isReturned = named.MAIL_RETURNS === 'yes'
  const isBelow = named.MAIL_AUTHSERV_BELOW === 'yes'
  return host === '' || !place ? {} : { replies: { host, server, place, isReturned, isBelow } }
}

const clubIn = ({ CLUB_NETWORKS }: Named): Pick<ServingSettings, 'clubNetworks'> => {
  const { networks } = parseNetworks(CLUB_NETWORKS)
  return networks ? { clubNetworks: networks } : {}
}

const servingOf = (named: Named, relay: Relay): ServingSettings => ({
  origin: named.ORIGIN,
  from: parseSender(named.MAIL_FROM, named.SITE_NAME),
  operator: operatorIn(named),
  creation: parseCreationPolicy(named.NEW_GAMES),
  relay,
  perMinute: Number(named.MAIL_PER_MINUTE),
  perDay: Number(named.MAIL_PER_DAY),
  ...repliesIn(named),
  ...(named.DKIM_SELECTOR !== '' && { dkim: { selector: named.DKIM_SELECTOR, keyFile: named.DKIM_KEY_FILE } }),
  push: named.PUSH === 'on',
  folder: named.DATA_DIR,
  host: named.HOST,
  port: Number(named.PORT),
  proxies: splitAddresses(named.PROXIES),
  ...clubIn(named),
  ...(named.TLS_KEY_FILE !== '' && { tls: { certificate: named.TLS_CERTIFICATE_FILE, key: named.TLS_KEY_FILE } }),
  ...(named.METRICS_PORT !== '' && { metricsPort: Number(named.METRICS_PORT) }),
})

const namedIn = (environment: Environment): Named =>
  Object.fromEntries(
    SERVING_SETTING_NAMES.map((name) => [name, (environment[name] ?? row(name).usual ?? '').trim()]),
  ) as Named

/**
 * Reads the settings and returns all that is wrong at once. `file` is the text of a settings file, which the
 * environment overrides.
 */
export const readServingSettings = (environment: Environment, file = ''): ServingSettingsResult => {
  const { values, faults } = parseSettingsFile(file)
  const named = namedIn(withPresentNames({ ...values, ...environment }))
  const sentences = [
    ...faults,
    ...unknownSettings(file),
    ...faultsIn(named),
    ...pairFaults(named),
    ...relayFaults(named),
    ...dependencyFaults(named),
  ]
  if (sentences.length > 0) return { ok: false, sentences }
  const mismatches = named.TLS_KEY_FILE === '' ? [] : certificateFaults(named)
  if (mismatches.length > 0) return { ok: false, sentences: mismatches }
  const { relay, wrong } = parseRelayUrl(
    named.MAIL_URL === '' ? readFileSync(named.MAIL_URL_FILE, 'utf8').trim() : named.MAIL_URL,
  )
  if (!relay) return { ok: false, sentences: [`MAIL_URL_FILE: its text ${wrong}.`] }
  const serving = servingOf(named, relay)
  const portClashes = portFaults(serving)
  return portClashes.length === 0 ? { ok: true, serving } : { ok: false, sentences: portClashes }
}
