import { errorCode, errorReason, StartFault } from '../../machine/start-fault.ts'
import { type Relay, ENCODING_HINT } from '../settings/relay-url.ts'
import { relayAnswer } from './relay-answer.ts'

const UNREACHED = 'cannot be reached'
const UNKNOWN = 'has a name that is not known'

/** Sentences about TLS errors by OpenSSL's message, as nodemailer has one code for all of them. */
const TLS_SENTENCES = [
  [/wrong version number/, 'does not begin with TLS at that port: smtps:// is mostly port 465, and 587 is for smtp://'],
  [/certificate/i, 'has a certificate that is not trusted'],
] as const

/** Sentences by nodemailer's error code. Any other code comes with a response of the relay. */
const SENTENCES: ReadonlyMap<string, string> = new Map([
  ['EDNS', UNKNOWN],
  ['ECONNECTION', UNREACHED],
  ['ESOCKET', UNREACHED],
  ['ETIMEDOUT', UNREACHED],
  ['ETLS', 'does not go over to TLS, so no password is sent'],
  ['EAUTH', 'refuses the user or the password'],
])

const sentenceOf = (error: unknown): string =>
  TLS_SENTENCES.find(([pattern]) => pattern.test(errorReason(error)))?.[1] ??
  SENTENCES.get(errorCode(error)) ??
  'refuses'

/** Returns whether the error is an outage of the relay or of the network, not a wrong setting. */
export const isRelayAway = (error: unknown): boolean =>
  [UNREACHED, UNKNOWN].includes(sentenceOf(error)) ||
  (error instanceof Error && 'responseCode' in error && error.responseCode === 421)

/** Returns whether the relay refused the user or the password. */
export const isLoginRefused = (error: unknown): boolean => errorCode(error) === 'EAUTH'

/** Messages about the relay in the log. */
export const RELAY_AWAY = 'the relay takes no emails for now'
export const LOGIN_REFUSED = 'the relay refuses the user or the password, so emails wait'

/**
 * Returns a hint about percent-encoding if the login was refused: `%41` in a password is read as an A, and only the
 * relay can notice.
 */
const hintFor = (error: unknown): string => (isLoginRefused(error) ? `: ${ENCODING_HINT}` : '')

/** Returns why the relay takes no emails, for the operator who has to correct the settings. */
export const relayFault = (relay: Pick<Relay, 'host' | 'port' | 'user' | 'password'>, error: unknown): StartFault =>
  new StartFault(
    `the mail relay ${relay.host}:${relay.port} ${sentenceOf(error)} (${relayAnswer(error, relay).said}); see MAIL_URL${hintFor(error)}.`,
  )
