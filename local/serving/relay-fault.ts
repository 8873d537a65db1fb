import { codeOf, reasonOf, StartFault } from '../fault.ts'
import { type Relay, WRITTEN } from './relay-url.ts'
import { saidOf } from './smtp.ts'

const UNREACHED = 'cannot be reached'
const UNKNOWN = 'has a name that is not known'

/** By what OpenSSL says; nodemailer has one code for all of it. */
const OF_TLS = [
  [/wrong version number/, 'does not begin with TLS at that port: smtps:// is mostly port 465, and 587 is for smtp://'],
  [/certificate/i, 'has a certificate that is not trusted'],
] as const

/** By nodemailer's code. Any other is an answer of the relay. */
const SAID: ReadonlyMap<string, string> = new Map([
  ['EDNS', UNKNOWN],
  ['ECONNECTION', UNREACHED],
  ['ESOCKET', UNREACHED],
  ['ETIMEDOUT', UNREACHED],
  ['ETLS', 'does not go over to TLS, so no password is sent'],
  ['EAUTH', 'refuses the user or the password'],
])

const sentenceOf = (error: unknown): string =>
  OF_TLS.find(([pattern]) => pattern.test(reasonOf(error)))?.[1] ?? SAID.get(codeOf(error)) ?? 'refuses'

/** An outage, not a wrong setting: of the relay, or of the way to it. */
export const isAway = (error: unknown): boolean =>
  [UNREACHED, UNKNOWN].includes(sentenceOf(error)) ||
  (error instanceof Error && 'responseCode' in error && error.responseCode === 421)

/** It does not take the user and the password. */
export const isLogin = (error: unknown): boolean => codeOf(error) === 'EAUTH'

/** For the log. */
export const RELAY_AWAY = 'the relay takes no emails for now'
export const LOGIN_REFUSED = 'the relay refuses the user or the password, so emails wait'

/** A password with %41 in it is read with an A, and only the relay can tell that it is wrong. */
const hintFor = (error: unknown): string => (isLogin(error) ? `: ${WRITTEN}` : '')

/** Why a relay takes no emails: for who has to look up what they set. */
export const relayFault = (relay: Pick<Relay, 'host' | 'port' | 'user' | 'password'>, error: unknown): StartFault =>
  new StartFault(
    `the mail relay ${relay.host}:${relay.port} ${sentenceOf(error)} (${saidOf(error, relay).said}); see MAIL_URL${hintFor(error)}.`,
  )
